import { noteAttempt } from '../payment/move-attempt.ts';
import type { PaymentAnswer } from '../payment/payment-provider.ts';
import { openRequest, sealRequest } from '../payment/sealed-request.ts';
import type { Attempt } from '../payment/tables.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

export type Brought = { redirectResult?: string; token?: string; details?: Record<string, string> };

/** The provider's own word on an attempt. What the browser brought is kept first, so that finishing can be repeated after a crash. */
export async function askProvider(deps: PaymentDeps, attempt: Attempt, brought: Brought | undefined): Promise<PaymentAnswer> {
  if (attempt.provider === 'giftCard') return { state: 'approved', providerReference: '', amount: undefined };
  const provider = deps.providers[attempt.provider];
  const sent = openRequest(attempt.request, deps.secret);
  // Keys were changed, or taken out: nobody can be asked, and nothing may be assumed.
  if (!provider || !sent) return { state: 'unknown', why: 'unreadable' };
  const { start } = sent;
  const known = { ...(attempt.providerReference && { providerReference: attempt.providerReference }) };
  if (brought) {
    const finish = { ...brought, finishKey: `${start.key}-f` };
    await noteAttempt(deps.db, attempt.id, { request: sealRequest({ start, finish }, deps.secret) });
    return provider.finish({ ...start, ...known, ...finish });
  }
  return provider.lookUp({ ...start, ...known, ...(attempt.token && { token: attempt.token }), ...sent.finish });
}
