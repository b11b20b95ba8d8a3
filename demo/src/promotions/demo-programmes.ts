import type { Programme } from '@selvedge/contract/loyalty-rules.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';

/** Markets of the demo where points pay a part of an order (three in a hundred of what earned them, at most half) and a birthday brings a reward. */
const markets: Readonly<Record<string, { currency: string; worth: number }>> = {
  'en-GB': { currency: 'GBP', worth: 0.03 },
  'de-DE': { currency: 'EUR', worth: 0.03 },
  'sv-SE': { currency: 'SEK', worth: 0.3 },
  'ar-KW': { currency: 'KWD', worth: 0.01 },
};

export const demoProgrammes: readonly { market: string; programme: Programme }[] = Object.entries(markets).map(
  ([market, { currency, worth }]) => ({
    market,
    programme: {
      ...defaultProgramme(currency),
      payment: { worth, least: 50, mostPercent: 50 },
      gifts: { birthday: { points: 0, rewardId: 'delivery' } },
    },
  }),
);
