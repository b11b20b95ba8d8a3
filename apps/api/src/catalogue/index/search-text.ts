import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '@selvedge/domain/catalogue/stem-word.ts';
import { type Bits, emptyBits, hasBit, setBit } from './bits.ts';
import { expandWord, quality } from './expand-word.ts';
import { stopWords } from './stop-words.ts';
import { findPhrase, type Phrase, type Synonyms } from './synonyms.ts';
import { pairOf, type TextIndex } from './text-index.ts';

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
/** Eight words of the highest weight and the seven pairs that they make stay below it. */
export const highestScore = 1023;

/** The words of a query that are looked for, folded. A query of stop words only is taken as it stands. */
export function queryWords(terms: string, language: string): string[] {
  const words = [...new Set(wordsOf(terms.slice(0, longestQuery), language))].slice(0, mostWords);
  const telling = words.filter((word) => !stopWords(language).has(word));
  return telling.length > 0 ? telling : words;
}

/** What a part of a query may mean: products, how much each deserves it, and how surely it was meant. */
type Sense = { products: Uint32Array; scores: Uint8Array; quality: number };

/** A search over one language. Undefined when the query holds no word at all. */
export function textSearch(index: TextIndex, synonyms: Synonyms): TextSearch {
  const sensesOf = sensesIn(index, synonyms);
  // One search runs to its end before the next begins, so they can share their room.
  const room = { best: new Uint8Array(index.count), scores: new Uint16Array(index.count) };
  let bits = emptyBits(index.count);
  let next = emptyBits(index.count);
  return (terms) => {
    const words = queryWords(terms, index.language);
    if (words.length === 0) return undefined;
    // A word that nothing here is called must not hide what the other words name. The rarest comes first: it leaves least to look at.
    const telling = sensesOf(words)
      .filter((senses) => senses.length > 0)
      .sort((a, b) => sizeOf(a) - sizeOf(b));
    bits.fill(0);
    for (const [at, senses] of telling.entries()) {
      next.fill(0);
      for (const sense of senses) gather(sense, { ...room, among: at === 0 ? undefined : bits, into: next });
      [bits, next] = [next, bits];
    }
    if (words.length > 1) {
      favourPhrases(index, words, { bits, scores: room.scores });
      if (keepQuoted(index, terms, { bits, room: next })) [bits, next] = [next, bits];
    }
    return { bits, scores: room.scores };
  };
}

/** The senses of each part of a query: of a name of several words that staff have described, else of a word. */
function sensesIn(index: TextIndex, synonyms: Synonyms): (words: readonly string[]) => (readonly Sense[])[] {
  let known = new Map<string, readonly Sense[]>();
  const remember = (key: string, make: () => readonly Sense[]): readonly Sense[] => {
    const senses = known.get(key) ?? make();
    // The words are the callers' to choose.
    if (known.size >= mostKeptWords) known = new Map();
    known.set(key, senses);
    return senses;
  };
  const ofPhrases = (phrases: readonly Phrase[], sure: number): Sense[] =>
    phrases.flatMap((phrase) => {
      const posting = holdingAll(index, phrase);
      return posting ? [{ ...posting, quality: sure }] : [];
    });
  const ofWord = (word: string, isLast: boolean): Sense[] => [
    ...expandWord(index, word, { synonyms, isLast }).map(({ term, quality: sure }) => ({ ...postingOf(index, term), quality: sure })),
    ...ofPhrases(synonyms.ofWord.get(stemWord(word, index.language))?.filter(({ length }) => length > 1) ?? [], quality.synonym),
  ];
  return (words) => {
    const stems = synonyms.ofPhrase.size > 0 ? words.map((word) => stemWord(word, index.language)) : [];
    const parts: (readonly Sense[])[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = findPhrase(synonyms, stems, at);
      const senses = phrase
        ? remember(`"${phrase.words.join(' ')}`, () => [
            ...ofPhrases([phrase.words], quality.exact),
            ...ofPhrases(phrase.others, quality.synonym),
          ])
        : [];
      const isLast = at === words.length - 1;
      const word = words[at]!;
      parts.push(senses.length > 0 ? senses : remember(isLast ? `${word}*` : word, () => ofWord(word, isLast)));
      at += phrase && senses.length > 0 ? phrase.words.length : 1;
    }
    return parts;
  };
}

function postingOf(index: TextIndex, term: number): Pick<Sense, 'products' | 'scores'> {
  return { products: index.products[term]!, scores: index.scores[term]! };
}

/** The products that hold every word of a name, each with the least of its words' scores. */
function holdingAll(index: TextIndex, phrase: Phrase): Pick<Sense, 'products' | 'scores'> | undefined {
  const terms = phrase.map((stem) => index.termNumber.get(stem));
  if (terms.some((term) => term === undefined)) return undefined;
  const [first, ...others] = (terms as number[])
    .map((term) => postingOf(index, term))
    .sort((a, b) => a.products.length - b.products.length);
  let found = new Map(Array.from(first!.products, (product, at) => [product, first!.scores[at]!]));
  for (const { products, scores } of others) {
    const both = new Map<number, number>();
    for (const [at, product] of products.entries()) {
      const score = found.get(product);
      if (score !== undefined) both.set(product, Math.min(score, scores[at]!));
    }
    found = both;
  }
  return found.size === 0 ? undefined : { products: Uint32Array.from(found.keys()), scores: Uint8Array.from(found.values()) };
}

/** Words that follow each other in a query and in a name: 'wool coat' is first of all a wool coat, not a coat beside which wool is named. */
const phraseBonus = 25;

function favourPhrases(index: TextIndex, words: readonly string[], { bits, scores }: TextHits): void {
  for (const pair of pairsOf(index, words)) {
    for (const product of index.pairs.get(pair) ?? []) if (hasBit(bits, product)) scores[product]! += phraseBonus;
  }
}

/** Words in quotation marks are meant in their order. Where no name has them so, they count as ordinary words; answers whether any has. */
function keepQuoted(index: TextIndex, terms: string, { bits, room }: { bits: Bits; room: Bits }): boolean {
  const quoted = [...terms.slice(0, longestQuery).matchAll(/["“”„«]([^"“”„«»]+)["“”»]/g)];
  const pairs = quoted.flatMap(([, words = '']) => pairsOf(index, queryWords(words, index.language)));
  if (pairs.length === 0) return false;
  room.fill(0);
  const [first = '', ...rest] = pairs;
  const others = rest.map((pair) => new Set(index.pairs.get(pair)));
  let isAny = false;
  for (const product of index.pairs.get(first) ?? []) {
    if (!hasBit(bits, product) || !others.every((products) => products.has(product))) continue;
    setBit(room, product);
    isAny = true;
  }
  return isAny;
}

function pairsOf({ language }: TextIndex, words: readonly string[]): string[] {
  const stems = words.map((word) => stemWord(word, language));
  return stems.slice(1).map((stem, at) => pairOf(stems[at]!, stem));
}

function sizeOf(senses: readonly Sense[]): number {
  return senses.reduce((sum, { products }) => sum + products.length, 0);
}

type Gather = { best: Uint8Array; scores: Uint16Array; among: Bits | undefined; into: Bits };

const scoreOf = new Uint8Array(256);

/** Adds the products of one sense; where a word has several, the best of them counts. */
function gather({ products, scores: weights, quality: sure }: Sense, { best, scores, among, into }: Gather): void {
  for (let weight = 0; weight < scoreOf.length; weight++) scoreOf[weight] = Math.max(1, Math.floor(weight * sure));
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
