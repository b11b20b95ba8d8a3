import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import type { Metrics } from '../http/metrics.ts';
import { keepDraining } from './keep-draining.ts';
import { nextDue } from './next-due.ts';
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

/** Delivers messages as they are written. */
export function startOutbox({ pool, db, clock, handlers, log, metrics, pollMs }: StartOutbox): { stop(): Promise<void> } {
  function onOutcome(topic: string, outcome: 'delivered' | 'retry' | 'dead'): void {
    if (outcome === 'delivered') metrics?.outboxDelivered.inc({ topic });
    else metrics?.outboxFailed.inc({ topic, outcome });
  }

  const drain = () => relayOutbox({ db, handlers, now: clock(), log, onOutcome });
  const nextDueIn = async () => {
    const due = await nextDue(db, Object.keys(handlers));
    return due && due.getTime() - clock().getTime();
  };
  return keepDraining({ pool, channel: outboxChannel, drain, nextDueIn, failure: 'outbox not read', log, ...(pollMs && { pollMs }) });
}
