import type { Facet } from '@selvedge/contract/catalogue/facet.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { createCache } from '../../cache/create-cache.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { createAskedBefore } from '../create-asked-before.ts';
import { forMembers } from '../for-members.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import type { PriceBounds, PricePlaces } from './price-range.ts';

/** The same object for a set that is asked for again and again: who writes it as JSON need do so once. */
export type Counted = { facets: Facet[]; bounds: PriceBounds | undefined };

type Asked = { request: SearchRequest; places: PricePlaces | undefined; now: Date; arrangement: Arrangement };

const mostBytes = 12 * 1024 * 1024;
/** A value with its label as an object and as JSON, and what stands around all of them. */
const bytesOfValue = 200;
const overhead = 1_000;
const kept = createCache<string, Counted>({ name: 'counted-facets', maxBytes: mostBytes, sizeOf });
const numbers = new WeakMap<MarketCatalogue, number>();
let seen = 0;
/** Most sets are asked for once. What is kept of those grows old for nothing, and makes collections of everything come every second. */
const askedBefore = createAskedBefore();

/**
 * Counts a set that is asked for again no more, however it is ordered and whichever page of it is asked for. Prices stand by their places in the order of prices,
 * because few of the bounds that can be typed lead to different sets.
 */
export function countOnce(catalogue: MarketCatalogue, asked: Asked, count: () => Counted): Counted {
  const key = keyOf(catalogue, asked);
  const known = kept.find(key);
  if (known) return known;
  const counted = count();
  return askedBefore(key) ? kept.keep(key, counted) : counted;
}

function keyOf(catalogue: MarketCatalogue, { request, places, now, arrangement }: Asked): string {
  const {
    from: _,
    size: __,
    sorting: ___,
    priceRange: ____,
    imageSort: _____,
    completions: ______,
    storeFirst: _______,
    ...about
  } = request;
  // Only where a listing has a limit does the order by hand say what is in it.
  if (typeof about.limitTotalProductsInCategory !== 'number') delete about.customSorting;
  const { until } = forMembers(catalogue, arrangement.members, now);
  return `${numberOfMarket(catalogue)} ${arrangement.key} ${until} ${utcDay(now)} ${places?.first}-${places?.end} ${JSON.stringify(about)}`;
}

/** Another for each assortment of a market. */
export function numberOfMarket(catalogue: MarketCatalogue): number {
  const known = numbers.get(catalogue) ?? ++seen;
  numbers.set(catalogue, known);
  return known;
}

function sizeOf({ facets }: Counted, key: string): number {
  return facets.reduce((sum, { values }) => sum + values.length * bytesOfValue, key.length * 2 + overhead);
}
