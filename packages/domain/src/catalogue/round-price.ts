import { unitOf } from '../money/minor-units.ts';

/** exact: to the smallest coin. whole: to whole units. shop: to an ending that shops of the currency use. */
export const roundings = ['shop', 'whole', 'exact'] as const;
export type Rounding = (typeof roundings)[number];

type Ending = { step: number; ending: number };
type Currency = { currency: string };

/** In whole units: a price is a multiple of the step plus the ending. */
const endings: Readonly<Record<string, Ending>> = {
  ...{ SEK: { step: 10, ending: 9 }, NOK: { step: 10, ending: 9 }, DKK: { step: 10, ending: 9 }, CZK: { step: 10, ending: 9 } },
  ...{ AED: { step: 10, ending: 9 }, SAR: { step: 10, ending: 9 }, QAR: { step: 10, ending: 9 }, MAD: { step: 10, ending: 9 } },
  ...{ EGP: { step: 10, ending: 9 }, UAH: { step: 10, ending: 9 }, TRY: { step: 10, ending: 9.99 } },
  ...{ HUF: { step: 100, ending: 90 }, RSD: { step: 100, ending: 90 }, MKD: { step: 100, ending: 90 }, ALL: { step: 100, ending: 90 } },
  ...{ DZD: { step: 100, ending: 90 }, ISK: { step: 100, ending: 90 }, JPY: { step: 100, ending: 90 } },
  ...{ GBP: { step: 1, ending: 0.99 }, USD: { step: 1, ending: 0.99 }, CAD: { step: 1, ending: 0.99 } },
  ...{ PLN: { step: 1, ending: 0.99 }, RON: { step: 1, ending: 0.99 }, CHF: { step: 1, ending: 0.9 } },
  ...{ KWD: { step: 1, ending: 0.9 }, JOD: { step: 1, ending: 0.9 }, TND: { step: 1, ending: 0.9 } },
};
const usual: Ending = { step: 1, ending: 0.95 };

/** The nearest price with the ending, in minor units; of two that are as near, the lower one. Never nothing for something. */
export function roundPrice(amount: number, rounding: Rounding, { currency }: Currency): number {
  const unit = unitOf(currency);
  const least = amount > 0 ? 1 : 0;
  if (rounding === 'exact') return Math.max(least, Math.round(amount));
  if (rounding === 'whole') return nearest(amount, { step: unit, ending: 0 }) || Math.max(least, Math.round(amount));
  const { step, ending } = endings[currency] ?? usual;
  return nearest(amount, { step: step * unit, ending: Math.round(ending * unit) }) || Math.max(least, Math.round(amount));
}

/** The next lower price with the same kind of ending; 0 when there is none. */
export function nextLower(amount: number, rounding: Rounding, { currency }: Currency): number {
  const unit = unitOf(currency);
  if (rounding === 'exact') return Math.max(0, amount - 1);
  const { step, ending } = rounding === 'whole' ? { step: 1, ending: 0 } : (endings[currency] ?? usual);
  const [wide, tail] = [step * unit, Math.round(ending * unit)];
  const below = Math.ceil((amount - tail) / wide - 1) * wide + tail;
  return Math.max(0, below);
}

function nearest(amount: number, { step, ending }: Ending): number {
  const below = Math.floor((amount - ending) / step) * step + ending;
  const above = below + step;
  if (below <= 0) return above - amount < amount ? above : 0;
  return amount - below <= above - amount ? below : above;
}
