import { randomUUID } from 'node:crypto';
import type { Outcome } from '../answer-once.ts';
import { approve, cancel, capture, findPayment, newPayment, type Payment, refund, savePayment } from '../payments.ts';
import type { Psp } from '../psp.ts';
import { checkOrder, moneyOfOrder, type Order, type Session, saveSession, wrong } from './sessions.ts';

/** The shopper agreed; the token lets the merchant place the order, once. */
export type Authorization = { token: string; sessionId: string };

export function placeOrder(psp: Psp, token: string, order: Order): Outcome {
  const authorization = psp.ledger.get<Authorization>('klarnaAuthorization', token);
  const session = authorization && psp.ledger.get<Session>('klarnaSession', authorization.sessionId);
  if (!session) return wrong('Not found', 404, 'NOT_FOUND');
  if (session.orderId) return wrong('The authorization has been used', 409, 'NOT_ALLOWED');
  const problem = checkOrder(order);
  if (problem) return wrong(problem);
  // More than the shopper agreed to is not hers to pay.
  if ((order.order_amount ?? 0) > (session.order.order_amount ?? 0)) return wrong('Bad value: order_amount exceeds the authorization');
  const waiting = newPayment(
    { id: randomUUID(), provider: 'klarna', reference: order.merchant_reference1 ?? '', amount: moneyOfOrder(order), method: 'klarna' },
    psp.now(),
  );
  const payment = approve(waiting, { capture: order.auto_capture === true });
  const body = {
    order_id: payment.id,
    fraud_status: 'ACCEPTED',
    authorized_payment_method: { type: 'invoice' },
    redirect_url: order.merchant_urls?.confirmation,
  };
  const push = order.merchant_urls?.push?.replace('{checkout.order.id}', payment.id);
  const news = push ? [{ provider: 'klarna' as const, url: push, body: JSON.stringify({ order_id: payment.id }) }] : [];
  return { status: 200, body, changes: [savePayment(payment), saveSession({ ...session, orderId: payment.id })], news };
}

/** The merchant does without what the shopper agreed to. */
export function dropAuthorization(psp: Psp, token: string): Outcome {
  const authorization = psp.ledger.get<Authorization>('klarnaAuthorization', token);
  const session = authorization && psp.ledger.get<Session>('klarnaSession', authorization.sessionId);
  if (!session) return wrong('Not found', 404, 'NOT_FOUND');
  if (session.orderId) return wrong('The authorization has been used', 409, 'NOT_ALLOWED');
  return { status: 204, body: '', changes: [{ kind: 'klarnaAuthorization', id: token, value: null }] };
}

export function showOrder(payment: Payment) {
  const { id, reference, amount, held, captured, refunded, state } = payment;
  const status = state === 'cancelled' ? 'CANCELLED' : captured === 0 ? 'AUTHORIZED' : captured < held ? 'PART_CAPTURED' : 'CAPTURED';
  return {
    ...{ order_id: id, status, fraud_status: 'ACCEPTED', merchant_reference1: reference },
    ...{ order_amount: amount.value, original_order_amount: amount.value, captured_amount: captured, refunded_amount: refunded },
    ...{ remaining_authorized_amount: held - captured, purchase_currency: amount.currency },
  };
}

/** The merchant needs less than the shopper agreed to: the rest is hers again. */
export function changeAuthorization(psp: Psp, id: string, value: number): Outcome {
  const payment = findPayment(psp.ledger, id);
  if (payment?.provider !== 'klarna') return wrong('Not found', 404, 'NO_SUCH_ORDER');
  const isLess = Number.isInteger(value) && value > 0 && value <= payment.held && value >= payment.captured;
  if (payment.state !== 'approved' || !isLess) return wrong('Not allowed: authorization', 403, 'NOT_ALLOWED');
  return { status: 204, body: '', changes: [savePayment({ ...payment, held: value })] };
}

export function changeOrder(psp: Psp, id: string, { kind, amount }: { kind: 'captures' | 'refunds' | 'cancel'; amount?: number }): Outcome {
  const payment = findPayment(psp.ledger, id);
  if (payment?.provider !== 'klarna') return wrong('Not found', 404, 'NO_SUCH_ORDER');
  const left = payment.captured - payment.refunded;
  if (kind === 'refunds' && payment.captured > 0 && (amount ?? 0) > left) return wrong('More than was captured', 403, 'REFUND_NOT_ALLOWED');
  if (kind === 'refunds' && payment.captured === 0) return wrong('Nothing was captured', 403, 'REFUND_NOT_ALLOWED');
  const next = kind === 'cancel' ? cancel(payment) : kind === 'captures' ? capture(payment, amount ?? 0) : refund(payment, amount ?? 0);
  // A refund is of what was captured; what is still held stays so.
  if (next && kind === 'refunds') next.captured = payment.captured;
  if (!next) return wrong(`Not allowed: ${kind}`, 403, kind === 'cancel' ? 'CANCEL_NOT_ALLOWED' : 'NOT_ALLOWED');
  return { status: kind === 'cancel' ? 204 : 201, body: '', changes: [savePayment(next)] };
}
