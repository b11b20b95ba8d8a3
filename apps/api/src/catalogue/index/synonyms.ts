import type { SynonymGroup } from '@selvedge/contract/catalogue/search-words.ts';
import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';

/** A name as the stems that it takes: 'roll neck' takes two. */
export type Phrase = readonly string[];

export type Synonyms = {
  /** What else a word may be called. */
  ofWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Names of several words, by the first of them; the longest come first. */
  ofPhrase: ReadonlyMap<string, readonly { words: Phrase; others: readonly Phrase[] }[]>;
};

/** What staff said means the same. Of a one-way row only the first name means the others. */
export function readSynonyms(rows: readonly SynonymGroup[], language: string): Synonyms {
  const ofWord = new Map<string, Phrase[]>();
  const ofPhrase = new Map<string, { words: Phrase; others: readonly Phrase[] }[]>();
  for (const row of rows) {
    if (row.language !== language) continue;
    const names = row.words.map((name) => toPhrase(name, language)).filter((name) => name.length > 0);
    for (const words of row.oneWay ? names.slice(0, 1) : names) {
      const others = names.filter((name) => name !== words);
      const [first = ''] = words;
      if (words.length === 1) ofWord.set(first, [...(ofWord.get(first) ?? []), ...others]);
      else
        ofPhrase.set(
          first,
          [...(ofPhrase.get(first) ?? []), { words, others }].sort((a, b) => b.words.length - a.words.length),
        );
    }
  }
  return { ofWord, ofPhrase };
}

/** The name of several words that a query holds from one of its words on. */
export function findPhrase({ ofPhrase }: Synonyms, stems: readonly string[], at: number) {
  return ofPhrase.get(stems[at] ?? '')?.find(({ words }) => words.every((word, offset) => stems[at + offset] === word));
}

/** The stems of a name, without words that say nothing. */
function toPhrase(name: string, language: string): Phrase {
  const words = wordsOf(name, language);
  const telling = words.filter((word) => !stopWords(language).has(word));
  return (telling.length > 0 ? telling : words).map((word) => stemWord(word, language));
}
