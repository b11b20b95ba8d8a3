import type { Phase } from './use-pay.ts';

/** Where a provider's page sent the shopper back to, with what the shop found out. Only words of ours are shown. */
export function readReturn(search: string): Phase | undefined {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  const state = query.get('paymentState');
  if (error && /^payment\.\w+$/.test(error)) return { name: 'failed', key: error, back: undefined };
  if (state === 'pending') return { name: 'waiting' };
  if (state === 'refused' || state === 'cancelled') return { name: 'failed', key: `payment.${state}`, back: undefined };
  return state === 'error' ? { name: 'failed', key: 'payment.failed', back: undefined } : undefined;
}
