import type { YieldToEventLoop } from '../create-yield.ts';
import type { Numbers } from './collect-numbers.ts';

/** The products that hold a term, and what it is worth in each. */
export type Posting = { products: Uint32Array; scores: Uint8Array };

/**
 * The postings of all terms, one after the other: that of term `n` is `start[n]` to `start[n + 1]`. Most words are in a few products only,
 * and two arrays for each would take ten times as much as what is in them.
 */
export type Postings = Posting & { start: Uint32Array };

const none: Posting = { products: new Uint32Array(0), scores: new Uint8Array(0) };

export function postingAt({ start, products, scores }: Postings, term: number | undefined): Posting {
  if (term === undefined) return none;
  return sliceOf({ products, scores }, start[term]!, start[term + 1]!);
}

/** Terms in the order in which they were met, with the products that hold them. */
export type MetTerms = { terms: Numbers; products: Numbers; scores: Numbers };

const slice = 0xffff;

/** Puts what was met under the numbers that the terms have in the end. */
export async function sortPostings(
  met: MetTerms,
  { numberOf, count }: { numberOf: Uint32Array; count: number },
  yieldToEventLoop: YieldToEventLoop,
): Promise<Postings> {
  const { length } = met.terms;
  const start = new Uint32Array(count + 1);
  for (let at = 0; at < length; at++) {
    start[numberOf[met.terms.at(at)]! + 1]! += 1;
    if ((at & slice) === 0) await yieldToEventLoop();
  }
  for (let term = 0; term < count; term++) start[term + 1]! += start[term]!;
  const next = start.slice();
  const products = new Uint32Array(length);
  const scores = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    const to = next[numberOf[met.terms.at(at)]!]!++;
    products[to] = met.products.at(at);
    scores[to] = met.scores.at(at);
    if ((at & slice) === 0) await yieldToEventLoop();
  }
  return { start, products, scores };
}

type Joined = {
  /** The number that each term had before; -1 for one that is new. */
  numberBefore: Int32Array;
  /** Those that are others now, by their numbers now. */
  changed: ReadonlyMap<number, Posting>;
};

/** The postings of other terms: each is taken from before, in runs as long as can be, or from what has changed. */
export function joinPostings(before: Postings, { numberBefore, changed }: Joined): Postings {
  const count = numberBefore.length;
  const start = new Uint32Array(count + 1);
  for (let term = 0; term < count; term++) {
    const old = numberBefore[term]!;
    start[term + 1] = start[term]! + (changed.get(term)?.products.length ?? before.start[old + 1]! - before.start[old]!);
  }
  const joined = { start, products: new Uint32Array(start[count]!), scores: new Uint8Array(start[count]!) };
  for (let term = 0; term < count; term++) {
    const at = start[term]!;
    const own = changed.get(term);
    const old = numberBefore[term]!;
    while (!own && !changed.has(term + 1) && numberBefore[term + 1] === numberBefore[term]! + 1) term += 1;
    const from = own ?? sliceOf(before, before.start[old]!, before.start[numberBefore[term]! + 1]!);
    joined.products.set(from.products, at);
    joined.scores.set(from.scores, at);
  }
  return joined;
}

const sliceOf = ({ products, scores }: Posting, from: number, to: number): Posting => ({
  products: products.subarray(from, to),
  scores: scores.subarray(from, to),
});
