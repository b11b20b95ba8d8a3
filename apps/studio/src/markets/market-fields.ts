import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';

/** What a group of fields works on. */
export type MarketFields = {
  draft: MarketEdit;
  set: (part: Partial<MarketEdit>) => void;
  problemAt: (field: string) => string | undefined;
};
