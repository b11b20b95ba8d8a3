import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import type { Breathe } from '../breathe.ts';
import { type Bits, countCommon, emptyBits, setBit } from './bits.ts';

/** One facet over all products, both ways round: the values of a product, and the products of a value. */
export type FacetTable = {
  id: FacetId;
  /** In the order in which they are shown. */
  values: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  /** The values of product `n` are `items[start[n]]` to `items[start[n + 1]]`. */
  start: Uint32Array;
  items: Uint16Array;
  bits: readonly Bits[];
  /** Room to count in. */
  counts: Uint32Array;
};

export type BuildFacet = {
  id: FacetId;
  count: number;
  valuesOf: (product: number) => Iterable<string>;
  compare: (a: string, b: string) => number;
  breathe: Breathe;
};

const mostValues = 65_535;

export async function buildFacet({ id, count, valuesOf, compare, breathe }: BuildFacet): Promise<FacetTable> {
  const found = new Set<string>();
  let length = 0;
  const lists: string[][] = [];
  for (let product = 0; product < count; product++) {
    const list = [...new Set(valuesOf(product))];
    lists.push(list);
    length += list.length;
    for (const value of list) found.add(value);
    if ((product & 0x3ff) === 0) await breathe();
  }
  const values = [...found].sort(compare).slice(0, mostValues);
  const numberOf = new Map(values.map((value, index) => [value, index]));
  const start = new Uint32Array(count + 1);
  const items = new Uint16Array(length);
  const bits = values.map(() => emptyBits(count));
  let at = 0;
  for (let product = 0; product < count; product++) {
    for (const value of lists[product]!) {
      const index = numberOf.get(value);
      if (index === undefined) continue;
      items[at++] = index;
      setBit(bits[index]!, product);
    }
    start[product + 1] = at;
    if ((product & 0x3ff) === 0) await breathe();
  }
  return { id, values, numberOf, start, items, bits, counts: new Uint32Array(values.length) };
}

/** What to count over: a set and its members. */
export type CountOver = { bits: Bits; members: Uint32Array; total: number };

/**
 * How many of the set have each value. A small set is walked product by product, a large one value by value:
 * whichever touches less memory. Good until the facet is counted again.
 */
export function countValues(table: FacetTable, { bits, members, total }: CountOver): Uint32Array {
  const counts = table.counts.fill(0);
  const perProduct = table.items.length / Math.max(1, table.start.length - 1);
  if (table.items.length > 0 && total * (perProduct + 1) < bits.length * table.values.length) {
    const { start, items } = table;
    for (let index = 0; index < total; index++) {
      const product = members[index]!;
      const end = start[product + 1]!;
      for (let at = start[product]!; at < end; at++) counts[items[at]!]!++;
    }
    return counts;
  }
  for (let value = 0; value < counts.length; value++) counts[value] = countCommon(bits, table.bits[value]!);
  return counts;
}
