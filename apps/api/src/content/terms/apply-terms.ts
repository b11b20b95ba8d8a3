import { type FieldConflict, mergeFields } from '@selvedge/domain/versions/merge-fields.ts';
import type { Terms, TermsRow } from './store.ts';
import type { TermsWords } from './tables.ts';

type Applied = { list: Terms[]; words: TermsWords; conflicts: FieldConflict[] };

/** What a market's terms are once a planned version holds: its change is made to what holds then. */
export function applyTerms(list: readonly Terms[], { slug, version, title, text, base }: TermsRow): Applied {
  const live = list.find((each) => each.slug === slug);
  const theirs = live && { title: live.title, text: live.text };
  const { merged, conflicts } = mergeFields({ base: base ?? undefined, mine: { title, text }, theirs });
  const words = merged as TermsWords;
  const next = { slug, version, ...words };
  return { list: live ? list.map((each) => (each === live ? next : each)) : [...list, next], words, conflicts };
}
