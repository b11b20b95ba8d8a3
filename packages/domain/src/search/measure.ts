import type { RangeWords } from './range-words.ts';

/** What stands between two spaces of a query, folded: digits of any script are ours by then, letters are small. */
export type Token = {
  text: string;
  /** Which of the query's words it holds: from `at`, `length` of them. `€` holds none. */
  at: number;
  length: number;
  /** A number that something in the shop is called by: the 501 of 'under 100 501' belongs to no price. */
  isName?: boolean;
};

/** A word, or several, that says what the number beside it means. */
export type MeasureSign = { id: 'below' | 'above' | 'between' | 'size' | 'length'; at: number; length: number };

export type KnownMeasures = {
  /** Ids of sizes by what they are called, folded. */
  sizes: ReadonlyMap<string, readonly string[]>;
  lengths: ReadonlyMap<string, readonly string[]>;
  /** What the market's money is called, folded: 'eur', 'euro', '€'. */
  currency: ReadonlySet<string>;
  decimals: number;
  /** What stands for three noughts, folded. */
  thousands: ReadonlySet<string>;
  range: RangeWords;
  /** Words that say nothing, folded: the article of 'sotto i 200 euro'. */
  silent: ReadonlySet<string>;
};

/** What was meant, and the tokens that said it: from `from`, up to and without `to`. */
export type Measure = { from: number; to: number } & (
  | { kind: 'price'; lowest?: number; highest?: number }
  | { kind: 'size' | 'length'; values: readonly string[] }
);

/** A query and where in it something is read. */
export type Place = { tokens: readonly Token[]; signs: readonly MeasureSign[]; known: KnownMeasures; at: number };
