import type { Facet, PriceFacet } from '@selvedge/contract/catalogue/facet.ts';
import type { SearchReading, SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Arrangement } from './arrangement/arrangement.ts';

/** What was found, by id: how a product looks on a tile is not the search's business. */
export type Found = {
  ids: readonly string[];
  totalResults: number;
  startingFrom: number;
  facets: Facet[];
  priceFacet?: PriceFacet;
  /** Categories that the search terms name, best first. */
  categories: readonly { id: string; count: number }[];
  redirect?: { target: string; status: number };
  /** How the words were read, where they were taken for more than words. */
  reading?: SearchReading;
  /** How the search may go on, where that is asked for. */
  completions?: readonly string[];
};

/** Finds products. The shop brings an index of its own, in memory; a search cluster can take its place. */
export type SearchPort = {
  find(market: MarketSettings, request: SearchRequest, now: Date, arrangement?: Arrangement): Promise<Found>;
  countTags(
    market: MarketSettings,
    request: SearchRequest,
    now: Date,
    arrangement?: Arrangement,
  ): Promise<{ tag: string; count: number }[]>;
};
