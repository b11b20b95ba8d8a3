import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { keepDraining } from '../jobs/keep-draining.ts';
import { claimDue } from '../payment/claim-due.ts';
import { paymentChannel } from '../payment/keep-event.ts';
import { nextLookIn } from '../payment/next-look-in.ts';
import { paymentAttemptTable } from '../payment/tables.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { settleAttempt } from './settle-attempt.ts';

const batch = 10;

/** Looks at every payment that was left half-done and is due. Answers how many. */
export async function completePayments(deps: PaymentDeps): Promise<number> {
  const due = await claimDue(deps.db, { now: deps.clock(), limit: batch });
  await Promise.all(due.map((id) => settleAttempt(deps, id).catch((error) => deps.log.error({ err: error, attempt: id }, 'not settled'))));
  return due.length;
}

export type StartCompleter = { deps: PaymentDeps; pool: pg.Pool; log: Pick<FastifyBaseLogger, 'warn' | 'error'>; pollMs?: number };

/** Runs beside requests in every process: woken by notices of providers, and by the clock for what nobody told us about. */
export function startCompleter({ deps, pool, log, pollMs }: StartCompleter): { stop(): Promise<void> } {
  const drain = () => completePayments(deps);
  const nextDueIn = () => nextLookIn(deps.db, { table: paymentAttemptTable, now: deps.clock() });
  return keepDraining({
    pool,
    channel: paymentChannel,
    drain,
    nextDueIn,
    failure: 'payments not looked at',
    log,
    ...(pollMs && { pollMs }),
  });
}
