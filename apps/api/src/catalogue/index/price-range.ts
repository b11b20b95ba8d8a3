import type { PriceFacet } from '@selvedge/contract/catalogue/facet.ts';
import type { PriceRange, Sorting } from '@selvedge/contract/catalogue/search.ts';
import { priceFilter } from '@selvedge/domain/catalogue/price-filter.ts';
import { toDecimal, unitOf } from '@selvedge/domain/money/minor-units.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { type Bits, emptyBits, hasBit, keepCommon, listBits, setBit, takeAway } from './bits.ts';
import type { BitPool } from './create-bit-pool.ts';
import { lowerBound } from './lower-bound.ts';

/** Places in the order of prices: from the first, up to and without the end. Bounds between the same two prices are the same places. */
export type PricePlaces = { first: number; end: number };

/** Where in the order of prices the bounds lie, which are included. */
export function findPlaces({ market, prices, orders }: MarketCatalogue, range: PriceRange): PricePlaces {
  const { lowerBoundingValue: from, upperBoundingValue: to } = range;
  const unit = unitOf(market.currency);
  const lower = Math.ceil(unit * (from ?? 0) - 1e-6);
  const upper = to === undefined ? Number.MAX_SAFE_INTEGER : Math.floor(unit * to + 1e-6);
  const { products } = orders['price-ascending'];
  // What has no price stands at the end of the order, beyond any bound.
  const isBelow = (bound: number) => (place: number) => prices.sales[products[place]!]! < bound;
  const first = lowerBound(products.length, isBelow(lower));
  return { first, end: Math.max(first, lowerBound(products.length, isBelow(upper + 1))) };
}

/** A place in an order before which nothing is that lies within. */
export function firstPlace({ prices, orders }: MarketCatalogue, sorting: Sorting, { first, end }: PricePlaces): number {
  if (sorting === 'price-ascending') return first;
  if (sorting !== 'price-descending' || end === 0) return 0;
  const dearest = prices.sales[orders['price-ascending'].products[end - 1]!]!;
  if (Number.isNaN(dearest)) return 0;
  const { products } = orders['price-descending'];
  return lowerBound(products.length, (place) => !(prices.sales[products[place]!]! <= dearest));
}

/** Takes out of a set what costs less or more than the bounds. */
export function keepWithin(catalogue: MarketCatalogue, bits: Bits, range: PriceRange): Bits {
  return keepPlaces(catalogue, bits, findPlaces(catalogue, range));
}

export function keepPlaces({ orders, scratch: { pool } }: MarketCatalogue, bits: Bits, { first, end }: PricePlaces): Bits {
  const { products } = orders['price-ascending'];
  if (end < products.length) keepCommon(bits, before(products, end, pool));
  if (first > 0) takeAway(bits, before(products, first, pool));
  return bits;
}

const sets = new WeakMap<Uint32Array, readonly Bits[]>();
const fewestBetween = 512;
const mostSets = 64;

/** What comes before a place in the order of prices: from a set that was made for a place shortly before it, only the rest is put in one by one. */
function before(products: Uint32Array, place: number, pool: BitPool): Bits {
  const between = Math.max(fewestBetween, Math.ceil(products.length / mostSets));
  const known = sets.get(products) ?? everyFew(products, between);
  sets.set(products, known);
  const at = Math.min(known.length - 1, Math.floor(place / between));
  const bits = pool.copyOf(known[at]!);
  for (let each = at * between; each < place; each++) setBit(bits, products[each]!);
  return bits;
}

function everyFew(products: Uint32Array, between: number): Bits[] {
  const bits = emptyBits(products.length);
  const made = [bits.slice()];
  for (let place = 0; place < products.length; place++) {
    setBit(bits, products[place]!);
    if ((place + 1) % between === 0) made.push(bits.slice());
  }
  return made;
}

/** The lowest and highest price of a set, and what the shopper chose of it. Nothing when there is nothing to choose between. */
export function priceFacet(
  { market: { currency } }: MarketCatalogue,
  found: PriceBounds | undefined,
  range: PriceRange | undefined,
): PriceFacet | undefined {
  if (!found) return undefined;
  const available = { lowerBoundingValue: toDecimal(found.lowest, currency), upperBoundingValue: toDecimal(found.highest, currency) };
  const isChosen = range && (range.lowerBoundingValue !== undefined || range.upperBoundingValue !== undefined);
  return priceFilter({
    available,
    ...(isChosen && {
      selected: {
        lowerBoundingValue: range.lowerBoundingValue ?? available.lowerBoundingValue,
        upperBoundingValue: range.upperBoundingValue ?? available.upperBoundingValue,
      },
    }),
  });
}

const near = 512;

export type PriceBounds = { lowest: number; highest: number };

export function findBounds({ orders, prices, scratch }: MarketCatalogue, bits: Bits): PriceBounds | undefined {
  const { products } = orders['price-ascending'];
  const { products: descending } = orders['price-descending'];
  const first = firstIn(products, bits);
  const last = firstIn(descending, bits);
  if (first !== undefined && last !== undefined) return { lowest: prices.sales[first]!, highest: prices.sales[last]! };
  const total = listBits(bits, scratch.others);
  if (total === 0) return undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < total; at++) {
    const amount = prices.sales[scratch.others[at]!]!;
    if (amount < lowest) lowest = amount;
    if (amount > highest) highest = amount;
  }
  return { lowest, highest };
}

function firstIn(products: Uint32Array, bits: Bits): number | undefined {
  const end = Math.min(near, products.length);
  for (let place = 0; place < end; place++) if (hasBit(bits, products[place]!)) return products[place]!;
  return undefined;
}
