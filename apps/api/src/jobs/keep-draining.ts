import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { askLessOften } from '../revision/ask-less-often.ts';
import { listen } from '../revision/listen.ts';

type KeepDraining = {
  pool: pg.Pool;
  /** Whose notices wake it. */
  channel: string;
  /** Does a batch of what is due and answers how many that were. */
  drain: () => Promise<number>;
  /** How many milliseconds from now the next is due that waits for its moment. */
  nextDueIn?: () => Promise<number | undefined>;
  /** What the log says when it could not. */
  failure: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pollMs?: number;
};

/** Does what is due as it is written: woken by a notice, and by the clock for what failed, what is due later, and what no notice told of. */
export function keepDraining({ pool, channel, drain, nextDueIn, failure, log, pollMs }: KeepDraining): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function drainAll(): Promise<void> {
    let done = 0;
    do {
      isAskedAgain = false;
      done = await drain();
      if (done > 0) asking.soon();
      const ms = done > 0 ? undefined : await nextDueIn?.();
      // A timer may fire a moment early.
      if (ms !== undefined) asking.within(ms + 5);
    } while ((done > 0 || isAskedAgain) && !isStopped);
  }

  function wake(): void {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= drainAll()
      .catch((error) => {
        asking.soon();
        log.warn({ err: error }, failure);
      })
      .finally(() => {
        running = undefined;
      });
  }

  const asking = askLessOften({ ask: wake, ...(pollMs && { shortestMs: pollMs, longestMs: pollMs }) });
  const wakeSoon = () => {
    asking.soon();
    wake();
  };
  const listener = listen({ pool, channel, onNotice: wakeSoon, onConnect: wake, log });
  return {
    async stop() {
      isStopped = true;
      asking.stop();
      await listener.stop();
      await running;
    },
  };
}
