import { ShopError } from '@selvedge/contract/error.ts';
import type { Http } from '../http/serve.ts';
import { canBeKept, keepEvent } from '../payment/keep-event.ts';
import type { ProviderName } from '../payment/payment-provider.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

type Notice = { provider: ProviderName; body: string; query?: Record<string, string | undefined>; http: Http };

/** Stored, answered, and only then looked at, by the completer. What is not signed as it should be leaves no trace but a line in the log. */
export async function takeWebhook(deps: PaymentDeps, { provider, body, query = {}, http }: Notice): Promise<string> {
  const reader = deps.providers[provider];
  const reading = reader?.readWebhook({ body, headers: http.allHeaders(), query });
  if (reading?.state !== 'verified' || !reading.events.every(canBeKept)) {
    const why = reading?.state === 'verified' ? 'malformed' : (reading?.why ?? 'not configured');
    deps.log.warn({ provider, why }, 'a notice of a payment was refused');
    throw new ShopError('invalid_request', { signature: ['validation.invalid_format'] });
  }
  for (const event of reading.events) await keepEvent(deps.db, { event, now: deps.clock() });
  return reading.answer;
}
