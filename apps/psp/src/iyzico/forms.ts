import { createHmac, randomBytes } from 'node:crypto';
import type { Outcome } from '../answer-once.ts';
import { decimalOf, type Money, moneyOf } from '../money.ts';
import type { News } from '../notices.ts';
import type { Change } from '../open-ledger.ts';
import { findPayment, type Payment } from '../payments.ts';
import type { Psp } from '../psp.ts';

/** A hosted form. The card is charged on the page itself, whether or not the shopper ever comes back. */
export type Form = {
  token: string;
  conversationId: string;
  basketId: string;
  amount: Money;
  callbackUrl: string;
  locale: string;
  expiresAt: string;
  paymentId?: string;
  /** A card that still needs the code of its bank. */
  challenge?: { brand: string; lastDigits: string };
};

export type FormRequest = {
  conversationId?: string;
  basketId?: string;
  price?: string;
  paidPrice?: string;
  currency?: string;
  callbackUrl?: string;
  locale?: string;
  buyer?: Record<string, unknown>;
  basketItems?: { price?: string }[];
};

export function failure(errorCode: string, errorMessage: string, more = {}): Outcome {
  return { status: 200, body: { status: 'failure', errorCode, errorMessage, locale: 'tr', systemTime: Date.now(), ...more } };
}

export function createForm(psp: Psp, request: FormRequest): Outcome {
  const { conversationId = '', basketId = '', currency = 'TRY', callbackUrl = '', locale = 'tr' } = request;
  const amount = moneyOf(request.paidPrice, currency);
  if (!amount || amount.value === 0) return failure('5004', 'paidPrice must be a positive amount');
  if (!URL.canParse(callbackUrl)) return failure('5011', 'callbackUrl is required');
  if (!request.buyer?.email || !request.buyer.identityNumber) return failure('5008', 'buyer is required');
  const sum = (request.basketItems ?? []).reduce((total, item) => total + (moneyOf(item.price, currency)?.value ?? Number.NaN), 0);
  if (sum !== moneyOf(request.price, currency)?.value) return failure('5062', 'the prices of the basket items do not add up to price');
  const token = randomBytes(24).toString('hex');
  const form: Form = {
    ...{ token, conversationId, basketId, amount, callbackUrl, locale },
    expiresAt: new Date(psp.now().getTime() + 1_800_000).toISOString(),
  };
  const paymentPageUrl = `${psp.url}/iyzico-page/${token}`;
  const body = { ...success(psp, conversationId), token, tokenExpireTime: 1_800, paymentPageUrl, checkoutFormContent: '' };
  return { status: 200, body: { ...body, signature: sign(psp, [conversationId, token]) }, changes: [saveForm(form)] };
}

/** What became of a form, with the signature of the answer. */
export function showForm(psp: Psp, token: string, conversationId: string): Outcome {
  const form = psp.ledger.get<Form>('iyzicoForm', token);
  if (!form) return failure('11', 'Invalid request: token');
  const payment = form.paymentId ? findPayment(psp.ledger, form.paymentId) : undefined;
  const isExpired = !payment && Date.parse(form.expiresAt) <= psp.now().getTime();
  if (isExpired) return failure('5115', 'The form has expired', { token, paymentStatus: 'FAILURE' });
  if (!payment)
    return { status: 200, body: { ...success(psp, conversationId), token, paymentStatus: form.challenge ? 'INIT_THREEDS' : 'INIT' } };
  const paymentStatus = payment.state === 'refused' ? 'FAILURE' : 'SUCCESS';
  const price = decimalOf(form.amount);
  const signature = sign(psp, [
    paymentStatus,
    payment.id,
    form.amount.currency,
    form.basketId,
    form.conversationId,
    trim(price),
    trim(price),
    token,
  ]);
  const more = payment.state === 'refused' ? refusal(payment) : {};
  return {
    status: 200,
    body: { ...showPayment(psp, payment, form), ...more, conversationId: form.conversationId, token, paymentStatus, signature },
  };
}

export function showPayment(psp: Psp, payment: Payment, form: Form) {
  const price = Number(decimalOf(form.amount));
  return {
    ...success(psp, form.conversationId),
    ...{
      paymentId: payment.id,
      price,
      paidPrice: price,
      currency: form.amount.currency,
      basketId: form.basketId,
      installment: 1,
      fraudStatus: 1,
    },
    ...{ cardAssociation: payment.brand === 'mc' ? 'MASTER_CARD' : 'VISA', lastFourDigits: payment.lastDigits },
  };
}

export function formNews(psp: Psp, form: Form, payment: Payment): News[] {
  const url = psp.notify.iyzico;
  if (!url) return [];
  const write = (status: string, secret: string) => {
    const event = {
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziPaymentId: payment.id,
      token: form.token,
      paymentConversationId: form.conversationId,
      status,
    };
    const signed = secret + event.iyziEventType + event.iyziPaymentId + event.token + event.paymentConversationId + status;
    const headers = { 'x-iyz-signature-v3': createHmac('sha256', secret).update(signed).digest('hex') };
    return {
      body: JSON.stringify({ ...event, merchantId: 1, iyziEventTime: psp.now().getTime(), iyziReferenceCode: payment.id }),
      headers,
    };
  };
  const true_ = write(payment.state === 'refused' ? 'FAILURE' : 'SUCCESS', psp.keys.iyzicoSecret);
  return [{ provider: 'iyzico', url, ...true_, forged: write('SUCCESS', 'a stranger') }];
}

export function sign(psp: Psp, values: readonly (string | number)[]): string {
  return createHmac('sha256', psp.keys.iyzicoSecret).update(values.join(':')).digest('hex');
}

/** Iyzico signs amounts without the zeros at their end. */
function trim(decimal: string): string {
  return String(Number(decimal));
}

function success(psp: Psp, conversationId: string) {
  return { status: 'success', locale: 'tr', systemTime: psp.now().getTime(), conversationId };
}

const refusals: Readonly<Record<string, { errorCode: string; errorGroup: string; errorMessage: string }>> = {
  insufficientFunds: { errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS', errorMessage: 'Not sufficient funds' },
  expired: { errorCode: '10054', errorGroup: 'EXPIRED_CARD', errorMessage: 'Expired card' },
  fraud: { errorCode: '10034', errorGroup: 'FRAUD_SUSPECT', errorMessage: 'Fraud suspect' },
  authentication: { errorCode: '10093', errorGroup: 'DECLINED', errorMessage: '3-D Secure failed' },
};

function refusal({ reason }: Payment) {
  return refusals[reason ?? ''] ?? { errorCode: '10005', errorGroup: 'DO_NOT_HONOUR', errorMessage: 'Do not honour' };
}

export const saveForm = (form: Form): Change => ({ kind: 'iyzicoForm', id: form.token, value: form });
