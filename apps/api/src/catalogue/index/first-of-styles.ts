import type { SearchRequest, Sorting } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { type Bits, hasBit, setBit } from './bits.ts';
import type { CountOver } from './facet-table.ts';
import type { TextHits } from './search-text.ts';

type Ordered = {
  sorting: Sorting;
  hits: TextHits | undefined;
  customSorting: SearchRequest['customSorting'];
  /** What a store has, where that comes first. */
  first: Bits | undefined;
};

/** Of each style of a set, grouped by style, the product that comes first in the order of a page. */
export function firstOfStyles(catalogue: MarketCatalogue, { members, total }: CountOver, asked: Ordered): CountOver {
  const { structure, scratch } = catalogue;
  const isBefore = orderOfPage(catalogue, asked);
  const listed = members();
  const bits = scratch.pool.empty();
  const found: number[] = [];
  for (let at = 0; at < total; ) {
    const style = structure.styleOf[listed[at]!];
    let best = listed[at++]!;
    for (; at < total && structure.styleOf[listed[at]!] === style; at++) if (isBefore(listed[at]!, best)) best = listed[at]!;
    setBit(bits, best);
    found.push(best);
  }
  const products = Uint32Array.from(found).sort();
  return { bits, total: products.length, members: () => products };
}

/** As `pageOf` orders: by hand, then what the store has, then what the words are worth, then the sorting. */
function orderOfPage({ structure, orders }: MarketCatalogue, { sorting, hits, customSorting, first }: Ordered) {
  const { placeOf } = orders[sorting];
  const isByRelevance = sorting === 'relevance';
  const pinned = new Map(isByRelevance ? (customSorting ?? []).map((id, at) => [structure.numberOf.get(id), at] as const).reverse() : []);
  const keysOf = (product: number): number[] => [
    ...(isByRelevance && first ? [hasBit(first, product) ? 0 : 1] : []),
    pinned.get(product) ?? Number.MAX_SAFE_INTEGER,
    isByRelevance && hits ? -hits.scores[product]! : 0,
    placeOf[product]!,
  ];
  return (one: number, other: number): boolean => {
    const theirs = keysOf(other);
    for (const [at, key] of keysOf(one).entries()) if (key !== theirs[at]) return key < theirs[at]!;
    return false;
  };
}
