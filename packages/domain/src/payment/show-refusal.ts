import type { RedirectReason } from '@selvedge/contract/payment-shape.ts';

const keys: Readonly<Record<string, string>> = {
  declined: 'payment.refused',
  fraud: 'payment.refused',
  insufficientFunds: 'payment.insufficient_funds',
  invalidCard: 'payment.invalid_card',
  authenticationFailed: 'payment.authentication_failed',
  cancelledByShopper: 'payment.cancelled',
  replaced: 'payment.cancelled',
  expired: 'payment.expired',
  late: 'payment.expired',
  unavailable: 'payment.unavailable',
  absent: 'payment.unavailable',
};
const soldOut: ReadonlySet<string> = new Set(['basket.out_of_stock', 'basket.not_enough_stock', 'basket.not_sold']);

/** What a shopper reads of a payment that came to nothing, and why the way leads back. Whose fault it was is not told to a thief. */
export function showRefusal(reason: string): { error: string; redirectReason: RedirectReason } {
  if (soldOut.has(reason)) return { error: 'payment.sold_out', redirectReason: 'soldOut' };
  const error = keys[reason] ?? (reason.includes('.') ? 'payment.given_back' : 'payment.error');
  return { error, redirectReason: reasonOf(error) };
}

function reasonOf(error: string): RedirectReason {
  if (error === 'payment.cancelled') return 'cancelled';
  if (error === 'payment.expired') return 'expired';
  if (error === 'payment.given_back' || error === 'payment.error' || error === 'payment.unavailable') return 'error';
  return 'refused';
}
