import { randomBytes } from 'node:crypto';
import type { Outcome } from '../answer-once.ts';
import { isMoney } from '../money.ts';
import type { Change } from '../open-ledger.ts';
import { approve, findPayment, newPayment, type Payment, refuse, savePayment } from '../payments.ts';
import { newReference, type Psp } from '../psp.ts';
import { adyenNews } from './adyen-news.ts';
import { readCard, refusalCodes, refusalTexts } from './card-payment.ts';

export type PaymentRequest = {
  merchantAccount?: string;
  amount?: unknown;
  reference?: string;
  returnUrl?: string;
  shopperLocale?: string;
  paymentMethod?: Record<string, unknown> & { type?: string };
};

/** A shopper who was sent to a page of a bank, and what she decided there. */
export type Redirect = {
  token: string;
  paymentId: string;
  kind: 'bank' | 'challenge';
  returnUrl: string;
  locale: string;
  result?: 'approved' | 'refused' | 'cancelled' | 'pending' | 'authenticated';
};

export const redirectMethods: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bcmc: 'Bancontact card',
  bcmc_mobile: 'Payconiq by Bancontact',
  paypal: 'PayPal',
  mobilepay: 'MobilePay',
  trustly: 'Trustly',
  giropay: 'GiroPay',
  directEbanking: 'Sofort.',
  paysafecard: 'Paysafecard',
};

/** POST /payments. */
export function pay(psp: Psp, request: PaymentRequest): Outcome {
  const problem = checkRequest(psp, request);
  if (problem) return problem;
  const { amount, reference = '', returnUrl = '', paymentMethod = {}, shopperLocale = 'en-GB' } = request;
  const type = String(paymentMethod.type ?? '');
  const base = newPayment(
    { id: newReference(), provider: 'adyen', reference, amount: amount as Payment['amount'], method: type },
    psp.now(),
  );
  if (type in redirectMethods) return sendToPage(psp, base, { kind: 'bank', returnUrl, locale: shopperLocale });
  if (type !== 'scheme') return invalid('14_006', `Unsupported payment method: ${type}`);
  const read = readCard(psp, paymentMethod);
  if ('refused' in read) return refused(psp, base, read.refused);
  const payment = { ...base, brand: read.card.brand, lastDigits: read.card.number.slice(-4) };
  if (read.outcome === 'challenge') return sendToPage(psp, payment, { kind: 'challenge', returnUrl, locale: shopperLocale });
  return read.outcome === 'approved' ? approved(psp, payment) : refused(psp, payment, refusalTexts[read.outcome]);
}

/** POST /payments/details: what became of a redirect. A challenge that was passed is charged here, and only here. */
export function payDetails(psp: Psp, details: Record<string, unknown> | undefined): Outcome {
  const token = /^([\w-]{20,})!/.exec(String(details?.redirectResult ?? ''))?.[1];
  const redirect = token ? psp.ledger.get<Redirect>('redirect', token) : undefined;
  const payment = redirect && findPayment(psp.ledger, redirect.paymentId);
  if (!redirect || !payment) return invalid('14_002', 'Invalid redirectResult');
  if (redirect.result === 'pending') return { status: 200, body: { ...shown(payment), resultCode: 'Pending' } };
  if (payment.state !== 'waiting') return { status: 200, body: shown(payment) };
  if (redirect.result === 'authenticated') return approved(psp, payment);
  if (redirect.result === 'cancelled') return refused(psp, payment, 'Shopper Cancelled');
  return redirect.result === 'refused'
    ? refused(psp, payment, '3D Not Authenticated')
    : invalid('14_002', 'The shopper has not decided yet');
}

export function approved(psp: Psp, payment: Payment, linkId?: string): Outcome {
  const next = approve(payment);
  const news = adyenNews(psp, { eventCode: 'AUTHORISATION', success: true, payment: next, linkId });
  return { status: 200, body: shown(next), changes: [savePayment(next)], news };
}

export function refused(psp: Psp, payment: Payment, reason: string): Outcome {
  const next = refuse(payment, reason);
  const news = adyenNews(psp, { eventCode: 'AUTHORISATION', success: false, payment: next, reason });
  return { status: 200, body: shown(next), changes: [savePayment(next)], news };
}

export function invalid(errorCode: string, message: string, status = 422): Outcome {
  return { status, body: { status, errorCode, message, errorType: 'validation' } };
}

function sendToPage(psp: Psp, payment: Payment, page: Pick<Redirect, 'kind' | 'returnUrl' | 'locale'>): Outcome {
  if (!URL.canParse(page.returnUrl)) return invalid('14_030', 'Return URL is missing.');
  const token = randomBytes(24).toString('base64url');
  const redirect: Redirect = { token, paymentId: payment.id, ...page };
  const changes: Change[] = [savePayment(payment), { kind: 'redirect', id: token, value: redirect }];
  const action = { type: 'redirect', method: 'GET', url: `${psp.url}/redirect/${token}`, paymentMethodType: payment.method };
  return {
    status: 200,
    changes,
    body: { pspReference: payment.id, resultCode: 'RedirectShopper', merchantReference: payment.reference, action },
  };
}

function shown(payment: Payment) {
  const { id, reference, amount, method, brand, lastDigits, reason, state } = payment;
  const paid = { pspReference: id, merchantReference: reference, paymentMethod: { type: method, ...(brand && { brand }) } };
  if (state === 'approved' || state === 'cancelled') {
    return {
      ...paid,
      resultCode: 'Authorised',
      amount,
      additionalData: { paymentMethod: brand ?? method, ...(lastDigits && { cardSummary: lastDigits }) },
    };
  }
  if (reason === 'Shopper Cancelled') return { ...paid, resultCode: 'Cancelled' };
  return { ...paid, resultCode: 'Refused', refusalReason: reason, refusalReasonCode: refusalCodes[reason ?? ''] ?? '2' };
}

function checkRequest(psp: Psp, { merchantAccount, amount, reference }: PaymentRequest): Outcome | undefined {
  if (merchantAccount !== psp.keys.adyenMerchant) return invalid('901', 'Invalid Merchant Account', 403);
  if (!isMoney(amount)) return invalid('100', 'No amount specified');
  return reference ? undefined : invalid('130', 'Reference Missing');
}
