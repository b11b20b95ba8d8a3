import { type Bits, clearBit, setBit, spanOf } from '../index/bits.ts';
import type { FacetTable } from '../index/facet-table.ts';

/** A facet in which some products have other values. Undefined when one of them is new: then every value has another number. */
export function patchFacet(table: FacetTable, changed: ReadonlyMap<number, readonly string[]>): FacetTable | undefined {
  const wanted = new Map<number, number[]>();
  for (const [product, values] of [...changed].sort(([a], [b]) => a - b)) {
    const numbers = [...new Set(values)].map((value) => table.numberOf.get(value));
    if (numbers.includes(undefined)) return undefined;
    wanted.set(product, numbers as number[]);
  }
  const { start, items } = spliceItems(table, wanted);
  const bits = [...table.bits];
  const spans = [...table.spans];
  for (const [value, set] of changedSets(table, wanted)) {
    bits[value] = set;
    spans[value] = spanOf(set);
  }
  const isSingle = table.isSingle && [...wanted.values()].every(({ length }) => length === 1);
  return { ...table, start, items, isSingle, bits, spans };
}

type Wanted = ReadonlyMap<number, readonly number[]>;

function spliceItems(table: FacetTable, wanted: Wanted): Pick<FacetTable, 'start' | 'items'> {
  let length = table.items.length;
  for (const [product, values] of wanted) length += values.length - (table.start[product + 1]! - table.start[product]!);
  const start = table.start.slice();
  const items = new Uint16Array(length);
  let [from, to, next] = [0, 0, 0];
  const copyUntil = (product: number) => {
    const end = table.start[product]!;
    items.set(table.items.subarray(from, end), to);
    for (let at = next; at <= product; at++) start[at] = table.start[at]! + to - from;
    to += end - from;
    [from, next] = [end, product + 1];
  };
  for (const [product, values] of wanted) {
    copyUntil(product);
    items.set(values, to);
    to += values.length;
    from = table.start[product + 1]!;
  }
  copyUntil(table.start.length - 1);
  return { start, items };
}

function changedSets(table: FacetTable, wanted: Wanted): Map<number, Bits> {
  const sets = new Map<number, Bits>();
  const own = (value: number): Bits => {
    const set = sets.get(value) ?? table.bits[value]!.slice();
    sets.set(value, set);
    return set;
  };
  for (const [product, values] of wanted) {
    for (let at = table.start[product]!; at < table.start[product + 1]!; at++) clearBit(own(table.items[at]!), product);
    for (const value of values) setBit(own(value), product);
  }
  return sets;
}
