import { foldText } from '../catalogue/fold-text.ts';

const known = new Map<string, ReadonlySet<string>>();

/** 'and' and 'or' of a language, folded: between two garments they say that either is meant. */
export function joiningWords(language: string): ReadonlySet<string> {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  return words;
}

function readWords(language: string): ReadonlySet<string> {
  const parts = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    // By vowels, too: Spanish and Italian change the word before some of them.
    ['x', 'a', 'o', 'i'].flatMap((last) => new Intl.ListFormat([language, 'en'], { type }).formatToParts(['x', last])),
  );
  const words = parts.flatMap(({ type, value }) => (type === 'literal' ? (foldText(value).match(/[\p{L}\p{N}]+/gu) ?? []) : []));
  return new Set(words);
}
