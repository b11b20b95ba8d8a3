import type { RedirectReason } from '@selvedge/contract/payment-shape.ts';
import type { AttemptState } from './attempt-state.ts';

const keys: Readonly<Record<string, string>> = {
  declined: 'payment.refused',
  fraud: 'payment.refused',
  insufficientFunds: 'payment.insufficient_funds',
  invalidCard: 'payment.invalid_card',
  authenticationFailed: 'payment.authentication_failed',
  cancelledByShopper: 'payment.cancelled',
  replaced: 'payment.cancelled',
  expired: 'payment.expired',
  unavailable: 'payment.unavailable',
  absent: 'payment.unavailable',
};
const soldOut: ReadonlySet<string> = new Set(['basket.out_of_stock', 'basket.not_enough_stock', 'basket.not_sold']);

/**
 * What is known of the money of an attempt that is no order. `none`: nothing was charged. `back`: it was charged and is on its way back.
 * `unsure`: it was stopped, and the provider has not said yet whether it had taken anything. `stuck`: it did not go back.
 */
export type MoneyFate = 'none' | 'back' | 'unsure' | 'stuck';

export function moneyFate(state: AttemptState, becomes: string | null): MoneyFate {
  if (state === 'refunded') return 'back';
  if (state === 'error') return 'stuck';
  if (state === 'refunding') return becomes === 'refunded' ? 'back' : 'unsure';
  return 'none';
}

/** What a shopper reads of a payment that came to nothing, and why the way leads back. Whose fault it was is not told to a thief. */
export function showRefusal(reason: string, fate: MoneyFate = 'none'): { error: string; redirectReason: RedirectReason } {
  if (fate === 'stuck') return { error: 'payment.stuck', redirectReason: 'error' };
  const isSoldOut = soldOut.has(reason);
  if (fate === 'back') return isSoldOut ? { error: 'payment.sold_out_back', redirectReason: 'soldOut' } : givenBack;
  if (fate === 'unsure') return { error: 'payment.stopping', redirectReason: isSoldOut ? 'soldOut' : 'error' };
  if (isSoldOut) return { error: 'payment.sold_out', redirectReason: 'soldOut' };
  const error = keys[reason] ?? 'payment.error';
  return { error, redirectReason: reasonOf(error) };
}

const givenBack = { error: 'payment.given_back', redirectReason: 'error' } as const;

function reasonOf(error: string): RedirectReason {
  if (error === 'payment.cancelled') return 'cancelled';
  if (error === 'payment.expired') return 'expired';
  return error === 'payment.error' || error === 'payment.unavailable' ? 'error' : 'refused';
}
