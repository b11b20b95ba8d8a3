import { createHmac } from 'node:crypto';
import type { Provider } from '../faults.ts';
import type { Money } from '../money.ts';
import type { News } from '../notices.ts';
import type { Payment } from '../payments.ts';
import type { Psp } from '../psp.ts';

type Event = {
  eventCode: string;
  success: boolean;
  payment: Payment;
  pspReference?: string;
  amount?: Money;
  reason?: string;
  linkId?: string;
};

/** A standard webhook. The signature covers eight fields; `paymentMethod` and `reason` are not among them. */
export function adyenNews(psp: Psp, event: Event): News[] {
  const { payment } = event;
  const url = payment.provider === 'pos' ? psp.notify.pos : psp.notify.adyen;
  if (!url) return [];
  const provider: Provider = payment.provider;
  const body = write(psp, event, psp.keys.adyenHmac);
  const boast = { ...event, success: true, amount: { ...payment.amount, value: payment.amount.value + 1 } };
  return [{ provider, url, body, forged: { body: write(psp, boast, 'f0'.repeat(32)) } }];
}

function write(
  psp: Psp,
  { eventCode, success, payment, pspReference, amount = payment.amount, reason, linkId }: Event,
  hmacKey: string,
): string {
  const isChange = pspReference !== undefined && pspReference !== payment.id;
  const item = {
    amount,
    eventCode,
    eventDate: psp.now().toISOString(),
    merchantAccountCode: psp.keys.adyenMerchant,
    merchantReference: payment.reference,
    ...(isChange && { originalReference: payment.id }),
    paymentMethod: payment.brand ?? payment.method,
    pspReference: pspReference ?? payment.id,
    reason: reason ?? '',
    success: String(success),
  };
  const signed = [
    item.pspReference,
    isChange ? payment.id : '',
    item.merchantAccountCode,
    item.merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    item.success,
  ];
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed.join(':')).digest('base64');
  const additionalData = { hmacSignature, ...(linkId && { paymentLinkId: linkId }) };
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: { additionalData, ...item } }] });
}
