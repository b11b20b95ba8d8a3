import type { MarketSettings } from '@selvedge/contract/market.ts';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../../db/db.ts';
import { keepDraining } from '../../jobs/keep-draining.ts';
import { revisionChannel } from '../../revision/revision.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { openEngineClient, readEngineAddress } from './engine-client.ts';

type FollowAssortment = {
  pool: pg.Pool;
  db: Db;
  log: FastifyBaseLogger;
  /** The daemon that is asked, and all that hold a part. */
  front: string;
  shards: readonly string[];
  markets: () => readonly MarketSettings[];
  clock: () => Date;
};

/** Keeps the engine as the assortment is: every change of it, and what becomes true by the hour. One process does it at a time. */
export function followAssortment({ pool, db, log, front, shards: urls, markets, clock }: FollowAssortment): { stop(): Promise<void> } {
  const shards = urls.map((url) => openEngineClient(readEngineAddress(url), { connections: 2 }));
  const engine = { front: openEngineClient(readEngineAddress(front), { connections: 2 }), shards };
  const draining = keepDraining({
    ...{ pool, log, channel: revisionChannel, failure: 'the search engine was not brought up to date; it is tried again' },
    drain: async () => {
      const filled = await alone(db, () => bringUpToDate(db, { engine, markets: markets(), now: clock() }));
      if (filled) log.info({ products: filled.products, side: filled.side }, 'search engine brought up to date');
      return filled ? 1 : 0;
    },
  });
  return {
    async stop() {
      await draining.stop();
      await Promise.all([engine.front, ...shards].map((client) => client.close()));
    },
  };
}

/** The lock goes with its transaction, so that it also holds behind a pooler; the work reads by connections of its own. */
async function alone<T>(db: Db, work: () => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext('fill search engine')) as mine`);
    return rows[0]?.mine ? work() : undefined;
  });
}
