import { createHmac, timingSafeEqual } from 'node:crypto';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import type { Amount, PaymentAnswer, RefusalReason } from '../payment-provider.ts';
import type { IyzicoAnswer } from './iyzico-client.ts';

const unreadable = { state: 'unknown', why: 'unreadable' } as const;

/** What became of a form. Only an answer that Iyzico signed, and that is about this payment, says that it was paid. */
export function readForm(
  answer: IyzicoAnswer,
  { reference, token, secret }: { reference: string; token: string; secret: string },
): PaymentAnswer {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, fraudStatus, lastFourDigits, cardAssociation } =
    answer;
  if (answer.status === 'failure' && paymentStatus === undefined) return unreadable;
  if (paymentStatus === 'FAILURE' && paymentId === undefined) return { state: 'refused', reason: 'expired' };
  if (paymentId === undefined)
    return answer.status === 'success' ? { state: 'pending', ...(paymentStatus === 'INIT' && { isUntouched: true }) } : unreadable;
  const signed = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
  if (!isSigned(answer.signature, signed, secret) || conversationId !== reference || answer.token !== token) return unreadable;
  const providerReference = String(paymentId);
  if (paymentStatus === 'FAILURE' || fraudStatus === -1) return { state: 'refused', reason: reasonOf(answer), providerReference };
  if (paymentStatus !== 'SUCCESS' || fraudStatus === 0) return { state: 'pending', providerReference };
  const method = { type: 'card', ...paidWith(cardAssociation, lastFourDigits) };
  return { state: 'approved', providerReference, amount: amountOf(paidPrice, currency), method };
}

export type Reported = {
  paymentId?: number | string;
  paymentStatus?: number | string;
  paymentRefundStatus?: string;
  paidPrice?: number;
  currency?: string;
  itemTransactions?: { refunds?: { refundConversationId?: string }[] }[];
};

/** What the report lists under our own reference. Undefined: it could not be read. */
export function readReport(answer: IyzicoAnswer): Reported[] | undefined {
  return answer.status === 'success' && Array.isArray(answer.payments) ? (answer.payments as Reported[]) : undefined;
}

export function readReported(payments: Reported[] | undefined): PaymentAnswer {
  if (!payments) return unreadable;
  const paid = payments.find((one) => isPaid(one));
  if (paid)
    return {
      state: 'approved',
      providerReference: String(paid.paymentId),
      amount: amountOf(paid.paidPrice, paid.currency),
      method: { type: 'card' },
    };
  if (payments.length === 0) return { state: 'absent' };
  return payments.every((one) => one.paymentStatus === 0 || one.paymentStatus === -1)
    ? { state: 'refused', reason: 'declined' }
    : { state: 'pending' };
}

export function isPaid({ paymentStatus }: Reported): boolean {
  return paymentStatus === 1 || paymentStatus === 'SUCCESS';
}

export function isSigned(signature: unknown, values: readonly unknown[], secret: string): boolean {
  const expected = createHmac('sha256', secret).update(values.map(String).join(':')).digest();
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function amountOf(decimal: unknown, currency: unknown): Amount | undefined {
  try {
    return { value: toMinor(Number(decimal), String(currency)), currency: String(currency) };
  } catch {
    return undefined;
  }
}

function paidWith(association: unknown, digits: unknown) {
  const brand =
    association === 'MASTER_CARD'
      ? 'mc'
      : association === 'AMERICAN_EXPRESS'
        ? 'amex'
        : typeof association === 'string'
          ? association.toLowerCase()
          : undefined;
  return { ...(brand && { brand }), ...(typeof digits === 'string' && { lastDigits: digits }) };
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  NOT_SUFFICIENT_FUNDS: 'insufficientFunds',
  EXPIRED_CARD: 'expired',
  INVALID_CVC2: 'invalidCard',
  INVALID_CARD_TYPE: 'invalidCard',
  FRAUD_SUSPECT: 'fraud',
  LOST_CARD: 'fraud',
  STOLEN_CARD: 'fraud',
};

function reasonOf({ errorGroup, errorCode }: IyzicoAnswer): RefusalReason {
  return errorCode === '10093' ? 'authenticationFailed' : (reasons[errorGroup ?? ''] ?? 'declined');
}
