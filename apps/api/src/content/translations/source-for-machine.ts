import type { Translations } from '@selvedge/contract/page-data.ts';
import { checkText, sourceOf } from '@selvedge/domain/translation/check-text.ts';
import { pluralKey } from '@selvedge/domain/translation/plural-key.ts';

/** The English that holds every placeholder a language needs: "one piece" is no source where the same form is used of 21. */
export function sourceForMachine(english: Translations, { key, language }: { key: string; language: string }): string {
  const source = sourceOf(english, key) ?? '';
  const plural = pluralKey(english, key);
  if (!plural || checkText(english, { key, language, text: source }).length === 0) return source;
  return english[`${plural.stem}_other`] ?? source;
}
