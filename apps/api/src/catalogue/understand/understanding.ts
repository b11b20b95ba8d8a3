import type { Understood } from '@selvedge/contract/catalogue/search.ts';
import { weights } from '../index/text-index.ts';
import type { LeftOut } from './find-left-out.ts';

/** Words of a query that name a filter. */
export type Understanding = Understood & {
  /** The tokens that say it: from `from`, up to and without `to`. */
  from: number;
  to: number;
  /** The words themselves, folded, from the word `at` on. Of a size or a price none: they are not looked for in texts. */
  words: readonly string[];
  at: number;
  /** Of a glued word, which part of it says so, and how many there are. */
  part: number;
  parts: number;
  /** Ids of concepts, values of a facet. */
  values: readonly string[];
  /** What is left out, and the words for it. */
  leftOut?: Pick<LeftOut, 'concepts' | 'words'>;
  /** Meant so although it is spelt otherwise. */
  isGuess?: boolean;
  /** Other words of the query that make a garment this one, folded: the wool of a wool coat. */
  refinedBy?: readonly string[];
};

/** Which of them to give up last. */
const strength = [
  'garment',
  'gender',
  'brand',
  'colour',
  'material',
  'occasion',
  'size',
  'length',
  'price',
  'offer',
] as const satisfies readonly Exclude<Understood['kind'], 'without'>[];

export function strongestFirst(understandings: readonly Understanding[]): Understanding[] {
  return understandings.toSorted((a, b) => strengthOf(b) - strengthOf(a));
}

/** Comparable with the weight of a field: a garment counts more than a word of a name, and what is on offer less than one of a colour. */
export function strengthOf({ kind }: Pick<Understanding, 'kind'>): number {
  return weights.kind - strength.indexOf(kind === 'without' ? 'material' : kind) * 5;
}

/** Sizes and prices are no words of any text, and what is left out must not be looked for. */
export function isMeasure({ kind }: Pick<Understanding, 'kind'>): boolean {
  return kind === 'size' || kind === 'length' || kind === 'price' || kind === 'without';
}
