import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import type { YieldToEventLoop } from '../create-yield.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';
import { sortInSlices } from '../sort-in-slices.ts';
import { isCompounding } from '../words/split-compound.ts';
import { collectNumbers } from './collect-numbers.ts';
import type { FindNumbered } from './numbers-of.ts';
import { type MetPairs, type Pairs, pairOf, sortPairs } from './pairs.ts';
import { type MetRuns, sortPostings } from './postings.ts';
import type { Postings } from './runs.ts';

/**
 * Where a word was found, and how much that says about the product: most of all what its name says that it is. Numbers are found
 * apart, see numbers-of.ts.
 */
export const weights = {
  number: 100,
  kind: 70,
  name: 60,
  category: 40,
  brand: 30,
  colour: 25,
  attribute: 20,
  fabric: 8,
  description: 4,
} as const;
export type Field = keyof typeof weights;
/** A text, or ids of concepts that are known of the product whatever its texts say: 'colour:navy'. */
export type FieldText = { field: Field; text: string; isConcept?: true };

/** An inverted index of one language: the stems of all words, and for each the products that hold it. */
export type TextIndex = {
  language: string;
  count: number;
  /** Sorted, so that words with the same beginning stand together; see find-term.ts. */
  terms: readonly string[];
  /** Terms in the order of their letters from the last to the first, for languages that glue words together: 'mantel' is in 'wollmantel'. */
  reversed: Uint32Array;
  /** Which letters a term holds, as bits: most terms are ruled out as misspellings by one comparison. */
  letters: Uint32Array;
  /** The terms of each length: a misspelling is never much longer or shorter. */
  byLength: readonly Uint32Array[];
  postings: Postings;
  /** How many products hold each term, where they are not listed. */
  productCounts?: Uint32Array;
  /** Products by two words that follow each other in their name. */
  pairs: Pairs;
  numbers: FindNumbered;
};

export type BuildText = Pick<TextIndex, 'language' | 'count' | 'numbers'> & {
  styles: readonly { products: readonly number[] }[];
  /** Texts that all products of a style share are split into words only once. */
  sharedTextsOf: (style: number) => readonly FieldText[];
  textsOf: (product: number) => readonly FieldText[];
  yieldToEventLoop: YieldToEventLoop;
};

const longestWord = 40;
const longestRepeated = 100;
const mark = '\u0001';

/** The term of a concept, which nobody can type. */
export function conceptTerm(key: string): string {
  return mark + key;
}

/** Whether a term is a word, and not a concept. */
export function isWord(term: string): boolean {
  return !term.startsWith(mark);
}

export async function buildTextIndex(asked: BuildText): Promise<TextIndex> {
  const { language, count, styles, sharedTextsOf, textsOf, numbers, yieldToEventLoop } = asked;
  const { gather, pairsIn } = stemReader(language);
  const found = new Map<string, number>();
  const numberOf = (stem: string): number => {
    const number = found.get(stem) ?? found.size;
    if (number === found.size) found.set(stem, number);
    return number;
  };
  const met: MetRuns = { terms: collectNumbers(), firsts: collectNumbers(), lengths: collectNumbers(), scores: collectNumbers() };
  const put = (stem: string, first: number, length: number, score: number) => {
    met.terms.push(numberOf(stem));
    met.firsts.push(first);
    met.lengths.push(length);
    met.scores.push(score);
  };
  const metPairs: MetPairs = { firsts: collectNumbers(), seconds: collectNumbers(), products: collectNumbers() };
  const putPair = (pair: string, product: number) => {
    const [first = '', second = ''] = pair.split(' ');
    metPairs.firsts.push(numberOf(first));
    metPairs.seconds.push(numberOf(second));
    metPairs.products.push(product);
  };
  for (const [style, { products }] of styles.entries()) {
    const texts = sharedTextsOf(style);
    for (const { field, text } of texts) {
      if (field === 'name') for (const pair of pairsIn(text)) for (const product of products) putPair(pair, product);
    }
    const shared = gather(texts, new Map());
    const owns = products.map((product) => gather(textsOf(product), new Map()));
    const said = new Set(owns.flatMap((own) => [...own.keys()]));
    const isOneRun = products.every((product, at) => product === products[0]! + at);
    for (const [stem, score] of shared) {
      // What all colours of a style say alike is put down once for all of them.
      if (isOneRun && !said.has(stem)) put(stem, products[0]!, products.length, score);
      else for (const [at, product] of products.entries()) put(stem, product, 1, Math.max(score, owns[at]!.get(stem) ?? 0));
    }
    for (const [at, product] of products.entries()) {
      for (const [stem, score] of owns[at]!) if (!shared.has(stem)) put(stem, product, 1, score);
    }
    await yieldToEventLoop();
  }
  const inOrder = await sortTerms([...found.keys()], yieldToEventLoop);
  const postings = await sortPostings(met, inOrder, yieldToEventLoop);
  const pairs = await sortPairs(metPairs, inOrder, yieldToEventLoop);
  const { terms } = inOrder;
  return { ...{ language, count, numbers, postings, pairs, terms }, ...(await columnsOfTerms(terms, language, yieldToEventLoop)) };
}

/** Terms in order, and the place in it of each that was met. */
async function sortTerms(met: readonly string[], yieldToEventLoop: YieldToEventLoop) {
  const compare = (a: number, b: number) => (met[a]! < met[b]! ? -1 : met[a]! > met[b]! ? 1 : 0);
  const order = await sortInSlices(met.length, compare, yieldToEventLoop);
  const numberOf = new Uint32Array(met.length);
  for (const [number, at] of order.entries()) numberOf[at] = number;
  return { terms: Array.from(order, (at) => met[at]!), numberOf, count: met.length };
}

type OfTerms = Pick<TextIndex, 'reversed' | 'letters' | 'byLength'>;

/** What follows from the terms alone. */
export async function columnsOfTerms(terms: readonly string[], language: string, yieldToEventLoop: YieldToEventLoop): Promise<OfTerms> {
  const backwards = isCompounding(language) ? terms.map(reverse) : [];
  const compare = (a: number, b: number) => (backwards[a]! < backwards[b]! ? -1 : backwards[a]! > backwards[b]! ? 1 : 0);
  const reversed = await sortInSlices(backwards.length, compare, yieldToEventLoop);
  return { reversed, letters: Uint32Array.from(terms, lettersOf), byLength: termsByLength(terms) };
}

/** How texts become the terms of a product, each with the weight of the best place where it stands. */
export function stemReader(language: string) {
  const stemOf = (word: string) => stemWord(word.slice(0, longestWord), language);
  const known = new Map<string, readonly string[]>();
  /** Colours, categories and materials are said of hundreds of products in the same words. */
  const stemsIn = (text: string): readonly string[] => {
    const before = known.get(text);
    if (before) return before;
    const stems = [...new Set(wordsOf(text, language).map(stemOf))];
    if (text.length <= longestRepeated) known.set(text, stems);
    return stems;
  };
  return {
    gather(texts: readonly FieldText[], into: Map<string, number>): Map<string, number> {
      const put = (term: string, weight: number) => {
        if ((into.get(term) ?? 0) < weight) into.set(term, weight);
      };
      for (const { field, text, isConcept } of texts) {
        if (isConcept) for (const key of text.split(' ')) put(conceptTerm(key), weights[field]);
        else for (const stem of stemsIn(text)) put(stem, weights[field]);
      }
      return into;
    },
    /** Two words that follow each other in a name. */
    pairsIn(name: string): Set<string> {
      const found = wordsOf(name, language).flatMap((word) => (stopWords(language).has(word) ? [] : [stemOf(word)]));
      return new Set(found.slice(1).map((stem, at) => pairOf(found[at]!, stem)));
    },
  };
}

function termsByLength(terms: readonly string[]): Uint32Array[] {
  const byLength: number[][] = [];
  for (const [term, text] of terms.entries()) {
    if (!isWord(text)) continue;
    byLength[text.length] ??= [];
    byLength[text.length]!.push(term);
  }
  return Array.from(byLength, (list) => Uint32Array.from(list ?? []));
}

export function reverse(text: string): string {
  return [...text].reverse().join('');
}

export function lettersOf(term: string): number {
  let bits = 0;
  for (let at = 0; at < term.length; at++) bits |= 1 << (term.charCodeAt(at) & 31);
  return bits >>> 0;
}
