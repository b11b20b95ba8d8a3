import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { claimDue } from '../payment/claim-due.ts';
import { paymentChannel } from '../payment/keep-event.ts';
import { listen } from '../revision/listen.ts';
import { settleAttempt } from './settle-attempt.ts';
import type { Till } from './till.ts';

const batch = 10;

/** Looks at every payment that was left half-done and is due. Answers how many. */
export async function completePayments(till: Till): Promise<number> {
  const due = await claimDue(till.db, { now: till.clock(), limit: batch });
  await Promise.all(due.map((id) => settleAttempt(till, id).catch((error) => till.log.error({ err: error, attempt: id }, 'not settled'))));
  return due.length;
}

export type StartCompleter = { till: Till; pool: pg.Pool; log: Pick<FastifyBaseLogger, 'warn' | 'error'>; pollMs?: number };

/** Runs beside requests in every process: woken by notices of providers, and every second for what nobody told us about. */
export function startCompleter({ till, pool, log, pollMs = 1000 }: StartCompleter): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function drain(): Promise<void> {
    let settled = 0;
    do {
      isAskedAgain = false;
      settled = await completePayments(till);
    } while ((settled > 0 || isAskedAgain) && !isStopped);
  }

  function wake(): void {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= drain()
      .catch((error) => log.warn({ err: error }, 'payments not looked at'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, pollMs).unref();
  const listener = listen({ pool, channel: paymentChannel, onNotice: wake, onConnect: wake, log });
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
}
