import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import type { AdyenSettings } from '../payment-config.ts';
import type { EventKind, ProviderEvent, ProviderName, WebhookCall, WebhookReading } from '../payment-provider.ts';
import { fromProviderAmount } from '../provider-amount.ts';

const Item = z.object({
  pspReference: z.string().min(1),
  originalReference: z.string().nullish(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().min(1),
  amount: z.object({ value: z.number().int(), currency: z.string() }).nullish(),
  eventCode: z.string().min(1),
  eventDate: z.string().nullish(),
  success: z.union([z.enum(['true', 'false']), z.boolean()]),
  additionalData: z.looseObject({ hmacSignature: z.string().optional() }).nullish(),
});
type Item = z.infer<typeof Item>;
const Body = z.object({ notificationItems: z.array(z.object({ NotificationRequestItem: Item })).min(1) });

/** A standard webhook: every item of it must be signed. `paymentMethod` and `reason` are not covered and are not read. */
export function readAdyenWebhook(
  { body }: WebhookCall,
  { hmacKey, merchantAccount }: AdyenSettings,
  provider: ProviderName,
): WebhookReading {
  const items = parseItems(body);
  if (!items) return { state: 'refused', why: 'malformed' };
  const signatures = items.map((item) => item.additionalData?.hmacSignature);
  if (signatures.some((signature) => !signature)) return { state: 'refused', why: 'unsigned' };
  const isSigned = items.every((item, index) => isEqual(signatures[index] ?? '', sign(item, hmacKey)));
  if (!isSigned || items.some((item) => item.merchantAccountCode !== merchantAccount)) return { state: 'refused', why: 'forged' };
  return { state: 'verified', events: items.map((item) => readItem(item, provider)), answer: '[accepted]' };
}

function parseItems(body: string): Item[] | undefined {
  const { data } = Body.safeParse(parseJson(body));
  return data?.notificationItems.map((one) => one.NotificationRequestItem);
}

function sign(item: Item, hmacKey: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item;
  const parts = [
    pspReference,
    originalReference ?? '',
    merchantAccountCode,
    merchantReference,
    amount?.value,
    amount?.currency,
    eventCode,
    success,
  ];
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(parts.join(':')).digest('base64');
}

function isEqual(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function readItem(item: Item, provider: ProviderName): ProviderEvent {
  const { pspReference, originalReference, merchantReference, eventCode, eventDate } = item;
  const isSuccess = String(item.success) === 'true';
  const amount = fromProviderAmount(item.amount ?? undefined);
  return {
    ...{ provider, id: `${pspReference}:${eventCode}:${isSuccess}`, kind: kindOf(eventCode, isSuccess), reference: merchantReference },
    providerReference: originalReference || pspReference,
    ...(amount && { amount }),
    ...(eventDate && { at: eventDate }),
  };
}

const kinds: Readonly<Record<string, [EventKind, EventKind]>> = {
  AUTHORISATION: ['approved', 'refused'],
  PENDING: ['pending', 'pending'],
  OFFER_CLOSED: ['expired', 'expired'],
  CAPTURE: ['captured', 'captureFailed'],
  CAPTURE_FAILED: ['captureFailed', 'captureFailed'],
  REFUND: ['refunded', 'refundFailed'],
  REFUND_FAILED: ['refundFailed', 'refundFailed'],
  REFUNDED_REVERSED: ['refundFailed', 'refundFailed'],
  CANCELLATION: ['cancelled', 'cancelFailed'],
  CANCEL_OR_REFUND: ['cancelled', 'cancelFailed'],
  TECHNICAL_CANCEL: ['cancelled', 'cancelFailed'],
  CHARGEBACK: ['chargedBack', 'other'],
};

function kindOf(eventCode: string, isSuccess: boolean): EventKind {
  return kinds[eventCode]?.[isSuccess ? 0 : 1] ?? 'other';
}
