import { currencyDecimals } from '@selvedge/domain/money/currency.ts';

/** How shops of a country write prices: what a euro is there, the step between two prices and how far below it they stay. */
type Habit = { rate: number; step: number; below: number; steps?: readonly [number, number, number, number] };

/** Multiples of the step below 20, 60 and 200 euros, and above. */
const usual = [1, 5, 10, 20] as const;
const even = [1, 1, 1, 5] as const;

export const priceHabits: Readonly<Record<string, Habit>> = {
  EUR: { rate: 1, step: 1, below: 0.05 },
  GBP: { rate: 0.86, step: 1, below: 0, steps: [1, 1, 5, 10] },
  CHF: { rate: 1.1, step: 1, below: 0.1 },
  USD: { rate: 1.15, step: 1, below: 0.5, steps: [1, 5, 5, 10] },
  CAD: { rate: 1.55, step: 1, below: 0.05 },
  BAM: { rate: 1.96, step: 1, below: 0.05 },
  DKK: { rate: 7.46, step: 10, below: 1 },
  NOK: { rate: 11.7, step: 10, below: 1 },
  SEK: { rate: 11.2, step: 10, below: 1 },
  PLN: { rate: 4.27, step: 10, below: 0.01, steps: [1, 1, 2, 5] },
  RON: { rate: 5.05, step: 10, below: 0.1, steps: [1, 1, 2, 5] },
  CZK: { rate: 24.6, step: 10, below: 1 },
  HUF: { rate: 395, step: 100, below: 5 },
  RSD: { rate: 117, step: 100, below: 10, steps: [1, 1, 5, 10] },
  MKD: { rate: 61.5, step: 100, below: 10, steps: [1, 1, 2, 5] },
  ALL: { rate: 98, step: 100, below: 10, steps: [1, 1, 5, 10] },
  AMD: { rate: 430, step: 500, below: 100, steps: [1, 2, 4, 10] },
  UAH: { rate: 48, step: 50, below: 1, steps: [1, 2, 4, 10] },
  TRY: { rate: 48, step: 50, below: 0.01, steps: [1, 2, 4, 10] },
  AED: { rate: 4.2, step: 5, below: 0, steps: [1, 2, 4, 10] },
  QAR: { rate: 4.2, step: 5, below: 0, steps: [1, 2, 4, 10] },
  SAR: { rate: 4.3, step: 5, below: 0, steps: [1, 2, 4, 10] },
  MAD: { rate: 10.6, step: 10, below: 1, steps: [1, 2, 5, 10] },
  DZD: { rate: 152, step: 100, below: 10, steps: [1, 5, 10, 20] },
  EGP: { rate: 55, step: 50, below: 1, steps: [1, 2, 4, 10] },
  KWD: { rate: 0.36, step: 1, below: 0.1, steps: even },
  JOD: { rate: 0.82, step: 1, below: 0.1, steps: even },
  TND: { rate: 3.35, step: 1, below: 0.1, steps: [1, 5, 10, 20] },
};

/** Minor units of the currency for a price in euros, rounded as shops there round. */
export function priceIn(currency: string, euros: number): number {
  const { rate, step, below, steps = usual } = priceHabits[currency] ?? priceHabits.EUR!;
  const size = step * (euros < 20 ? steps[0] : euros < 60 ? steps[1] : euros < 200 ? steps[2] : steps[3]);
  const whole = Math.max(1, Math.round((euros * rate + below) / size)) * size;
  return Math.round((whole - below) * 10 ** currencyDecimals(currency));
}

/** What a gift card can be worth: the round sums of a country. */
export function giftCardAmounts(currency: string): number[] {
  const { rate } = priceHabits[currency] ?? priceHabits.EUR!;
  const scale = 10 ** Math.round(Math.log10(rate));
  return [25, 50, 75, 100, 150, 200].map((euros) => Math.round(euros * scale));
}
