import type { YieldToEventLoop } from '../create-yield.ts';
import type { Numbers } from './collect-numbers.ts';
import { findTerm } from './find-term.ts';
import { lowerBound } from './lower-bound.ts';

/**
 * Products by two words that follow each other in their name, in columns: those that begin with term `n` are `first[n]` to `first[n + 1]`,
 * in the order of their second terms, and the products of pair `p` are `start[p]` to `start[p + 1]`.
 */
export type Pairs = { first: Uint32Array; second: Uint32Array; start: Uint32Array; products: Uint32Array };

const none = new Uint32Array(0);

export function pairOf(first: string, second: string): string {
  return `${first} ${second}`;
}

export function productsOfPair({ terms, pairs }: { terms: readonly string[]; pairs: Pairs }, pair: string): Uint32Array {
  const [first = '', second = ''] = pair.split(' ');
  const [before, after] = [findTerm({ terms }, first), findTerm({ terms }, second)];
  if (before === undefined || after === undefined) return none;
  const from = pairs.first[before]!;
  const length = pairs.first[before + 1]! - from;
  const at = from + lowerBound(length, (place) => pairs.second[from + place]! < after);
  return at < from + length && pairs.second[at] === after ? pairs.products.subarray(pairs.start[at]!, pairs.start[at + 1]!) : none;
}

/** Pairs in the order in which they were met: two terms as they were numbered then, and a product. */
export type MetPairs = { firsts: Numbers; seconds: Numbers; products: Numbers };

const slice = 0xffff;

/** Puts what was met under the numbers that the terms have in the end. */
export async function sortPairs(
  met: MetPairs,
  { numberOf, count }: { numberOf: Uint32Array; count: number },
  yieldToEventLoop: YieldToEventLoop,
): Promise<Pairs> {
  const { length } = met.products;
  const firstAt = (at: number) => numberOf[met.firsts.at(at)]!;
  const secondAt = (at: number) => numberOf[met.seconds.at(at)]!;
  // By the second term and then by the first, each time leaving equal ones as they stand.
  const bySecond = await countingSort({ length, count, keyOf: secondAt, placeOf: (at) => at }, yieldToEventLoop);
  const order = await countingSort({ length, count, keyOf: firstAt, placeOf: (at) => bySecond[at]! }, yieldToEventLoop);
  const columns = openPairs(count, length);
  for (let at = 0; at < length; at++) {
    columns.put(firstAt(order[at]!), secondAt(order[at]!), met.products.at(order[at]!));
    if ((at & slice) === 0) await yieldToEventLoop();
  }
  return columns.close();
}

type Sort = { length: number; count: number; keyOf: (at: number) => number; placeOf: (at: number) => number };

async function countingSort({ length, count, keyOf, placeOf }: Sort, yieldToEventLoop: YieldToEventLoop): Promise<Uint32Array> {
  const next = new Uint32Array(count + 1);
  for (let at = 0; at < length; at++) {
    next[keyOf(at) + 1]! += 1;
    if ((at & slice) === 0) await yieldToEventLoop();
  }
  for (let key = 0; key < count; key++) next[key + 1]! += next[key]!;
  const order = new Uint32Array(length);
  for (let at = 0; at < length; at++) {
    const place = placeOf(at);
    order[next[keyOf(place)]!++] = place;
    if ((at & slice) === 0) await yieldToEventLoop();
  }
  return order;
}

/** The pair of each place, with its products, in order. */
export function* eachPair({ first, second, start, products }: Pairs): Generator<{ before: number; after: number; products: Uint32Array }> {
  let before = 0;
  for (let pair = 0; pair < second.length; pair++) {
    while (first[before + 1]! <= pair) before += 1;
    yield { before, after: second[pair]!, products: products.subarray(start[pair]!, start[pair + 1]!) };
  }
}

/** Columns that are written in order: by the first term, then by the second, then by the product. */
export function openPairs(terms: number, most: number) {
  const first = new Uint32Array(terms + 1);
  const second = new Uint32Array(most);
  const start = new Uint32Array(most + 1);
  const products = new Uint32Array(most);
  let [pairs, length, lastFirst, lastSecond] = [0, 0, -1, -1];
  return {
    put(before: number, after: number, product: number): void {
      if (before !== lastFirst || after !== lastSecond) {
        for (let term = lastFirst + 1; term <= before; term++) first[term] = pairs;
        second[pairs] = after;
        start[pairs++] = length;
        [lastFirst, lastSecond] = [before, after];
      }
      products[length++] = product;
    },
    close(): Pairs {
      first.fill(pairs, lastFirst + 1);
      start[pairs] = length;
      return { first, second: second.slice(0, pairs), start: start.slice(0, pairs + 1), products: products.slice(0, length) };
    },
  };
}
