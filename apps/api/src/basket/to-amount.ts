import type { MarketSettings } from '@selvedge/contract/market.ts';

/** What editors write in the market's currency, in minor units. A fraction that the currency does not have is rounded. */
export function toAmount({ decimals }: Pick<MarketSettings, 'decimals'>, amount: number): number {
  return Math.round(amount * 10 ** decimals);
}
