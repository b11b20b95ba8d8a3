import type { MarketSettings } from '@selvedge/contract/market.ts';

/** What a part of the search's screen gets. */
export type PartProps = { scope: string; shownIn: string; markets: readonly MarketSettings[]; onMarket: (market: string) => void };
