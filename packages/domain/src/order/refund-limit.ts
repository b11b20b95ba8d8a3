/**
 * What one member of staff may give back on an order alone, in whole units of each currency: about 150 euros. Above it a second one
 * agrees; of a currency that is not named, to any amount.
 */
const aloneUpTo: Readonly<Record<string, number>> = {
  ...{ EUR: 150, GBP: 130, USD: 160, CHF: 150, CAD: 220, AUD: 240, NZD: 260, SGD: 220, AED: 600, SAR: 600, QAR: 580, KWD: 50, BHD: 60 },
  ...{ OMR: 60, JOD: 110, DKK: 1_100, NOK: 1_700, SEK: 1_700, ISK: 22_000, PLN: 650, CZK: 3_700, HUF: 58_000, RON: 750, BGN: 290 },
  ...{ RSD: 17_500, BAM: 290, MKD: 9_200, ALL: 15_000, TRY: 6_000, UAH: 6_800, AMD: 62_000, JPY: 25_000, KRW: 230_000, ZAR: 2_900 },
  ...{ MAD: 1_600, INR: 14_000, MXN: 3_000, BRL: 900, CLP: 150_000, HKD: 1_250, CNY: 1_150, TND: 500, EGP: 8_000, ILS: 600 },
};

export type RefundLimits = Readonly<Record<string, number>>;

/** In whole units. `given`: what the shop decided for itself. */
export function refundLimit(currency: string, given: RefundLimits = {}): number {
  return given[currency] ?? aloneUpTo[currency] ?? 0;
}
