import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import type { ProviderEvent, WebhookCall, WebhookReading } from '../payment-provider.ts';

const text = z.string().nullish();
const Told = z.looseObject({
  iyziEventType: text,
  iyziPaymentId: z.union([z.string(), z.number().int()]).nullish(),
  token: text,
  paymentConversationId: z.string().min(1),
  status: text,
  /** Milliseconds. */
  iyziEventTime: z.number().int().min(0).max(8.64e15).nullish(),
});

/** The notice of a hosted form, by its third signature. It names no amount: a reason to retrieve, never a fact. */
export function readIyzicoWebhook({ body, headers }: WebhookCall, secret: string): WebhookReading {
  const { data: told } = Told.safeParse(parseJson(body));
  if (!told) return { state: 'refused', why: 'malformed' };
  const given = headers['x-iyz-signature-v3'];
  if (typeof given !== 'string' || given === '') return { state: 'refused', why: 'unsigned' };
  const { paymentConversationId, iyziEventTime } = told;
  const [iyziEventType, iyziPaymentId, token, status] = [told.iyziEventType, told.iyziPaymentId, told.token, told.status].map(plain);
  const signed = `${secret}${iyziEventType}${iyziPaymentId}${token}${paymentConversationId}${status}`;
  const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
  const signature = Buffer.from(given);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return { state: 'refused', why: 'forged' };
  const event: ProviderEvent = {
    ...{ provider: 'iyzico', id: `${iyziPaymentId}:${iyziEventType}:${status}`, reference: paymentConversationId },
    kind: status === 'SUCCESS' ? 'approved' : status === 'FAILURE' ? 'refused' : 'pending',
    ...(iyziPaymentId && { providerReference: iyziPaymentId }),
    ...(token && { token }),
    ...(iyziEventTime && { at: new Date(iyziEventTime).toISOString() }),
  };
  return { state: 'verified', events: [event], answer: 'OK' };
}

const plain = (value: string | number | null | undefined): string => String(value ?? '');
