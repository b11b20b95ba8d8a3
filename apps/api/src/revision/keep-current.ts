import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { fromPrimary, type Reads } from '../db/from-primary.ts';
import type { Metrics } from '../http/metrics.ts';
import { askLessOften, pollEvery } from './ask-less-often.ts';
import { listen } from './listen.ts';
import { readRevision, revisionChannel } from './revision.ts';

export type KeepCurrent<T> = {
  pool: pg.Pool;
  db: Db;
  /** Which counter to follow, e.g. `content`. */
  name: string;
  load: (db: Db) => Promise<T>;
  /** Where it is loaded from; the database itself when left out. The counter is always asked there. */
  reads?: Reads | undefined;
  onChange?: (state: T) => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  metrics?: Metrics;
  /** How soon to ask again while something happens, in case a notice never came. */
  pollMs?: number;
};

export type Kept<T> = { current(): T; stop(): Promise<void> };

/**
 * Holds a state in memory and rebuilds it, away from any request, whenever its revision moves in the database:
 * at once by a notice, and by asking: every five seconds where notices do not arrive. A rebuild that fails keeps the old state and is tried again.
 */
export async function keepCurrent<T>(options: KeepCurrent<T>): Promise<Kept<T>> {
  const { pool, db, name, load, onChange, log, metrics, pollMs, reads = fromPrimary(db) } = options;
  // The number is read before the state: a change in between makes us load once too often, never once too few.
  let revision = await readRevision(db, name);
  let state = await (await reads.caughtUp())(load);
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  metrics?.snapshotRevision.set({ name }, Number(revision));

  async function catchUp(): Promise<void> {
    do {
      isAskedAgain = false;
      const latest = await readRevision(db, name);
      if (latest === revision || isStopped) continue;
      const next = await (await reads.caughtUp())(load);
      state = next;
      revision = latest;
      metrics?.snapshotRevision.set({ name }, Number(revision));
      log.info({ name, revision }, 'snapshot rebuilt');
      asking.soon();
      onChange?.(next);
    } while (isAskedAgain && !isStopped);
  }

  function check(): void {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= catchUp()
      .catch((error) => {
        metrics?.snapshotFailures.inc({ name });
        asking.soon();
        log.error({ err: error, name, revision }, 'snapshot not rebuilt; the old one stays');
      })
      .finally(() => {
        running = undefined;
      });
  }

  const asking = askLessOften({ ask: check, isHearing: () => listener.isHearing(), ...pollEvery(pollMs) });
  // A notice that came while we were not connected is lost, so a new connection asks at once.
  const listener = listen({
    ...{ pool, channel: revisionChannel, log },
    ...{ onNotice: (payload) => payload === name && check(), onConnect: check, onLost: asking.soon },
  });
  return {
    current: () => state,
    async stop() {
      isStopped = true;
      asking.stop();
      await listener.stop();
      await running;
    },
  };
}
