import { likeness } from '@selvedge/domain/recommendation/likeness.ts';
import { noKind } from '../catalogue/gather-kinds.ts';
import { hasBit, listBits } from '../catalogue/index/bits.ts';
import type { FacetTable } from '../catalogue/index/facet-table.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { categoryBits, homeCategory } from './home-category.ts';

const mostLooked = 20_000;

type Similar = {
  most: number;
  now: Date;
  /** What others looked at beside it: of the same kind it comes before all others of that kind, otherwise after them. */
  seenTogether: readonly number[];
};

/** What can stand in for a product, best first, one of each style: the same garment, then what else lies in its category. */
export function similarProducts(catalogue: MarketCatalogue, product: number, { most, now, seenTogether }: Similar): number[] {
  const { structure } = catalogue;
  const own = structure.styleOf[product]!;
  const isOwnKind = (other: number) => isOfOneKind(catalogue, product, other);
  const best: Best = new Map();
  const kind = structure.kinds.kind[own]!;
  if (kind !== noKind) for (const other of structure.kinds.products[kind]!.slice(0, mostLooked)) look(catalogue, best, product, other);
  // Nothing of another kind comes before these.
  if (best.size < most) for (const other of inHome(catalogue, own, now)) if (!isOwnKind(other)) look(catalogue, best, product, other);
  const { placeOf } = catalogue.orders.relevance;
  const alike = [...best.values()]
    .sort((a, b) => b.score - a.score || placeOf[a.product]! - placeOf[b.product]!)
    .slice(0, most)
    .map((each) => each.product);
  const seen = seenTogether.filter((other) => structure.styleOf[other] !== own && canBeBought(catalogue, other));
  const isOther = (other: number) => !isOwnKind(other);
  return oneOfEachStyle(catalogue, [
    ...seen.filter(isOwnKind),
    ...alike.filter(isOwnKind),
    ...seen.filter(isOther),
    ...alike.filter(isOther),
  ]);
}

/** The best of each style. */
type Best = Map<number, { product: number; score: number }>;

function look(catalogue: MarketCatalogue, best: Best, product: number, other: number): void {
  const { styleOf } = catalogue.structure;
  const style = styleOf[other]!;
  if (style === styleOf[product] || !canBeBought(catalogue, other)) return;
  const score = scoreOf(catalogue, product, other);
  const known = best.get(style);
  if (!known || known.score < score) best.set(style, { product: other, score });
}

function inHome(catalogue: MarketCatalogue, style: number, now: Date): Uint32Array {
  const { structure } = catalogue;
  const home = homeCategory(catalogue, structure.styles[style]!, now);
  const category = home === undefined ? undefined : categoryBits(catalogue, home);
  if (!category) return new Uint32Array(0);
  const members = new Uint32Array(structure.count);
  return members.subarray(0, Math.min(listBits(category, members), mostLooked));
}

function canBeBought({ isSold, supply }: MarketCatalogue, product: number): boolean {
  return hasBit(isSold, product) && hasBit(supply.isInStock, product);
}

function isOfOneKind({ structure: { kinds, styleOf } }: MarketCatalogue, a: number, b: number): boolean {
  const kind = kinds.kind[styleOf[a]!]!;
  return kind !== noKind && kind === kinds.kind[styleOf[b]!];
}

function scoreOf(catalogue: MarketCatalogue, a: number, b: number): number {
  const { structure, prices } = catalogue;
  const { kinds, styleOf, facets } = structure;
  return likeness({
    kind: isOfOneKind(catalogue, a, b),
    audience: kinds.audience[styleOf[a]!] === kinds.audience[styleOf[b]!],
    cloth: sharesAny(facets.material, a, b),
    fit: sharesAny(facets.fit, a, b),
    colour: sharesAny(facets.colour, a, b),
    prices: [prices.sales[a]!, prices.sales[b]!],
  });
}

function sharesAny({ start, items }: FacetTable, a: number, b: number): boolean {
  for (let at = start[a]!; at < start[a + 1]!; at++) {
    for (let other = start[b]!; other < start[b + 1]!; other++) if (items[at] === items[other]) return true;
  }
  return false;
}

function oneOfEachStyle({ structure: { styleOf } }: MarketCatalogue, products: readonly number[]): number[] {
  const styles = new Set<number>();
  return products.filter((product) => styles.size < styles.add(styleOf[product]!).size);
}
