import type { Attempt } from '@selvedge/contract/attempt.ts';

/**
 * The shop was asked what became of a payment and knows of none. Undefined while that is not its answer: nobody may be told that nothing
 * was charged because a question got lost.
 */
export function missingPayment(
  { response }: Attempt<unknown> & { hasError: true },
  otherwise: string | undefined,
): { key: string; isBasketGone: boolean } | undefined {
  if (response?.status !== 404) return undefined;
  const said = response.result?.errors.payment?.[0];
  if (said === 'payment.not_started') return { key: otherwise ?? said, isBasketGone: otherwise !== undefined };
  return { key: 'payment.basket_gone', isBasketGone: true };
}
