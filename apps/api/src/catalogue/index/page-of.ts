import type { SearchRequest, Sorting } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue, Order } from '../market-catalogue.ts';
import { type Bits, clearBit, hasBit } from './bits.ts';
import { highestScore, type TextHits } from './search-text.ts';

export type PageOf = {
  sorting: Sorting;
  bits: Bits;
  /** The members of `bits`. */
  members: () => Uint32Array;
  total: number;
  hits: TextHits | undefined;
  customSorting: SearchRequest['customSorting'];
  /** A place in the order before which there are none of them. */
  start?: number | undefined;
  /** Where a page shows one of each style and has not been told which: `total` is of styles then. */
  styleOf?: Uint32Array | undefined;
  from: number;
  size: number;
};

/** The products of one page, in order. What comes `first` does so in that order, too, before all others; a shopper who sorts wants them mixed. */
export function pageOf(catalogue: MarketCatalogue, { first, ...page }: PageOf & { first?: Bits | undefined }): number[] {
  if (!first || page.sorting !== 'relevance') return arrangedPage(catalogue, page);
  const members = page.members().slice(0, page.total);
  const here = among(page, members, (product) => hasBit(first, product));
  const head = arrangedPage(catalogue, { ...page, ...here });
  const elsewhere = among(page, members, (product) => !hasBit(first, product));
  const from = Math.max(0, page.from - here.total);
  return [...head, ...arrangedPage(catalogue, { ...page, ...elsewhere, from, size: page.size - head.length })];
}

function among({ bits }: PageOf, members: Uint32Array, isMeant: (product: number) => boolean): Pick<PageOf, 'bits' | 'members' | 'total'> {
  const meant = members.filter(isMeant);
  const own = bits.slice();
  for (const product of members) if (!isMeant(product)) clearBit(own, product);
  return { bits: own, members: () => meant, total: meant.length };
}

function arrangedPage(catalogue: MarketCatalogue, page: PageOf): number[] {
  const { sorting, bits, customSorting, from, size } = page;
  const order = catalogue.orders[sorting];
  if (sorting !== 'relevance' || !customSorting?.length) return pageIn(catalogue, order, page);
  const pinned = [...new Set(customSorting)].flatMap((id) => {
    const product = catalogue.structure.numberOf.get(id);
    return product !== undefined && hasBit(bits, product) ? [product] : [];
  });
  const rest = bits.slice();
  for (const product of pinned) clearBit(rest, product);
  const head = pinned.slice(from, from + size);
  const isPinned = new Set(pinned);
  const members = page
    .members()
    .subarray(0, page.total)
    .filter((product) => !isPinned.has(product));
  const tail = pageIn(catalogue, order, {
    ...page,
    bits: rest,
    members: () => members,
    total: members.length,
    from: Math.max(0, from - pinned.length),
    size: size - head.length,
  });
  return [...head, ...tail];
}

function pageIn({ scratch }: MarketCatalogue, order: Order, page: PageOf): number[] {
  if (page.size <= 0 || page.from >= page.total) return [];
  const { sorting, hits, total, styleOf } = page;
  const isWalked = (products: Uint32Array) => styleOf !== undefined || isMetByWalking(products, total);
  if (sorting === 'relevance' && hits) {
    if (hits.order && isWalked(hits.order)) return byWalking(hits.order, page);
    return byScore(order, page, { scores: hits.scores, keys: scratch.keys });
  }
  return isWalked(order.products) ? byWalking(order.products, page) : bySorting(order, page, scratch.others);
}

/** A large set is met often enough by walking an order; a small one is sorted by its places. */
function isMetByWalking(products: Uint32Array, total: number): boolean {
  return total * 24 >= products.length;
}

/** Whether the first of each style can be found by walking the order of a page, which says by itself which one that is. */
export function canWalkStyles({ orders }: MarketCatalogue, { sorting, hits, customSorting, first, total }: WalkedBy): boolean {
  if (sorting === 'relevance' && (customSorting?.length || first)) return false;
  const products = sorting === 'relevance' && hits ? hits.order : orders[sorting].products;
  return products !== undefined && isMetByWalking(products, total);
}

type WalkedBy = Pick<PageOf, 'sorting' | 'hits' | 'customSorting' | 'total'> & { first: Bits | undefined };

function byWalking(products: Uint32Array, { bits, styleOf, start = 0, from, size }: PageOf): number[] {
  const found: number[] = [];
  const styles = new Set<number>();
  let skip = from;
  for (let place = start; place < products.length && found.length < size; place++) {
    const product = products[place]!;
    if ((bits[product >>> 5]! & (1 << (product & 31))) === 0) continue;
    if (styleOf) {
      const style = styleOf[product]!;
      if (styles.has(style)) continue;
      styles.add(style);
    }
    if (skip > 0) skip -= 1;
    else found.push(product);
  }
  return found;
}

function bySorting(order: Order, { members, total, from, size }: PageOf, scratch: Uint32Array): number[] {
  const { products, placeOf } = order;
  const listed = members();
  // Of a few it is quicker to sort all than to find out which can be on the page.
  const isWorthIt = total > 4 * (from + size);
  const furthest = isWorthIt ? furthestPlace(order, { listed, total, most: from + size }) : products.length;
  let length = 0;
  for (let at = 0; at < total; at++) {
    const place = placeOf[listed[at]!]!;
    if (place <= furthest) scratch[length++] = place;
  }
  const places = scratch.subarray(0, length);
  return Array.from(places.sort().subarray(from, from + size), (place) => products[place]!);
}

type Keyed = Pick<TextHits, 'scores'> & { keys: Float64Array };

/** All of them, best score first, then as the order has it. */
export function sortByScore({ products, placeOf }: Order, members: Uint32Array, { scores, keys }: Keyed): Uint32Array {
  for (let at = 0; at < members.length; at++) {
    const product = members[at]!;
    keys[at] = (highestScore - scores[product]!) * products.length + placeOf[product]!;
  }
  return Uint32Array.from(keys.subarray(0, members.length).sort(), (key) => products[key % products.length]!);
}

const scoreCounts = new Uint32Array(highestScore + 1);

/** Best score first, then as the order has it. Only the scores that reach the page are sorted. */
function byScore({ products, placeOf }: Order, { members, total, from, size }: PageOf, { scores, keys }: Keyed): number[] {
  const counts = scoreCounts.fill(0);
  const listed = members();
  for (let at = 0; at < total; at++) counts[scores[listed[at]!]!]!++;
  let above = 0;
  let top = highestScore;
  while (top > 0 && above + counts[top]! <= from) above += counts[top--]!;
  let lowest = top;
  let reached = above + counts[top]!;
  while (lowest > 0 && reached < from + size) reached += counts[--lowest]!;
  // Many products share the lowest score that reaches the page. Only those of them that come early in the order can be on it.
  const furthest = furthestPlace(
    { products, placeOf },
    { listed, total, only: { scores, score: lowest }, most: from + size - (reached - counts[lowest]!) },
  );
  let length = 0;
  for (let at = 0; at < total; at++) {
    const product = listed[at]!;
    const score = scores[product]!;
    if (score > top || score < lowest || (score === lowest && placeOf[product]! > furthest)) continue;
    keys[length++] = (highestScore - score) * products.length + placeOf[product]!;
  }
  return Array.from(
    keys
      .subarray(0, length)
      .sort()
      .subarray(from - above, from - above + size),
    (key) => products[key % products.length]!,
  );
}

const placeCounts = new Uint32Array(1024);

type Furthest = { listed: Uint32Array; total: number; only?: { scores: Uint16Array; score: number }; most: number };

/** A place up to which the order holds at least `most` members, or members of one score. */
function furthestPlace({ products, placeOf }: Order, { listed, total, only, most }: Furthest): number {
  const counts = placeCounts.fill(0);
  const perBucket = Math.ceil(products.length / counts.length);
  for (let at = 0; at < total; at++) {
    const product = listed[at]!;
    if (!only || only.scores[product] === only.score) counts[Math.floor(placeOf[product]! / perBucket)]!++;
  }
  let bucket = 0;
  let found = counts[0]!;
  while (found < most && bucket < counts.length - 1) found += counts[++bucket]!;
  return (bucket + 1) * perBucket;
}
