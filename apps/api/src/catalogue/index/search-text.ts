import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
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
  const best = new Uint8Array(index.count);
  const bits = emptyBits(index.count);
  const scores = new Uint16Array(index.count);
  return (terms) => {
    const words = queryWords(terms, index.language);
    if (words.length === 0) return undefined;
    const expanded = words.map((word, at) => meaningsOf(word, at === words.length - 1));
    bits.fill(0);
    scores.fill(0);
    // A word that nothing here is called must not hide what the other words name.
    const telling = expanded.filter((meanings) => meanings.length > 0);
    for (const [at, meanings] of telling.entries()) {
      const touched = gather(index, meanings, best);
      const isFirst = at === 0;
      for (const product of touched) {
        if (isFirst) setBit(bits, product);
        scores[product] = Math.min(highestScore, scores[product]! + best[product]!);
      }
      if (!isFirst) for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) dropMissing(bits, word, best);
      for (const product of touched) best[product] = 0;
    }
    return { bits, scores };
  };
}

function gather(index: TextIndex, meanings: readonly Meaning[], best: Uint8Array): number[] | Uint32Array {
  const single = meanings.length === 1 ? meanings[0]! : undefined;
  if (single) {
    const products = index.products[single.term]!;
    const scores = index.scores[single.term]!;
    for (let at = 0; at < products.length; at++) best[products[at]!] = Math.max(1, scores[at]! * single.quality);
    return products;
  }
  const touched: number[] = [];
  for (const { term, quality } of meanings) {
    const products = index.products[term]!;
    const scores = index.scores[term]!;
    for (let at = 0; at < products.length; at++) {
      const product = products[at]!;
      const score = Math.max(1, scores[at]! * quality);
      if (best[product] === 0) touched.push(product);
      if (best[product]! < score) best[product] = score;
    }
  }
  return touched;
}

function dropMissing(bits: Bits, word: number, best: Uint8Array): void {
  let rest = bits[word]!;
  while (rest !== 0) {
    const bit = rest & -rest;
    if (best[(word << 5) + (31 - Math.clz32(bit))] === 0) bits[word]! &= ~bit;
    rest &= rest - 1;
  }
}
