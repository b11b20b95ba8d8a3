import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { listen } from '../revision/listen.ts';

type KeepDraining = {
  pool: pg.Pool;
  /** Whose notices wake it. */
  channel: string;
  /** Does a batch of what is due and answers how many that were. */
  drain: () => Promise<number>;
  /** What the log says when it could not. */
  failure: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pollMs?: number;
};

/** Does what is due as it is written: woken by a notice, and every second in case one was lost. */
export function keepDraining({ pool, channel, drain, failure, log, pollMs = 1000 }: KeepDraining): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function drainAll(): Promise<void> {
    let done = 0;
    do {
      isAskedAgain = false;
      done = await drain();
    } while ((done > 0 || isAskedAgain) && !isStopped);
  }

  function wake(): void {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= drainAll()
      .catch((error) => log.warn({ err: error }, failure))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, pollMs).unref();
  const listener = listen({ pool, channel, onNotice: wake, onConnect: wake, log });
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
}
