import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import type { WebhookCall, WebhookReading } from '../payment-provider.ts';

/**
 * Klarna signs nothing. The address that it is given for a payment carries a signature of ours, so that a stranger who guesses a
 * reference is refused; what the notice says is still only a reason to ask.
 */
export function signedUrl(webhookUrl: string, reference: string, secret: string): string {
  const url = new URL(webhookUrl);
  url.searchParams.set('reference', reference);
  url.searchParams.set('sid', sign(reference, secret));
  return url.href;
}

export function readKlarnaWebhook({ body, query }: WebhookCall, secret: string): WebhookReading {
  const { reference, sid } = query;
  if (!reference || !sid) return { state: 'refused', why: 'unsigned' };
  const expected = Buffer.from(sign(reference, secret));
  const given = Buffer.from(sid);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { state: 'refused', why: 'forged' };
  const told = parse(body);
  if (!told) return { state: 'refused', why: 'malformed' };
  const kind = told.session?.status === 'DISABLED' ? 'expired' : 'other';
  const id = told.event_id ?? told.order_id ?? `${reference}:${told.session?.session_id ?? ''}:${told.session?.status ?? ''}`;
  return { state: 'verified', answer: '', events: [{ provider: 'klarna', id, kind, reference }] };
}

const text = z.string().nullish();
const Told = z.looseObject({
  event_id: text,
  order_id: text,
  session: z.looseObject({ session_id: text, status: text }).nullish(),
});

/** A notice may come without a word: its address says which payment it is about. */
function parse(body: string): z.infer<typeof Told> | undefined {
  return body.trim() === '' ? {} : Told.safeParse(parseJson(body)).data;
}

function sign(reference: string, secret: string): string {
  return createHmac('sha256', secret).update(`klarna notice ${reference}`).digest('hex').slice(0, 40);
}
