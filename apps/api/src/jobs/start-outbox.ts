import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import type { Metrics } from '../http/metrics.ts';
import { type Drain, keepDraining } from './keep-draining.ts';
import { nextDue } from './next-due.ts';
import { type OutboxHandlers, relayOutbox } from './relay-outbox.ts';
import { outboxChannel } from './write-outbox.ts';

export type StartOutbox = {
  pool: pg.Pool;
  db: Db;
  clock: () => Date;
  handlers: OutboxHandlers;
  /** Delivered beside the others, by name: what may take long, or wait for somebody who is away, must not hold orders up. */
  apart?: Readonly<Record<string, OutboxHandlers>>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics?: Metrics;
  pollMs?: number;
};

/** Delivers messages as they are written. */
export function startOutbox({ pool, db, clock, handlers, apart = {}, log, metrics, pollMs }: StartOutbox): { stop(): Promise<void> } {
  function onOutcome(topic: string, outcome: 'delivered' | 'retry' | 'dead'): void {
    if (outcome === 'delivered') metrics?.outboxDelivered.inc({ topic });
    else metrics?.outboxFailed.inc({ topic, outcome });
  }

  function lane(name: string, own: OutboxHandlers): Drain {
    return {
      drain: () => relayOutbox({ db, handlers: own, now: clock(), log, onOutcome }),
      async nextDueIn() {
        const { at, failingSince } = await nextDue(db, Object.keys(own));
        const now = clock().getTime();
        metrics?.outboxWaiting.set({ lane: name }, failingSince ? (now - failingSince.getTime()) / 1000 : 0);
        return at && at.getTime() - now;
      },
    };
  }

  const beside = Object.entries(apart).map(([name, own]) => lane(name, own));
  const whole = { ...lane('main', handlers), beside };
  return keepDraining({ pool, channel: outboxChannel, ...whole, failure: 'outbox not read', log, ...(pollMs && { pollMs }) });
}
