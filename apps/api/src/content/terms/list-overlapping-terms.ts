import type { OverlapField } from '@selvedge/contract/studio/page-edit.ts';
import type { TermsKey } from '@selvedge/contract/studio/terms.ts';
import { and, asc, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { applyTerms } from './apply-terms.ts';
import { findPublished, type PublishedTerms, type TermsRow } from './store.ts';
import { termsVersionTable } from './tables.ts';

type Overlapping = TermsKey & { title: string; validFrom: string };

/** Planned terms that would undo what was decided after the work on them began: somebody may still call them off. */
export async function listOverlappingTerms(db: Db): Promise<Overlapping[]> {
  const planned = await db
    .select()
    .from(termsVersionTable)
    .where(and(isNull(termsVersionTable.liveAt), isNull(termsVersionTable.cancelledAt)))
    .orderBy(asc(termsVersionTable.validFrom));
  const found: Overlapping[] = [];
  for (const row of planned) {
    const { market, slug, title, validFrom } = row;
    const { list } = await findPublished(db, market);
    if (applyTerms(list, row).conflicts.length > 0) found.push({ market, slug, title, validFrom: validFrom.toISOString() });
  }
  return found;
}

/** What a planned version would undo of what holds now, and who decided that. */
export function overlapsOfTerms({ list, since }: PublishedTerms, row: TermsRow, versions: readonly TermsRow[]): OverlapField[] {
  const live = list.find(({ slug }) => slug === row.slug);
  const decided = versions.find(({ version }) => version === live?.version);
  const changedAt = (decided?.decidedAt ?? since ?? row.decidedAt).toISOString();
  return applyTerms(list, row).conflicts.map(({ at, mine: planned, theirs }) => ({
    ...{ at, planned, live: theirs, who: decided?.decidedBy ?? '', changedAt },
  }));
}
