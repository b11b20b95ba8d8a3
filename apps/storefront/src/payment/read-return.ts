import type { PaymentResult } from '@selvedge/contract/payment-shape.ts';
import { keyOf, saidKey } from './follow-result.ts';
import type { Phase } from './use-pay.ts';

/** Where a provider's page sent the shopper back to, with what the shop found out. Only words of ours are shown. */
export function readReturn(search: string): Phase | undefined {
  const query = new URLSearchParams(search);
  const state = query.get('paymentState');
  const reason = query.get('reason');
  if (state === null || reason === 'action') return undefined;
  if (state === 'pending' || state === 'authorised') return { name: 'waiting' };
  return { name: 'failed', key: saidKey(query.get('error')) ?? keyOf(reason ?? state), back: undefined };
}

/** The same of an answer: what is open is no failure, and what is ordered has a page of its own. */
export function phaseOf({ paymentState, redirectReason, error }: PaymentResult): Phase | undefined {
  if (paymentState === undefined || redirectReason === 'action' || redirectReason === 'receipt') return undefined;
  if (paymentState === 'pending' || paymentState === 'authorised') return { name: 'waiting' };
  return { name: 'failed', key: error ?? keyOf(redirectReason ?? paymentState), back: undefined };
}
