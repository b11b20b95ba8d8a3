import type { PayByLink, PaymentResult } from '@selvedge/contract/payment-shape.ts';

/** What the screen does next. `back` is another step than this one. */
export type NextMove =
  | { name: 'receipt'; url: string }
  | { name: 'leave'; url: string; method: 'GET' | 'POST'; fields: Record<string, string> }
  | { name: 'link'; link: PayByLink }
  | { name: 'wait' }
  | { name: 'failed'; key: string; back: string | undefined };

/** PAY-010 a result may carry a state, a way to go with its reason, and an action: the first that leads on wins. */
export function followResult(result: PaymentResult, { receipt, here }: { receipt: string; here: string }): NextMove {
  const { adyenAction, url, redirectReason, error, paymentState, orderId, payByLink } = result;
  if (orderId) return { name: 'receipt', url: `${receipt}?orderid=${encodeURIComponent(orderId)}` };
  if (redirectReason === 'receipt' && url) return { name: 'receipt', url };
  if (adyenAction?.url) return leave(adyenAction.url, adyenAction.method, adyenAction.data);
  if (payByLink?.linkId) return { name: 'link', link: payByLink };
  if (redirectReason === 'action' && url) return leave(url);
  if (paymentState === 'pending' || paymentState === 'authorised') return { name: 'wait' };
  const back = url && pathOf(url) !== pathOf(here) ? url : undefined;
  return { name: 'failed', key: error ?? keyOf(redirectReason ?? paymentState), back };
}

function leave(url: string, method = 'GET', data: Record<string, unknown> = {}): NextMove {
  const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
  return { name: 'leave', url, method: method.toUpperCase() === 'POST' ? 'POST' : 'GET', fields };
}

/** Without a key of the shop's it is not known what became of the money, and nothing is said of it. */
export const keyOf = (reason: string | undefined): string =>
  reason !== undefined && Object.hasOwn(keys, reason) ? keys[reason as keyof typeof keys] : 'payment.unclear';

const keys = {
  refused: 'payment.refused',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
  soldOut: 'payment.sold_out',
  basketChanged: 'payment.basket_changed',
} as const;

/** Every sentence that the shop leads back with; an address that somebody made up says nothing of its own. */
const saidKeys: ReadonlySet<string> = new Set([
  ...['refused', 'insufficient_funds', 'invalid_card', 'authentication_failed', 'cancelled', 'expired', 'unavailable', 'error'],
  ...['sold_out', 'sold_out_back', 'given_back', 'stopping', 'stuck'],
]);

export const saidKey = (key: string | null): string | undefined =>
  key?.startsWith('payment.') && saidKeys.has(key.slice('payment.'.length)) ? key : undefined;

const pathOf = (url: string): string => new URL(url, 'http://shop').pathname;
