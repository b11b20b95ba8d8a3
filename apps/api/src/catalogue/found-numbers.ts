import type { MarketCatalogue } from './market-catalogue.ts';
import { findSold } from './market-of.ts';

const known = new WeakMap<readonly string[], { catalogue: MarketCatalogue; numbers: readonly number[] }>();

/** What was found by id, whose numbers need not be looked for again: the ids of a large assortment lie all over the memory. */
export function idsFound(catalogue: MarketCatalogue, numbers: readonly number[]): readonly string[] {
  const ids = numbers.map((product) => catalogue.structure.ids[product]!);
  known.set(ids, { catalogue, numbers });
  return ids;
}

/** The products of an assortment that were found, as far as the market sells them. */
export function foundNumbers(catalogue: MarketCatalogue, ids: readonly string[]): readonly number[] {
  const found = known.get(ids);
  return found?.catalogue === catalogue ? found.numbers : ids.flatMap((id) => findSold(catalogue, id) ?? []);
}
