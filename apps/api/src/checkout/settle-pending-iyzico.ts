import { isLive } from '@selvedge/domain/payment/attempt-state.ts';
import { listOpenAttempts } from '../payment/find-attempt.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { settleAttempt } from './settle-attempt.ts';

/** PAY-034 for a schedule outside: every payment at Iyzico that is still open is asked after. */
export async function settlePendingIyzico(deps: PaymentDeps): Promise<{ settled: number; open: number }> {
  const open = await listOpenAttempts(deps.db, 'iyzico');
  const states = await Promise.all(open.map(async (id) => (await settleAttempt(deps, id)).state));
  const still = states.filter(isLive).length;
  return { settled: states.length - still, open: still };
}
