import { judgeFailure, openFailure } from '../call-provider.ts';
import type { IyzicoSettings } from '../payment-config.ts';
import type {
  CancelPayment,
  ChangeAnswer,
  ChangeMoney,
  LookUpPayment,
  PaymentAnswer,
  PaymentProvider,
  StartPayment,
} from '../payment-provider.ts';
import { toProviderDecimal } from '../provider-amount.ts';
import { isPaid, isSigned, type Reported, readForm, readReport, readReported } from './iyzico-answer.ts';
import { type IyzicoAnswer, iyzicoClient } from './iyzico-client.ts';
import { iyzicoForm } from './iyzico-form.ts';
import { readIyzicoWebhook } from './read-iyzico-webhook.ts';

const form = '/payment/iyzipos/checkoutform';

/** Turkey's own. Nothing here is idempotent at Iyzico: whatever might have happened is looked up before it is asked for. */
export function createIyzico(settings: IyzicoSettings): PaymentProvider {
  const { secret } = settings;
  const ask = iyzicoClient(settings);

  const report = async (reference: string): Promise<Reported[] | undefined> =>
    readReport(await ask({ path: '/v2/reporting/payment/details', query: { paymentConversationId: reference } }));

  async function retrieve({ reference, token }: Pick<LookUpPayment, 'reference' | 'token'>): Promise<PaymentAnswer> {
    if (!token) return readReported(await report(reference));
    const answer = await ask({ path: `${form}/auth/ecom/detail`, body: { conversationId: reference, token } });
    return readForm(answer, { reference, token, secret });
  }

  async function start(payment: StartPayment): Promise<PaymentAnswer> {
    const answer = await ask({ path: `${form}/initialize/auth/ecom`, body: iyzicoForm(payment) });
    const { status, token, paymentPageUrl, conversationId, signature } = answer;
    if (status !== 'success' || typeof token !== 'string' || typeof paymentPageUrl !== 'string')
      return { state: 'refused', reason: 'rejected' };
    if (signature !== undefined && !isSigned(signature, [conversationId, token], secret)) return { state: 'refused', reason: 'rejected' };
    return { state: 'action', action: { type: 'redirect', method: 'GET', url: paymentPageUrl, paymentMethodType: 'iyzico' }, token };
  }

  async function refund({ key, reference, providerReference, amount }: ChangeMoney): Promise<ChangeAnswer> {
    const payments = await report(reference);
    if (!payments) return { state: 'unknown', why: 'unreadable' };
    const done = payments.flatMap((one) => one.itemTransactions ?? []).flatMap((item) => item.refunds ?? []);
    if (done.some((one) => one.refundConversationId === key)) return { state: 'done', providerReference };
    const price = toProviderDecimal(amount);
    const request = { conversationId: key, paymentId: providerReference, price, currency: amount.currency, ip: '127.0.0.1' };
    return readChange(await ask({ path: '/v2/payment/refund', body: request }), providerReference);
  }

  async function cancel({ key, reference, providerReference, amount }: CancelPayment): Promise<ChangeAnswer> {
    const payments = await report(reference);
    if (!payments) return { state: 'unknown', why: 'unreadable' };
    const paid = payments.find((one) => isPaid(one) && (!providerReference || String(one.paymentId) === providerReference));
    if (!paid) return { state: 'nothing' };
    const paymentId = String(paid.paymentId);
    if (paid.paymentRefundStatus === 'TOTALLY_REFUNDED') return { state: 'done', providerReference: paymentId };
    const request = { conversationId: key, paymentId, ip: '127.0.0.1' };
    const cancelled = readChange(await ask({ path: '/payment/cancel', body: request }), paymentId);
    // From the next day on a bank only refunds.
    return cancelled.state === 'refused' ? refund({ key, reference, providerReference: paymentId, amount }) : cancelled;
  }

  return {
    name: 'iyzico',
    listMethods: async () => ({ state: 'listed', methods: [{ type: 'iyzico', name: 'iyzico', brands: ['visa', 'mc', 'amex'] }], data: {} }),
    // A form whose answer was lost can't be paid: nobody knows its address.
    start: (payment) => start(payment).catch(() => ({ state: 'refused', reason: 'unavailable' }) as const),
    finish: (payment) => retrieve(payment).catch(openFailure),
    lookUp: (payment) => retrieve(payment).catch(openFailure),
    check: (payment) => retrieve(payment).catch(openFailure),
    refund: (change) => refund(change).catch(failed),
    cancel: (payment) => cancel(payment).catch(failed),
    async checkBin({ bin, locale }) {
      try {
        const body = { binNumber: bin, locale: locale.startsWith('tr') ? 'tr' : 'en' };
        const answer = await ask({ path: '/payment/bin/check', body });
        return answer.status === 'success' ? readBin(answer) : undefined;
      } catch {
        return undefined;
      }
    },
    readWebhook: (call) => readIyzicoWebhook(call, secret),
  };
}

function readChange({ status, errorCode }: IyzicoAnswer, providerReference: string): ChangeAnswer {
  return status === 'success' ? { state: 'done', providerReference } : { state: 'refused', why: errorCode ?? 'rejected' };
}

function failed(error: unknown): ChangeAnswer {
  const judged = judgeFailure(error);
  return judged.state === 'refused' ? { state: 'refused', why: judged.reason } : judged;
}

function readBin({ cardType, cardAssociation, cardFamily, bankName, commercial }: IyzicoAnswer) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const isCommercial = commercial === 1;
  return {
    cardType: text(cardType),
    cardAssociation: text(cardAssociation),
    cardFamily: text(cardFamily),
    bankName: text(bankName),
    isCommercial,
  };
}
