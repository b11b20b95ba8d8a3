import { type Money, markdownReference, type Price } from '@selvedge/contract/catalogue/price.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { hasDuty } from '../duty/duties.ts';
import { unitWith } from '../money/minor-units.ts';
import type { PriceState } from './price-from-history.ts';
import { writeUnitPrice } from './unit-price.ts';

export type PricingMarket = Pick<MarketSettings, 'id' | 'currency' | 'decimals' | 'tax'> & { country: { code: string } };

/** The price as the contract speaks of it; of what is sold by measure with what a unit of it costs. (CAT-010, CAT-046) */
export function showPrice(state: PriceState, market: PricingMarket, netContent = ''): Price {
  const { list, sales, historic, isMarkdown } = state;
  const percentage = shownPercentage(state, market);
  const perUnit = netContent && writeUnitPrice(sales, netContent, market);
  return {
    salesPrice: toMoney(sales, market),
    listPrice: toMoney(list, market),
    ...(historic !== undefined && { historicPrice: toMoney(historic, market), historicPercentage: percentOff(sales, historic) }),
    ...(percentage !== undefined && { percentage }),
    ...(perUnit && { perUnit }),
    discounts: isMarkdown ? [{ ...toMoney(list - sales, market), reference: markdownReference, badges: [] }] : [],
    vatAmount: toMoney(taxOf(sales, market.tax), market).amount,
    vatAmount2: 0,
  };
}

export function toMoney(minor: number, { currency, decimals }: Pick<PricingMarket, 'currency' | 'decimals'>): Money {
  return { amount: minor / unitWith(decimals), currency };
}

/** Where the law asks for it, a reduction may only be claimed against the lowest price of the 30 days before it. */
export function shownPercentage({ list, sales, historic, isMarkdown }: PriceState, market: PricingMarket): number | undefined {
  if (!isMarkdown) return undefined;
  if (!hasDuty(market.country.code, 'lowestPrice')) return percentOff(sales, list);
  return historic === undefined ? undefined : percentOff(sales, historic);
}

/** Whole per cent, rounded down: a reduction is never said to be larger than it is. */
export function percentOff(sales: number, before: number): number {
  return before <= 0 || sales >= before ? 0 : Math.floor(((before - sales) * 100) / before);
}

/** The tax inside a price that includes it, or the tax that will be added to one that does not. */
export function taxOf(amount: number, { rate, included }: PricingMarket['tax']): number {
  return Math.round(included ? (amount * rate) / (100 + rate) : (amount * rate) / 100);
}
