import type { SearchRequest, Sorting } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue, Order } from '../market-catalogue.ts';
import { type Bits, clearBit, hasBit } from './bits.ts';
import { highestScore, type TextHits } from './search-text.ts';

export type PageOf = {
  sorting: Sorting;
  matches: Bits;
  /** The members of `matches`. */
  members: Uint32Array;
  total: number;
  hits: TextHits | undefined;
  customSorting: SearchRequest['customSorting'];
  from: number;
  size: number;
};

/** The products of one page, in order. */
export function pageOf(catalogue: MarketCatalogue, page: PageOf): number[] {
  const { sorting, matches, customSorting, from, size } = page;
  const order = catalogue.orders[sorting];
  if (sorting !== 'relevance' || !customSorting?.length) return pageIn(catalogue, order, page);
  const pinned = [...new Set(customSorting)].flatMap((id) => {
    const product = catalogue.structure.numberOf.get(id);
    return product !== undefined && hasBit(matches, product) ? [product] : [];
  });
  const rest = matches.slice();
  for (const product of pinned) clearBit(rest, product);
  const head = pinned.slice(from, from + size);
  const isPinned = new Set(pinned);
  const members = page.members.subarray(0, page.total).filter((product) => !isPinned.has(product));
  const tail = pageIn(catalogue, order, {
    ...page,
    matches: rest,
    members,
    total: members.length,
    from: Math.max(0, from - pinned.length),
    size: size - head.length,
  });
  return [...head, ...tail];
}

function pageIn({ scratch }: MarketCatalogue, order: Order, page: PageOf): number[] {
  if (page.size <= 0 || page.from >= page.total) return [];
  if (page.sorting === 'relevance' && page.hits) return byScore(order, page, { ...page.hits, room: scratch.keys });
  // A small set is sorted by its places; a large one is met often enough by walking the order.
  return page.total * 24 < order.products.length ? bySorting(order, page, scratch.others) : byWalking(order, page);
}

function byWalking({ products }: Order, { matches, from, size }: PageOf): number[] {
  const found: number[] = [];
  let skip = from;
  for (let place = 0; place < products.length && found.length < size; place++) {
    const product = products[place]!;
    if ((matches[product >>> 5]! & (1 << (product & 31))) === 0) continue;
    if (skip > 0) skip -= 1;
    else found.push(product);
  }
  return found;
}

function bySorting({ products, placeOf }: Order, { members, total, from, size }: PageOf, room: Uint32Array): number[] {
  const places = room.subarray(0, total);
  for (let at = 0; at < total; at++) places[at] = placeOf[members[at]!]!;
  return Array.from(places.sort().subarray(from, from + size), (place) => products[place]!);
}

const scoreCounts = new Uint32Array(highestScore + 1);

/** Best score first, then as the order has it. Only the scores that reach the page are sorted. */
function byScore(
  { products, placeOf }: Order,
  { members, total, from, size }: PageOf,
  { scores, room }: TextHits & { room: Float64Array },
): number[] {
  const counts = scoreCounts.fill(0);
  for (let at = 0; at < total; at++) counts[scores[members[at]!]!]!++;
  let above = 0;
  let top = highestScore;
  while (top > 0 && above + counts[top]! <= from) above += counts[top--]!;
  let lowest = top;
  let reached = above + counts[top]!;
  while (lowest > 0 && reached < from + size) reached += counts[--lowest]!;
  const keys = room.subarray(0, reached - above);
  let length = 0;
  for (let at = 0; at < total; at++) {
    const product = members[at]!;
    const score = scores[product]!;
    if (score > top || score < lowest) continue;
    keys[length++] = (highestScore - score) * products.length + placeOf[product]!;
  }
  return Array.from(keys.sort().subarray(from - above, from - above + size), (key) => products[key % products.length]!);
}
