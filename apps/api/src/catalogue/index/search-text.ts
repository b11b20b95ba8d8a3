import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { type Bits, emptyBits } from './bits.ts';
import { expandWord, type Meaning, type Synonyms } from './expand-word.ts';
import { stopWords } from './stop-words.ts';
import type { TextIndex } from './text-index.ts';

/** Good until the next search of the same language. */
export type TextHits = {
  bits: Bits;
  /** By product; only of those in `bits`. */
  scores: Uint16Array;
};

export type TextSearch = (terms: string) => TextHits | undefined;

const longestQuery = 200;
const mostWords = 8;
const mostKeptWords = 2_000;
/** Eight words of the highest weight stay below it. */
export const highestScore = 1023;

/** The words of a query that are looked for, folded. A query of stop words only is taken as it stands. */
export function queryWords(terms: string, language: string): string[] {
  const words = [...new Set(wordsOf(terms.slice(0, longestQuery), language))].slice(0, mostWords);
  const telling = words.filter((word) => !stopWords(language).has(word));
  return telling.length > 0 ? telling : words;
}

/** A search over one language. Undefined when the query holds no word at all. */
export function textSearch(index: TextIndex, synonyms: Synonyms): TextSearch {
  let known = new Map<string, readonly Meaning[]>();
  const meaningsOf = (word: string, isLast: boolean): readonly Meaning[] => {
    const key = isLast ? `${word}*` : word;
    let meanings = known.get(key);
    if (!meanings) {
      meanings = expandWord(index, word, { synonyms, isLast });
      // The words are the callers' to choose.
      if (known.size >= mostKeptWords) known = new Map();
      known.set(key, meanings);
    }
    return meanings;
  };
  // One search runs to its end before the next begins, so they can share their room.
  const room = { best: new Uint8Array(index.count), scores: new Uint16Array(index.count) };
  let bits = emptyBits(index.count);
  let next = emptyBits(index.count);
  return (terms) => {
    const words = queryWords(terms, index.language);
    if (words.length === 0) return undefined;
    const expanded = words.map((word, at) => meaningsOf(word, at === words.length - 1));
    // A word that nothing here is called must not hide what the other words name. The rarest comes first: it leaves least to look at.
    const telling = expanded.filter((meanings) => meanings.length > 0).sort((a, b) => sizeOf(index, a) - sizeOf(index, b));
    bits.fill(0);
    for (const [at, meanings] of telling.entries()) {
      next.fill(0);
      for (const meaning of meanings) gather(index, meaning, { ...room, among: at === 0 ? undefined : bits, into: next });
      [bits, next] = [next, bits];
    }
    return { bits, scores: room.scores };
  };
}

function sizeOf(index: TextIndex, meanings: readonly Meaning[]): number {
  return meanings.reduce((sum, { term }) => sum + index.products[term]!.length, 0);
}

type Gather = { best: Uint8Array; scores: Uint16Array; among: Bits | undefined; into: Bits };

const scoreOf = new Uint8Array(256);

/** Adds the products of one meaning; where a word has several, the best of them counts. */
function gather(index: TextIndex, { term, quality }: Meaning, { best, scores, among, into }: Gather): void {
  const products = index.products[term]!;
  const weights = index.scores[term]!;
  for (let weight = 0; weight < scoreOf.length; weight++) scoreOf[weight] = Math.max(1, Math.floor(weight * quality));
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    const word = product >>> 5;
    const bit = 1 << (product & 31);
    if (among && (among[word]! & bit) === 0) continue;
    const score = scoreOf[weights[at]!]!;
    if ((into[word]! & bit) === 0) {
      into[word]! |= bit;
      best[product] = score;
      scores[product] = among ? scores[product]! + score : score;
    } else if (best[product]! < score) {
      scores[product]! += score - best[product]!;
      best[product] = score;
    }
  }
}
