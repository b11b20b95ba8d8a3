import type { CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';

/** A batch as it waits in memory. */
export type TakenBatch = {
  market: MarketSettings;
  /** Of this batch: written twice, it is still one. */
  id: string;
  at: Date;
  visit: bigint;
  weight: number;
  visitor: string | undefined;
  events: readonly CollectedEvent[];
};
