import { unitOf } from '../money/minor-units.ts';

/** How many of a currency one euro is, from which day on, as staff wrote it. */
export type ExchangeRate = { currency: string; rate: number; since: string };

const base = 'EUR';

/** The rate of a day: the latest that was written for it or for a day before. The euro needs none. */
export function rateOn(rates: readonly ExchangeRate[], currency: string, day: string): ExchangeRate | undefined {
  if (currency === base) return { currency, rate: 1, since: '' };
  const known = rates.filter((each) => each.currency === currency && each.since <= day);
  return known.reduce<ExchangeRate | undefined>((best, each) => (best === undefined || each.since > best.since ? each : best), undefined);
}

/** As many decimals as a rate is kept with. */
const rateScale = 1e8;

/** Minor units of one currency in those of another, rounded to the nearest. In whole numbers: half a fils must not depend on a float. */
export function convertAmount(minor: number, from: ExchangeRate, to: ExchangeRate): number {
  if (from.currency === to.currency) return minor;
  const whole = ({ rate }: ExchangeRate) => BigInt(Math.round(rate * rateScale));
  const above = BigInt(Math.abs(minor)) * whole(to) * BigInt(unitOf(to.currency));
  const below = whole(from) * BigInt(unitOf(from.currency));
  return Math.sign(minor) * Number((above * 2n + below) / (below * 2n));
}
