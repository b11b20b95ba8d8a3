import type { FeedRules, SizeSystem } from '@selvedge/contract/studio/feeds.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { Db } from '../db/db.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import type { StockChanges } from '../stock/stock-changes.ts';

/** What a feed is made from: one market's goods as they are in memory now, and what its staff decided. */
export type FeedSource = {
  db: Db;
  market: MarketContent;
  catalogue: MarketCatalogue;
  stock: StockChanges;
  shopUrl: string;
  now: Date;
  rules: FeedRules;
  sizeSystem: SizeSystem;
};
