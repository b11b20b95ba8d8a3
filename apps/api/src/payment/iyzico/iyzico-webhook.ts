import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderEvent, WebhookCall, WebhookReading } from '../provider.ts';

type Told = {
  iyziEventType?: string;
  iyziPaymentId?: string | number;
  token?: string;
  paymentConversationId?: string;
  status?: string;
  iyziEventTime?: number;
};

/** The notice of a hosted form, by its third signature. It names no amount: a reason to retrieve, never a fact. */
export function readIyzicoWebhook({ body, headers }: WebhookCall, secret: string): WebhookReading {
  const told = parse(body);
  if (!told) return { state: 'refused', why: 'malformed' };
  const given = headers['x-iyz-signature-v3'];
  if (typeof given !== 'string' || given === '') return { state: 'refused', why: 'unsigned' };
  const { iyziEventType = '', iyziPaymentId = '', token = '', paymentConversationId = '', status = '', iyziEventTime } = told;
  const text = `${secret}${iyziEventType}${iyziPaymentId}${token}${paymentConversationId}${status}`;
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
  const signature = Buffer.from(given);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return { state: 'refused', why: 'forged' };
  const event: ProviderEvent = {
    ...{ provider: 'iyzico', id: `${iyziPaymentId}:${iyziEventType}:${status}`, reference: paymentConversationId },
    kind: status === 'SUCCESS' ? 'approved' : status === 'FAILURE' ? 'refused' : 'pending',
    ...(iyziPaymentId && { providerReference: String(iyziPaymentId) }),
    ...(token && { token }),
    ...(iyziEventTime && { at: new Date(iyziEventTime).toISOString() }),
  };
  return { state: 'verified', events: [event], answer: 'OK' };
}

function parse(body: string): Told | undefined {
  try {
    const told = JSON.parse(body) as Told;
    return told.paymentConversationId ? told : undefined;
  } catch {
    return undefined;
  }
}
