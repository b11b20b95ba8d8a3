import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../../db/db.ts';
import { keepDraining } from '../../jobs/keep-draining.ts';
import { revisionChannel } from '../../revision/revision.ts';
import { bringUpToDate, planWriting } from './bring-up-to-date.ts';
import { openEngineClient, readEngineAddress } from './engine-client.ts';
import { writeAlone } from './write-alone.ts';

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
      const asked = () => ({ engine, markets: markets(), now: clock() });
      if (!(await planWriting(db, asked()))) return 0;
      // Looked at once more: another process may have written it meanwhile.
      const filled = await writeAlone(pool, () => bringUpToDate(db, asked()));
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
