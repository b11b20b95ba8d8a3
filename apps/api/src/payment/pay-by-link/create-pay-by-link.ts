import type { PaymentLinkRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentLinkRequest.js';
import type { UpdatePaymentLinkRequest } from '@adyen/api-library/lib/src/typings/checkout/updatePaymentLinkRequest.js';
import { adyenChanges } from '../adyen/adyen.ts';
import { adyenClient } from '../adyen/adyen-client.ts';
import { readAdyenWebhook } from '../adyen/read-adyen-webhook.ts';
import { judgeFailure, openFailure } from '../call-provider.ts';
import type { AdyenSettings } from '../payment-config.ts';
import type { PaymentAnswer, PaymentProvider, StartPayment } from '../payment-provider.ts';
import { fromProviderAmount, toProviderAmount } from '../provider-amount.ts';

type Link = { id?: string; url?: string; status?: string; amount?: { value?: number; currency?: string } };

/** A link or square code that a shopper opens on a device of her own; Adyen's payment links. */
export function createPayByLink(settings: AdyenSettings): PaymentProvider {
  const { merchantAccount } = settings;
  const client = adyenClient(settings);
  const changes = adyenChanges(settings, client);

  async function start({ key, reference, amount, returnUrl, country, locale, shopper, expiresAt }: StartPayment): Promise<PaymentAnswer> {
    const { links } = await client();
    const request = {
      ...{ merchantAccount, reference, returnUrl, amount: toProviderAmount(amount), countryCode: country, shopperLocale: locale },
      ...{ shopperEmail: shopper.email, ...(expiresAt && { expiresAt: new Date(expiresAt) }) },
    } as unknown as PaymentLinkRequest;
    return links.paymentLinks(request, { idempotencyKey: key }).then(showLink, harmless);
  }

  async function ask(linkId: string): Promise<PaymentAnswer> {
    const { links } = await client();
    return links.getPaymentLink(linkId).then(readLink, openFailure);
  }

  return {
    name: 'payByLink',
    listMethods: async () => ({ state: 'listed', methods: [{ type: 'paybylink', name: 'Pay by link' }], data: {} }),
    start,
    finish: ({ providerReference }) =>
      isLink(providerReference) ? ask(providerReference) : Promise.resolve({ state: 'unknown', why: 'unreadable' }),
    lookUp: (payment) => (isLink(payment.providerReference) ? ask(payment.providerReference) : start(payment)),
    check: async ({ token }) => (isLink(token) ? ask(token) : { state: 'unknown', why: 'unreadable' }),
    refund: changes.refund,
    async cancel(payment) {
      const { providerReference: linkId, ...rest } = payment;
      if (!isLink(linkId)) return changes.cancel(payment);
      const { links } = await client();
      const request = { status: 'expired' } as unknown as UpdatePaymentLinkRequest;
      const closed = await links.updatePaymentLink(linkId, request, { idempotencyKey: payment.key }).then(
        () => true,
        () => false,
      );
      if (closed) return { state: 'nothing' };
      // It was paid in the meantime, or Adyen can't be reached: taking it back by our reference tells which.
      return changes.cancel(rest);
    },
    readWebhook: (call) => readAdyenWebhook(call, settings, 'payByLink'),
  };
}

/** A payment has another reference than the link through which it was made. */
function isLink(reference: string | undefined): reference is string {
  return reference?.startsWith('PL') === true;
}

function showLink({ id, url }: Link): PaymentAnswer {
  if (!id || !url) return { state: 'refused', reason: 'rejected' };
  return {
    state: 'action',
    action: { type: 'qrCode', method: 'GET', url, paymentMethodType: 'paybylink' },
    providerReference: id,
    token: id,
  };
}

function readLink({ id = '', status, amount }: Link): PaymentAnswer {
  if (status === 'completed')
    return { state: 'approved', providerReference: id, amount: fromProviderAmount(amount), method: { type: 'paybylink' } };
  if (status === 'expired') return { state: 'refused', reason: 'expired', providerReference: id };
  return status === 'active' || status === 'paymentPending'
    ? { state: 'pending', providerReference: id }
    : { state: 'unknown', why: 'unreadable' };
}

/** A link whose answer was lost can't be paid: nobody knows its address. */
function harmless(error: unknown): PaymentAnswer {
  const judged = judgeFailure(error);
  return judged.state === 'unknown' ? { state: 'refused', reason: 'unavailable' } : judged;
}
