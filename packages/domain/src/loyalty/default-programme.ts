import type { Programme } from '@selvedge/contract/loyalty-rules.ts';

/** In whole units, about a euro each; of a currency that is not named there is no programme until a market sets one. */
const perPoint: Readonly<Record<string, number>> = {
  ...{
    EUR: 1,
    GBP: 1,
    USD: 1,
    CHF: 1,
    CAD: 1.5,
    AED: 4,
    SAR: 4,
    QAR: 4,
    KWD: 0.3,
    BHD: 0.4,
    OMR: 0.4,
    JOD: 0.7,
    DKK: 7.5,
    NOK: 11,
    SEK: 11,
  },
  ...{ ISK: 150, PLN: 4, CZK: 25, HUF: 400, RON: 5, BGN: 2, RSD: 117, BAM: 2, MKD: 61, ALL: 100, TRY: 40, UAH: 45, AMD: 420, MAD: 11 },
  ...{ TND: 3.3, EGP: 53, DZD: 150, ILS: 4 },
};

/** What holds in a market until staff decide otherwise. */
export function defaultProgramme(currency: string): Programme {
  const amountPerPoint = perPoint[currency];
  return {
    ...{ isActive: amountPerPoint !== undefined, amountPerPoint: amountPerPoint ?? 1, expiresAfterMonths: 12, tierMonths: 12, gifts: {} },
    tiers: [
      { id: 'member', names: { en: 'Member' }, from: 0, percent: 100 },
      { id: 'plus', names: { en: 'Plus' }, from: 500, percent: 125 },
      { id: 'gold', names: { en: 'Gold' }, from: 1_500, percent: 150 },
    ],
  };
}
