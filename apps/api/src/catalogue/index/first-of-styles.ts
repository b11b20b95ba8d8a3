import type { SearchRequest, Sorting } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { type Bits, hasBit, listBits, setBit } from './bits.ts';
import type { CountOver } from './facet-table.ts';
import type { TextHits } from './search-text.ts';

type Ordered = {
  sorting: Sorting;
  hits: TextHits | undefined;
  customSorting: SearchRequest['customSorting'];
  /** What a store has, where that comes first. */
  first: Bits | undefined;
};

/** Of each style of a set, grouped by style, the product that comes first in the order of a page. Listed where other sets were counted. */
export function firstOfStyles(catalogue: MarketCatalogue, { members, total }: CountOver, asked: Ordered): CountOver {
  const { structure, scratch } = catalogue;
  const { styleOf } = structure;
  const isBefore = orderOfPage(catalogue, asked);
  const listed = members();
  const bits = scratch.pool.empty();
  let found = 0;
  for (let at = 0; at < total; found++) {
    const style = styleOf[listed[at]!];
    let best = listed[at++]!;
    for (; at < total && styleOf[listed[at]!] === style; at++) if (isBefore(listed[at]!, best)) best = listed[at]!;
    setBit(bits, best);
  }
  const { grouped } = scratch.ofOthers;
  let isListed = false;
  return {
    bits,
    total: found,
    members() {
      if (!isListed) listBits(bits, grouped);
      isListed = true;
      return grouped;
    },
  };
}

/** As `pageOf` orders: what the store has, then by hand, then what the words are worth, then the sorting. */
function orderOfPage({ structure, orders }: MarketCatalogue, { sorting, hits, customSorting, first }: Ordered) {
  const { placeOf } = orders[sorting];
  if (sorting !== 'relevance') return (one: number, other: number): boolean => placeOf[one]! < placeOf[other]!;
  const pinned = new Map((customSorting ?? []).map((id, at) => [structure.numberOf.get(id), at] as const).reverse());
  const scores = hits?.scores;
  return (one: number, other: number): boolean => {
    if (first && hasBit(first, one) !== hasBit(first, other)) return hasBit(first, one);
    if (pinned.size > 0) {
      const [place, theirs] = [pinned.get(one) ?? Number.MAX_SAFE_INTEGER, pinned.get(other) ?? Number.MAX_SAFE_INTEGER];
      if (place !== theirs) return place < theirs;
    }
    if (scores && scores[one] !== scores[other]) return scores[one]! > scores[other]!;
    return placeOf[one]! < placeOf[other]!;
  };
}
