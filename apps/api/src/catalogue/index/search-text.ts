import { foldText, wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';
import { type Bits, emptyBits, hasBit, setBit } from './bits.ts';
import { quality } from './expand-word.ts';
import { pairOf, productsOfPair } from './pairs.ts';
import { type Part, type PartReader, partReader } from './part-reader.ts';
import type { Posting } from './postings.ts';
import type { Synonyms } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';

/** Good until the next search of the same language. */
export type TextHits = {
  bits: Bits;
  /** By product; only of those in `bits`. */
  readonly scores: Uint16Array;
  /** All of them in the order of relevance, where it is known. */
  order?: Uint32Array;
  /** Words that nothing here is called, not even nearly. */
  unknown: readonly string[];
  /** Words that something is called but for a letter or two. */
  misspelt: readonly string[];
};

/** What filters stand for. */
type Filtered = {
  /** Words that need not be found: they only rank. */
  optional: ReadonlySet<string>;
  /** What the filters leave. Where all words are optional, nothing else is looked at. */
  within: Bits;
};

/** Undefined when the query holds no word at all. */
export type TextSearch = (terms: string, synonyms: Synonyms, filtered?: Filtered) => TextHits | undefined;

const none: ReadonlySet<string> = new Set();

const longestQuery = 200;
const mostWords = 8;
/** Eight words of the highest weight and the seven pairs that they make stay below it. */
export const highestScore = 1023;

/** The words of a query that are looked for, folded. A query of stop words only is taken as it stands. */
export function queryWords(terms: string, { language, numbers }: Pick<TextIndex, 'language' | 'numbers'>): string[] {
  const typed = terms.slice(0, longestQuery).split(/\s+/);
  const words = [...new Set(typed.flatMap((each) => toId(each, numbers) ?? wordsOf(each, language)))].slice(0, mostWords);
  const telling = words.filter((word) => !stopWords(language).has(word));
  return telling.length > 0 ? telling : words;
}

/** An id as it was typed, which is one word though it is made of several. */
function toId(typed: string, numbers: TextIndex['numbers']): string | undefined {
  const id = foldText(typed).replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
  if (!/[_,]/.test(id)) return undefined;
  const { whole, begun } = numbers(id);
  return whole.length + begun.length > 0 ? id : undefined;
}

/** A search over one language. */
export function textSearch(index: TextIndex): TextSearch {
  const readers = new WeakMap<Synonyms, PartReader>();
  const partsOf = (words: readonly string[], synonyms: Synonyms) => {
    const read = readers.get(synonyms) ?? partReader(index, synonyms);
    readers.set(synonyms, read);
    return read(words);
  };
  // One search runs to its end before the next begins, so they can share their scratch space.
  const scores = new Uint16Array(index.count);
  let bits = emptyBits(index.count);
  let next = emptyBits(index.count);
  return (terms, synonyms, filtered) => {
    const optional = filtered?.optional ?? none;
    const words = queryWords(terms, index);
    if (words.length === 0) return undefined;
    // A word that nothing here is called must not hide what the other words name. The rarest comes first: it leaves least to look at.
    const parts = partsOf(words, synonyms);
    const known = parts.filter(({ senses }) => senses.length > 0);
    const isOptional = (part: Part) => part.words.every((word) => optional.has(word));
    const telling = known
      .filter((part) => !isOptional(part))
      .map(({ best }) => best)
      .sort((a, b) => a.products.length - b.products.length);
    const isAnyGood = telling.length === 0 && words.some((word) => optional.has(word));
    if (filtered && isAnyGood) {
      bits.set(filtered.within);
      scores.fill(0);
    } else bits.fill(0);
    for (const [at, best] of telling.entries()) {
      next.fill(0);
      if (at === 0) putAll(best, { scores, into: next });
      else addAmong(best, { scores, among: bits, into: next });
      [bits, next] = [next, bits];
    }
    for (const { best } of known.filter(isOptional)) addAmong(best, { scores, among: bits, into: next });
    if (words.length > 1) {
      favourPhrases(index, parts, { bits, scores });
      if (keepQuoted(index, terms, { bits, scratch: next })) [bits, next] = [next, bits];
    }
    const wordsOfParts = (meant: readonly Part[]) => meant.flatMap((part) => part.words);
    return {
      ...{ bits, scores },
      unknown: wordsOfParts(parts.filter((part) => part.senses.length === 0 && !isOptional(part))),
      misspelt: wordsOfParts(known.filter(({ senses }) => senses.every((sense) => sense.quality === quality.typo))),
    };
  };
}

/** Words that follow each other in a query and in a name: 'wool coat' is first of all a wool coat, not a coat beside which wool is named. */
export const phraseBonus = 25;

function favourPhrases(index: TextIndex, parts: readonly Part[], { bits, scores }: Pick<TextHits, 'bits' | 'scores'>): void {
  for (const pair of pairsBetween(index, parts)) {
    for (const product of productsOfPair(index, pair)) if (hasBit(bits, product)) scores[product]! += phraseBonus;
  }
}

/** Words in quotation marks are meant in their order. Where no name has them so, they count as ordinary words; answers whether any has. */
function keepQuoted(index: TextIndex, terms: string, { bits, scratch }: { bits: Bits; scratch: Bits }): boolean {
  const quoted = [...terms.slice(0, longestQuery).matchAll(/["“”„«]([^"“”„«»]+)["“”»]/g)];
  const pairs = quoted.flatMap(([, words = '']) => pairsOf(index, queryWords(words, index)));
  if (pairs.length === 0) return false;
  scratch.fill(0);
  const [first = '', ...rest] = pairs;
  const others = rest.map((pair) => new Set(productsOfPair(index, pair)));
  let isAny = false;
  for (const product of productsOfPair(index, first)) {
    if (!hasBit(bits, product) || !others.every((products) => products.has(product))) continue;
    setBit(scratch, product);
    isAny = true;
  }
  return isAny;
}

/** Pairs of the last word of a part and the first of the next: within a part, other names are as good. */
export function pairsBetween(index: TextIndex, parts: readonly Part[]): string[] {
  return parts.slice(1).flatMap(({ words }, at) => pairsOf(index, [parts[at]!.words.at(-1)!, words[0]!]));
}

function pairsOf({ language }: TextIndex, words: readonly string[]): string[] {
  const stems = words.map((word) => stemWord(word, language));
  return stems.slice(1).map((stem, at) => pairOf(stems[at]!, stem));
}

type Gather = { scores: Uint16Array; into: Bits };

function putAll({ products, scores: points }: Posting, { scores, into }: Gather): void {
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    into[product >>> 5]! |= 1 << (product & 31);
    scores[product] = points[at]!;
  }
}

function addAmong({ products, scores: points }: Posting, { scores, among, into }: Gather & { among: Bits }): void {
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    const word = product >>> 5;
    const bit = 1 << (product & 31);
    if ((among[word]! & bit) === 0) continue;
    into[word]! |= bit;
    scores[product]! += points[at]!;
  }
}
