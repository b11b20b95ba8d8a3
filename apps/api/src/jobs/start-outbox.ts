import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import type { Metrics } from '../http/metrics.ts';
import { listen } from '../revision/listen.ts';
import { type OutboxHandlers, relayOutbox } from './relay-outbox.ts';
import { outboxChannel } from './write-outbox.ts';

export type StartOutbox = {
  pool: pg.Pool;
  db: Db;
  clock: () => Date;
  handlers: OutboxHandlers;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics?: Metrics;
  pollMs?: number;
};

/** Delivers messages as they are written: woken by a notice, and every second in case one was lost. */
export function startOutbox({ pool, db, clock, handlers, log, metrics, pollMs = 1000 }: StartOutbox): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  function onOutcome(topic: string, outcome: 'delivered' | 'retry' | 'dead'): void {
    if (outcome === 'delivered') metrics?.outboxDelivered.inc({ topic });
    else metrics?.outboxFailed.inc({ topic, outcome });
  }

  async function drain(): Promise<void> {
    let tried = 0;
    do {
      isAskedAgain = false;
      tried = await relayOutbox({ db, handlers, now: clock(), log, onOutcome });
    } while ((tried > 0 || isAskedAgain) && !isStopped);
  }

  function wake(): void {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= drain()
      .catch((error) => log.warn({ err: error }, 'outbox not read'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, pollMs).unref();
  const listener = listen({ pool, channel: outboxChannel, onNotice: wake, onConnect: wake, log });
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
}
