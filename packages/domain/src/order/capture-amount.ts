import { heldOf, type PaidMeans } from './spread-refund.ts';

export type Dispatch = {
  /** Of everything that has left by now, freight with the first parcel. */
  shippedWorth: number;
  /** Nothing is left to send. */
  isLast: boolean;
};

/**
 * What to ask of a provider that holds the money until the goods leave. Gift cards pay first; the last parcel takes whatever is still
 * held, so that the parts come to what was not cancelled, to the last minor unit.
 */
export function captureAmount(payment: PaidMeans, means: readonly PaidMeans[], { shippedWorth, isLast }: Dispatch): number {
  const held = heldOf(payment);
  if (isLast) return held;
  const byCards = means.reduce((sum, { kind, amount, refunded }) => sum + (kind === 'giftCard' ? amount - refunded : 0), 0);
  return Math.max(0, Math.min(held, shippedWorth - byCards - payment.captured));
}
