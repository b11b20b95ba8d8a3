import type { Outcome } from '../answer-once.ts';
import { isMoney } from '../money.ts';
import { cancel, capture, findPayment, type Payment, paymentsOf, refund, savePayment } from '../payments.ts';
import { newReference, type Psp } from '../psp.ts';
import { adyenNews } from './adyen-news.ts';
import { invalid } from './pay.ts';

export type ChangeRequest = { merchantAccount?: string; amount?: unknown; reference?: string; paymentReference?: string };

export const changeKinds = ['captures', 'refunds', 'cancels', 'reversals'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const eventCodes = { captures: 'CAPTURE', refunds: 'REFUND', cancels: 'CANCELLATION', reversals: 'CANCEL_OR_REFUND' } as const;

/** The answer only says that it was received; whether it worked is in the notice. */
export function changePayment(psp: Psp, kind: ChangeKind, id: string, request: ChangeRequest): Outcome {
  const payment = findPayment(psp.ledger, id);
  if (!payment) return invalid('167', 'Original pspReference required for this operation');
  const { amount } = request;
  const hasAmount = kind === 'captures' || kind === 'refunds';
  if (hasAmount && (!isMoney(amount) || amount.currency !== payment.amount.currency)) return invalid('100', 'No amount specified');
  const value = hasAmount && isMoney(amount) ? amount.value : payment.held - payment.refunded;
  const next = change(kind, payment, value);
  const pspReference = newReference();
  const money = { value, currency: payment.amount.currency };
  const news = adyenNews(psp, { eventCode: eventCodes[kind], success: next !== undefined, payment, pspReference, amount: money });
  const body = {
    merchantAccount: request.merchantAccount,
    paymentPspReference: id,
    pspReference,
    reference: request.reference,
    status: 'received',
    ...(hasAmount && { amount }),
  };
  return { status: 201, body, changes: next ? [savePayment(next)] : [], news };
}

/** Taken back by the merchant's own reference, by somebody who never learnt ours. */
export function cancelByReference(psp: Psp, { merchantAccount, paymentReference = '', reference }: ChangeRequest): Outcome {
  const payments = paymentsOf(psp.ledger, paymentReference).filter(
    (payment) => payment.provider !== 'klarna' && payment.provider !== 'iyzico',
  );
  const pspReference = newReference();
  const changed = payments.flatMap((payment) => cancel(payment) ?? []);
  const news = payments.flatMap((payment) =>
    adyenNews(psp, { eventCode: 'TECHNICAL_CANCEL', success: cancel(payment) !== undefined, payment, pspReference }),
  );
  return {
    status: 201,
    body: { merchantAccount, paymentReference, pspReference, reference, status: 'received' },
    changes: changed.map(savePayment),
    news,
  };
}

function change(kind: ChangeKind, payment: Payment, value: number): Payment | undefined {
  if (kind === 'captures') return capture(payment, value);
  if (kind === 'refunds') return refund(payment, value);
  if (kind === 'cancels') return cancel(payment);
  return cancel(payment) ?? refund(payment, payment.held - payment.refunded);
}
