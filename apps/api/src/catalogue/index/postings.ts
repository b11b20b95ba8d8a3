import type { YieldToEventLoop } from '../create-yield.ts';
import type { Numbers } from './collect-numbers.ts';
import { openRuns, type Postings, readRuns } from './runs.ts';

/** The products that hold a term, in the order of their numbers, and what it is worth in each. */
export type Posting = { products: Uint32Array; scores: Uint8Array };

export const noPosting: Posting = { products: new Uint32Array(0), scores: new Uint8Array(0) };

export function postingAt(postings: Postings, term: number | undefined): Posting {
  const count = countAt(postings, term);
  if (term === undefined || count === 0) return noPosting;
  const posting = { products: new Uint32Array(count), scores: new Uint8Array(count) };
  const { products, scores } = posting;
  let at = 0;
  readRuns(postings, { from: postings.start[term]!, to: postings.start[term + 1]! }, (first, length, score) => {
    for (let product = first; product < first + length; product++) {
      products[at] = product;
      scores[at++] = score;
    }
  });
  return posting;
}

export function countAt({ counts }: Postings, term: number | undefined): number {
  return term === undefined ? 0 : counts[term]!;
}

/** What a term is worth wherever it stands, each once. */
export function scoresAt(postings: Postings, term: number | undefined): ReadonlySet<number> {
  const found = new Set<number>();
  if (term === undefined) return found;
  readRuns(postings, { from: postings.start[term]!, to: postings.start[term + 1]! }, (_, __, score) => found.add(score));
  return found;
}

/** Runs in the order in which they were met: those of a term by the numbers of their products. */
export type MetRuns = { terms: Numbers; firsts: Numbers; lengths: Numbers; scores: Numbers };

const slice = 0x3fff;

/** Puts what was met under the numbers that the terms have in the end. */
export async function sortPostings(
  met: MetRuns,
  { numberOf, count }: { numberOf: Uint32Array; count: number },
  yieldToEventLoop: YieldToEventLoop,
): Promise<Postings> {
  const { length } = met.terms;
  const next = new Uint32Array(count + 1);
  for (let at = 0; at < length; at++) {
    next[numberOf[met.terms.at(at)]! + 1]! += 1;
    if ((at & slice) === 0) await yieldToEventLoop();
  }
  for (let term = 0; term < count; term++) next[term + 1]! += next[term]!;
  const ends = next.subarray(0, count);
  const order = new Uint32Array(length);
  for (let at = 0; at < length; at++) {
    order[ends[numberOf[met.terms.at(at)]!]!++] = at;
    if ((at & slice) === 0) await yieldToEventLoop();
  }
  const runs = openRuns();
  for (let term = 0, place = 0; term < count; term++) {
    for (; place < ends[term]!; place++) {
      const at = order[place]!;
      runs.put(met.firsts.at(at), met.lengths.at(at), met.scores.at(at));
      if ((place & slice) === 0) await yieldToEventLoop();
    }
    runs.endTerm();
  }
  return runs.close();
}

/** Postings of terms that say where each stands, and of no product. */
export function postingsOfScores(scores: readonly (readonly number[])[]): Postings {
  const runs = openRuns();
  for (const ofTerm of scores) {
    for (const [at, score] of ofTerm.entries()) runs.put(at, 1, score);
    runs.endTerm();
  }
  return { ...runs.close(), counts: new Uint32Array(scores.length) };
}

type Joined = {
  /** The number that each term had before; -1 for one that is new. */
  numberBefore: Int32Array;
  /** Those that are others now, by their numbers now. */
  changed: ReadonlyMap<number, Posting>;
};

/** The postings of other terms: each is taken from before as it stands, or from what has changed. */
export function joinPostings(before: Postings, { numberBefore, changed }: Joined): Postings {
  const runs = openRuns(before.scores, before.bytes.length);
  for (let term = 0; term < numberBefore.length; term++) {
    const own = changed.get(term);
    const old = numberBefore[term]!;
    if (own) {
      for (const [at, product] of own.products.entries()) runs.put(product, 1, own.scores[at]!);
      runs.endTerm();
    } else runs.copyTerm(before.bytes.subarray(before.start[old]!, before.start[old + 1]!), before.counts[old]!);
  }
  return runs.close();
}
