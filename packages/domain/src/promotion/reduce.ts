import type { Benefit } from '@selvedge/contract/promotion.ts';
import { prorate, share } from '../basket/prorate.ts';
import { amountIn } from './live-promotion.ts';

/** A line that a promotion may take something off. `left` is what promotions before it have left of its price. */
export type Reduction = { quantity: number; unit: number; left: number };

type Priced = Exclude<Benefit, { kind: 'freeShipping' | 'bonusProduct' }>;
type Of<K extends Priced['kind']> = Extract<Priced, { kind: K }>;
type Known = { currency: string; worth: number; pieces: number };

/** Why nothing is taken off, and what is missing until something is: an amount in minor units, or pieces. */
export type Shortfall = { reason: string; missing?: { amount: number } | { pieces: number } };

/** What is taken off each line; or why nothing can be. Never more than is left. */
export function reduce(lines: readonly Reduction[], benefit: Priced, known: Known): number[] | Shortfall {
  switch (benefit.kind) {
    case 'percentage':
      return percentOff(lines, benefit.percent);
    case 'amount':
      return amountOff(lines, benefit, known);
    case 'fixedPrice':
      return fixedPrice(lines, benefit, known);
    case 'buyXGetY':
      return buyXGetY(lines, benefit);
    case 'tiers':
      return tiers(lines, benefit, known);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const piecesOf = (lines: readonly Reduction[]) => sum(lines.map(({ quantity }) => quantity));
const leftOf = (lines: readonly Reduction[]) => lines.map(({ left }) => left);

/** Rounded once, over all lines together: rounding each would let the parts differ from the whole. */
function percentOff(lines: readonly Reduction[], percent: number): number[] {
  const left = leftOf(lines);
  return prorate(share(sum(left), Math.round(percent * 100), 10_000), left);
}

function amountOff(lines: readonly Reduction[], { amounts, per }: Of<'amount'>, { currency }: Known): number[] | Shortfall {
  const amount = amountIn(amounts, currency);
  if (amount === undefined) return { reason: 'promotion.other_currency' };
  if (per === 'piece') return lines.map(({ quantity, left }) => Math.min(left, amount * quantity));
  const left = leftOf(lines);
  return prorate(Math.min(amount, sum(left)), left);
}

function fixedPrice(lines: readonly Reduction[], { prices, pieces }: Of<'fixedPrice'>, { currency }: Known): number[] | Shortfall {
  const price = amountIn(prices, currency);
  if (price === undefined) return { reason: 'promotion.other_currency' };
  if (pieces === 1) return lines.map(({ quantity, left }) => Math.max(0, left - price * quantity));
  // The dearest pieces make up the bundles: what the shopper would choose.
  const held = piecesOf(lines);
  const bundles = Math.floor(held / pieces);
  if (bundles === 0) return { reason: 'promotion.minimum_quantity', missing: { pieces: pieces - held } };
  const bundled = spread(lines, (from, to) => Math.max(0, Math.min(to, bundles * pieces) - from));
  const worth = lines.map(({ left, quantity }, index) => share(left, bundled[index]!, quantity));
  return prorate(Math.max(0, sum(worth) - bundles * price), worth);
}

function buyXGetY(lines: readonly Reduction[], { buy, get, percent }: Of<'buyXGetY'>): number[] | Shortfall {
  const group = buy + get;
  // Of the pieces from the dearest on, the last `get` of each group are reduced.
  const reducedBefore = (count: number) => Math.floor(count / group) * get + Math.max(0, (count % group) - buy);
  const reduced = spread(lines, (from, to) => reducedBefore(to) - reducedBefore(from));
  if (sum(reduced) === 0) return { reason: 'promotion.minimum_quantity', missing: { pieces: buy + 1 - piecesOf(lines) } };
  return lines.map(({ left, quantity }, index) => share(left, reduced[index]! * Math.round(percent * 100), quantity * 10_000));
}

function tiers(lines: readonly Reduction[], { by, steps }: Of<'tiers'>, { currency, worth, pieces }: Known): number[] | Shortfall {
  const held = by === 'quantity' ? pieces : worth;
  const known = steps.flatMap((step) => {
    const from = typeof step.from === 'number' ? step.from : amountIn(step.from, currency);
    return from === undefined ? [] : [{ step, from }];
  });
  const reached = known.filter(({ from }) => held >= from).sort((a, b) => b.from - a.from)[0]?.step;
  if (!reached) return notReached(by, Math.min(...known.map(({ from }) => from)) - held);
  if (reached.percent !== undefined) return percentOff(lines, reached.percent);
  return amountOff(lines, { kind: 'amount', amounts: reached.amounts ?? {}, per: 'basket' }, { currency, worth, pieces });
}

function notReached(by: 'amount' | 'quantity', missing: number): Shortfall {
  if (!Number.isFinite(missing)) return { reason: 'promotion.other_currency' };
  if (by === 'quantity') return { reason: 'promotion.minimum_quantity', missing: { pieces: missing } };
  return { reason: 'promotion.minimum_amount', missing: { amount: missing } };
}

/** Lines in the order of their price, dearest first, as one row of pieces; answers by line what `count` says of its stretch. */
function spread(lines: readonly Reduction[], count: (from: number, to: number) => number): number[] {
  const counted = lines.map(() => 0);
  const order = lines.map((_, index) => index).sort((a, b) => lines[b]!.unit - lines[a]!.unit || a - b);
  let from = 0;
  for (const index of order) {
    const to = from + lines[index]!.quantity;
    counted[index] = count(from, to);
    from = to;
  }
  return counted;
}
