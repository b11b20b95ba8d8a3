import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import type { YieldToEventLoop } from '../create-yield.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';
import { isCompounding } from '../words/split-compound.ts';
import type { FindNumbered } from './numbers-of.ts';

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
  /** Sorted, so that words with the same beginning stand together. */
  terms: readonly string[];
  termNumber: ReadonlyMap<string, number>;
  /** The same written backwards and sorted, for languages that glue words together: 'mantel' is in 'wollmantel'. */
  reversed: readonly { text: string; term: number }[];
  /** Which letters a term holds, as bits: most terms are ruled out as misspellings by one comparison. */
  letters: Uint32Array;
  /** The terms of each length: a misspelling is never much longer or shorter. */
  byLength: readonly (readonly number[])[];
  products: readonly Uint32Array[];
  scores: readonly Uint8Array[];
  /** Products by two words that follow each other in their name. */
  pairs: ReadonlyMap<string, Uint32Array>;
  numbers: FindNumbered;
};

export type BuildText = Pick<TextIndex, 'language' | 'count' | 'numbers'> & {
  /** Texts that all products of a style share are split into words only once. */
  styles: readonly { products: readonly number[]; texts: readonly FieldText[] }[];
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

export async function buildTextIndex({ language, count, styles, textsOf, numbers, yieldToEventLoop }: BuildText): Promise<TextIndex> {
  const postings = new Map<string, { products: number[]; scores: number[] }>();
  const { gather, pairsIn } = stemReader(language);
  const postingOf = (stem: string) => {
    let posting = postings.get(stem);
    if (!posting) {
      posting = { products: [], scores: [] };
      postings.set(stem, posting);
    }
    return posting;
  };
  const pairs = new Map<string, number[]>();
  const addPairs = (products: readonly number[], name: string) => {
    for (const pair of pairsIn(name)) {
      const known = pairs.get(pair);
      if (known) known.push(...products);
      else pairs.set(pair, [...products]);
    }
  };
  for (const { products, texts } of styles) {
    for (const { field, text } of texts) if (field === 'name') addPairs(products, text);
    const shared = gather(texts, new Map());
    const owns = products.map((product) => gather(textsOf(product), new Map()));
    for (const [stem, score] of shared) {
      const posting = postingOf(stem);
      for (const [at, product] of products.entries()) {
        posting.products.push(product);
        posting.scores.push(Math.max(score, owns[at]!.get(stem) ?? 0));
      }
    }
    for (const [at, own] of owns.entries()) {
      for (const [stem, score] of own) {
        if (shared.has(stem)) continue;
        const posting = postingOf(stem);
        posting.products.push(products[at]!);
        posting.scores.push(score);
      }
    }
    await yieldToEventLoop();
  }
  const terms = [...postings.keys()].sort();
  await yieldToEventLoop();
  const reversed = isCompounding(language)
    ? terms.map((text, term) => ({ text: reverse(text), term })).sort((a, b) => (a.text < b.text ? -1 : 1))
    : [];
  await yieldToEventLoop();
  const products: Uint32Array[] = [];
  const scores: Uint8Array[] = [];
  for (const term of terms) {
    const posting = postings.get(term)!;
    products.push(Uint32Array.from(posting.products));
    scores.push(Uint8Array.from(posting.scores));
    await yieldToEventLoop();
  }
  const termNumber = new Map(terms.map((term, index) => [term, index]));
  return {
    ...{ language, count, terms, reversed, termNumber, products, scores, numbers },
    ...{ letters: Uint32Array.from(terms, lettersOf), byLength: termsByLength(terms) },
    pairs: new Map([...pairs].map(([pair, members]) => [pair, Uint32Array.from(members)])),
  };
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

export function termsByLength(terms: readonly string[]): number[][] {
  const byLength: number[][] = [];
  for (const [term, text] of terms.entries()) {
    if (!isWord(text)) continue;
    byLength[text.length] ??= [];
    byLength[text.length]!.push(term);
  }
  return byLength;
}

export function pairOf(first: string, second: string): string {
  return `${first} ${second}`;
}

export function reverse(text: string): string {
  return [...text].reverse().join('');
}

export function lettersOf(term: string): number {
  let bits = 0;
  for (let at = 0; at < term.length; at++) bits |= 1 << (term.charCodeAt(at) & 31);
  return bits >>> 0;
}
