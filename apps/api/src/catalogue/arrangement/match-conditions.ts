import type { CategoryCondition } from '@selvedge/contract/catalogue/category.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import { addAll, type Bits, bitsOf, emptyBits, fullBits, keepCommon, setBit, takeAway } from '../index/bits.ts';
import type { FacetTable } from '../index/facet-table.ts';
import { freshProducts, type MarketCatalogue } from '../market-catalogue.ts';

/** The products of a market that fit every condition, whether or not they are sold online. */
export function matchConditions(catalogue: MarketCatalogue, conditions: readonly CategoryCondition[], now: Date): Bits {
  const matched = fullBits(catalogue.structure.count);
  for (const condition of conditions) keepCommon(matched, matchCondition(catalogue, condition, now));
  return matched;
}

function matchCondition(catalogue: MarketCatalogue, condition: CategoryCondition, now: Date): Bits {
  switch (condition.field) {
    case 'tag':
      return combine(
        catalogue,
        condition.is,
        condition.values.map((tag) => tagged(catalogue, tag)),
      );
    case 'facet': {
      const table = facetOf(catalogue, condition.facet);
      const none = emptyBits(catalogue.structure.count);
      return combine(
        catalogue,
        condition.is,
        condition.values.map((value) => table.bits[table.numberOf.get(value) ?? -1] ?? none),
      );
    }
    case 'price':
      return withinPrice(catalogue, condition);
    case 'since':
      return cameBetween(catalogue, condition);
    case 'new':
      return freshProducts(catalogue, { days: condition.days, now });
    case 'sale':
      return condition.is ? catalogue.isMarkedDown : allBut(catalogue, catalogue.isMarkedDown);
    case 'stock':
      return condition.is ? catalogue.supply.isInStock : allBut(catalogue, catalogue.supply.isInStock);
  }
}

function facetOf({ structure, supply }: MarketCatalogue, facet: Extract<CategoryCondition, { field: 'facet' }>['facet']): FacetTable {
  return facet === 'size' || facet === 'length' ? supply.facets[facet] : structure.facets[facet];
}

function tagged({ structure }: MarketCatalogue, tag: string): Bits {
  return bitsOf(structure.tags.get(tag) ?? [], structure.count);
}

function combine(catalogue: MarketCatalogue, is: 'any' | 'all' | 'none', sets: readonly Bits[]): Bits {
  const { count } = catalogue.structure;
  const result = is === 'all' ? fullBits(count) : emptyBits(count);
  for (const set of sets) (is === 'all' ? keepCommon : addAll)(result, set);
  return is === 'none' ? allBut(catalogue, result) : result;
}

function allBut({ structure }: MarketCatalogue, bits: Bits): Bits {
  const all = fullBits(structure.count);
  takeAway(all, bits);
  return all;
}

function withinPrice(
  { market, prices, structure }: MarketCatalogue,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): Bits {
  const lowest = nearestMinor(from ?? 0, market.currency);
  const highest = to === undefined ? Number.POSITIVE_INFINITY : nearestMinor(to, market.currency);
  return pick(structure.count, (product) => prices.sales[product]! >= lowest && prices.sales[product]! <= highest);
}

function cameBetween({ structure }: MarketCatalogue, { from, to }: { from?: string | undefined; to?: string | undefined }): Bits {
  const first = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const end = to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) + dayMs;
  return pick(structure.count, (product) => structure.newFrom[product]! >= first && structure.newFrom[product]! < end);
}

function pick(count: number, is: (product: number) => boolean): Bits {
  const bits = emptyBits(count);
  for (let product = 0; product < count; product++) if (is(product)) setBit(bits, product);
  return bits;
}

/** Products by id, as a set. */
export function pickedProducts({ structure }: MarketCatalogue, ids: readonly string[]): Bits {
  return bitsOf(
    ids.flatMap((id) => structure.numberOf.get(id) ?? []),
    structure.count,
  );
}
