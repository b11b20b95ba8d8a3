import { hasBit, listBits } from '../catalogue/index/bits.ts';
import type { FacetTable } from '../catalogue/index/facet-table.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { categoryBits, homeCategory } from './home-category.ts';

const mostLooked = 20_000;

/** Products of the same category that share the most with a product, best first; one of each style. */
export function similarProducts(catalogue: MarketCatalogue, product: number, { most, now }: { most: number; now: Date }): number[] {
  const { structure, isSold, supply } = catalogue;
  const style = structure.styles[structure.styleOf[product]!]!;
  const home = homeCategory(catalogue, style, now);
  const category = home === undefined ? undefined : categoryBits(catalogue, home);
  if (!category) return [];
  const members = new Uint32Array(structure.count);
  const total = Math.min(listBits(category, members), mostLooked);
  const best = new Map<number, { product: number; score: number }>();
  for (let at = 0; at < total; at++) {
    const other = members[at]!;
    const otherStyle = structure.styleOf[other]!;
    if (otherStyle === structure.styleOf[product] || !hasBit(isSold, other) || !hasBit(supply.isInStock, other)) continue;
    const score = likeness(catalogue, product, other);
    const known = best.get(otherStyle);
    if (!known || known.score < score) best.set(otherStyle, { product: other, score });
  }
  const { placeOf } = catalogue.orders.relevance;
  return [...best.values()]
    .sort((a, b) => b.score - a.score || placeOf[a.product]! - placeOf[b.product]!)
    .slice(0, most)
    .map((each) => each.product);
}

function likeness({ structure, prices }: MarketCatalogue, a: number, b: number): number {
  const { colour, fit, material, brand } = structure.facets;
  const nearness = 1 - Math.min(1, Math.abs(Math.log((prices.sales[a]! || 1) / (prices.sales[b]! || 1))));
  return 3 * shared(material, a, b) + 2 * shared(fit, a, b) + 2 * shared(colour, a, b) + shared(brand, a, b) + 2 * nearness;
}

function shared({ start, items }: FacetTable, a: number, b: number): number {
  let count = 0;
  for (let at = start[a]!; at < start[a + 1]!; at++) {
    for (let other = start[b]!; other < start[b + 1]!; other++) if (items[at] === items[other]) count += 1;
  }
  return Math.min(2, count);
}
