import type { PaymentResult, PaymentState } from '@selvedge/contract/payment-shape.ts';
import { type AttemptState, isLive } from '@selvedge/domain/payment/attempt-state.ts';
import { moneyFate, showRefusal } from '@selvedge/domain/payment/show-refusal.ts';
import { findOrdered } from '../order/write-order.ts';
import type { Attempt } from '../payment/tables.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

const stateOf = {
  started: 'pending',
  actionNeeded: 'pending',
  pending: 'pending',
  authorised: 'pending',
  ordered: 'authorised',
  refused: 'refused',
  cancelled: 'cancelled',
  expired: 'cancelled',
  refunding: 'error',
  refunded: 'error',
  error: 'error',
} as const satisfies Record<AttemptState, PaymentState>;

/** What a payment has come to, in the words of the contract. */
export async function showResult({ db }: Pick<PaymentDeps, 'db'>, attempt: Attempt): Promise<PaymentResult> {
  const { state, market, basketId } = attempt;
  const paymentState = attempt.reason === 'cancelledByShopper' && !isLive(state) ? 'cancelled' : stateOf[state];
  if (state === 'ordered') {
    const order = (await findOrdered(db, basketId))!;
    return { paymentState, redirectReason: 'receipt', url: receiptPath(market, order.orderId), ...order };
  }
  if (state === 'actionNeeded') return { paymentState, redirectReason: 'action', ...showAction(attempt) };
  if (paymentState === 'pending') return { paymentState };
  const refusal = showRefusal(attempt.reason ?? '', moneyFate(state, attempt.becomes));
  const back = refusal.redirectReason === 'soldOut' ? 'basket' : 'checkout/payment';
  return { paymentState, ...refusal, url: `/${market}/${back}` };
}

export function receiptPath(market: string, orderId: string): string {
  return `/${market}/receipt?orderid=${encodeURIComponent(orderId)}`;
}

function showAction({ provider, action, token }: Attempt): Pick<PaymentResult, 'adyenAction' | 'url' | 'payByLink'> {
  if (!action) return {};
  const { url, type, data, method, paymentMethodType } = action;
  if (provider === 'payByLink') return { url: url ?? '', payByLink: { url: url ?? '', qrCodeString: url ?? '', linkId: token ?? '' } };
  if (provider !== 'adyen') return url === undefined ? {} : { url };
  const shown = {
    type,
    ...(data && { data }),
    ...(method && { method }),
    ...(paymentMethodType && { paymentMethodType }),
    ...(url && { url }),
  };
  return { adyenAction: shown, ...(url && { url }) };
}
