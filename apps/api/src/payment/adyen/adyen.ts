import type { PaymentMethodsRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentMethodsRequest.js';
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js';
import { failureOf, judgeFailure, openFailure } from '../call-provider.ts';
import type { AdyenSettings } from '../payment-config.ts';
import type {
  CancelPayment,
  ChangeAnswer,
  ChangeMoney,
  FinishPayment,
  PaymentAnswer,
  PaymentProvider,
  StartPayment,
} from '../payment-provider.ts';
import { toProviderAmount } from '../provider-amount.ts';
import { readAnswer, readChange } from './adyen-answer.ts';
import { adyenClient } from './adyen-client.ts';
import { adyenRequest } from './adyen-request.ts';
import { readAdyenWebhook } from './read-adyen-webhook.ts';

/** Cards, wallets and banks through Adyen's own library. */
export function createAdyen(settings: AdyenSettings): PaymentProvider {
  const { merchantAccount } = settings;
  const client = adyenClient(settings);

  async function start(payment: StartPayment): Promise<PaymentAnswer> {
    const { payments } = await client();
    const request = adyenRequest(payment, merchantAccount) as unknown as PaymentRequest;
    return payments.payments(request, { idempotencyKey: payment.key }).then(readAnswer, judgeFailure);
  }

  async function finish({
    finishKey,
    redirectResult,
    details,
  }: Pick<FinishPayment, 'finishKey' | 'redirectResult' | 'details'>): Promise<PaymentAnswer> {
    const { payments } = await client();
    const brought = { ...details, ...(redirectResult && { redirectResult }) };
    // What the browser brought is wrong: that is no news of the payment itself.
    return payments.paymentsDetails({ details: brought }, { idempotencyKey: finishKey }).then(readAnswer, openFailure);
  }

  return {
    name: 'adyen',
    async listMethods({ amount, country, locale, channel }) {
      const { payments } = await client();
      const request = { merchantAccount, amount: toProviderAmount(amount), countryCode: country, shopperLocale: locale };
      const asked = { ...request, channel: channel === 'web' ? 'Web' : undefined } as unknown as PaymentMethodsRequest;
      try {
        const { paymentMethods = [] } = await payments.paymentMethods(asked);
        const methods = paymentMethods.flatMap(({ type, name, brands }) =>
          type ? [{ type, name: name ?? type, ...(brands && { brands }) }] : [],
        );
        return { state: 'listed', methods, data: { paymentMethods } };
      } catch (error) {
        return { state: 'unavailable', why: failureOf(error).kind };
      }
    },
    start,
    finish,
    async lookUp(payment) {
      const { finishKey, redirectResult, details } = payment;
      if (finishKey && (redirectResult || details)) {
        return finish({ finishKey, ...(redirectResult && { redirectResult }), ...(details && { details }) });
      }
      const answer = await start(payment);
      // A repetition that did not get through, or that Adyen no longer understands, says nothing of the first request.
      if (answer.state === 'refused' && answer.reason === 'unavailable') return { state: 'unknown', why: 'connectionLost' };
      return answer.state === 'refused' && answer.reason === 'rejected' ? { state: 'unknown', why: 'unreadable' } : answer;
    },
    ...adyenChanges(settings, client),
    readWebhook: (call) => readAdyenWebhook(call, settings, 'adyen'),
  };
}

type Changes = Required<Pick<PaymentProvider, 'capture' | 'refund' | 'cancel'>>;

/** Shared with links and terminals, whose payments are Adyen's as well. */
export function adyenChanges({ merchantAccount }: AdyenSettings, client: ReturnType<typeof adyenClient>): Changes {
  const failed = (error: unknown): ChangeAnswer => {
    const judged = judgeFailure(error);
    return judged.state === 'refused' ? { state: 'refused', why: judged.reason } : judged;
  };
  return {
    async capture({ providerReference, amount, key }: ChangeMoney) {
      const { changes } = await client();
      const request = { merchantAccount, amount: toProviderAmount(amount) };
      return changes.captureAuthorisedPayment(providerReference, request, { idempotencyKey: key }).then(readChange, failed);
    },
    async refund({ providerReference, amount, key }: ChangeMoney) {
      const { changes } = await client();
      const request = { merchantAccount, amount: toProviderAmount(amount) };
      return changes.refundCapturedPayment(providerReference, request, { idempotencyKey: key }).then(readChange, failed);
    },
    async cancel({ providerReference, reference, key }: CancelPayment) {
      const { changes } = await client();
      const options = { idempotencyKey: key };
      if (providerReference) return changes.refundOrCancelPayment(providerReference, { merchantAccount }, options).then(readChange, failed);
      return changes.cancelAuthorisedPayment({ merchantAccount, paymentReference: reference }, options).then(readChange, failed);
    },
  };
}
