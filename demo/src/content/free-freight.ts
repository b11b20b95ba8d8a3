import type { MarketSettings } from '@selvedge/contract/market.ts';
import { writeNumber } from '@selvedge/domain/writing-style/number-style.ts';
import { writingStyleOf } from '@selvedge/domain/writing-style/writing-style.ts';

/** From which amount freight is free, in whole units of the market's currency: about 60 euro, rounded as a shop would. */
export const freeFreightValue = (market: MarketSettings): number => {
  const value = values[market.currency];
  if (value === undefined) throw new Error(`No free freight value for the currency ${market.currency}.`);
  return value;
};

/** Written as the market's prices are, without decimals. */
export const freeFreightText = (market: MarketSettings) =>
  writeNumber(freeFreightValue(market), 0, writingStyleOf(market.id, market.currency).money);

const values: Record<string, number> = {
  AED: 250,
  ALL: 6000,
  AMD: 25000,
  BAM: 120,
  CAD: 90,
  CHF: 60,
  CZK: 1500,
  DKK: 449,
  DZD: 9000,
  EGP: 3000,
  EUR: 60,
  GBP: 50,
  HUF: 24000,
  JOD: 45,
  KWD: 20,
  MAD: 650,
  MKD: 3700,
  NOK: 699,
  PLN: 259,
  QAR: 240,
  RON: 299,
  RSD: 7000,
  SAR: 250,
  SEK: 699,
  TND: 200,
  TRY: 2500,
  UAH: 2900,
  USD: 75,
};
