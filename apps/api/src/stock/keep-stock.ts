import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { listen } from '../revision/listen.ts';
import { revisionChannel } from '../revision/revision.ts';
import type { Pieces, StockChanges } from './stock-changes.ts';

export type KeepStock = { pool: pg.Pool; db: Db; log: Pick<FastifyBaseLogger, 'warn' | 'error'>; pollMs?: number };
export type KeptStock = { current(): StockChanges; catchUp(): Promise<void>; stop(): Promise<void> };

/**
 * Follows every change of stock: at once by a notice, within a second by asking. Begin before the assortment is read, so that nothing
 * can move between the two.
 */
export async function keepStock({ pool, db, log, pollMs = 1000 }: KeepStock): Promise<KeptStock> {
  const changed = new Map<string, readonly Pieces[]>();
  const changes: StockChanges = { find: (sku) => changed.get(sku) };
  let seen = await readHorizon(db);
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function catchUp(): Promise<void> {
    const horizon = await readHorizon(db);
    const moved = await readMoved(db, seen);
    // Too many to list: the assortment is being read anew for them, and what we hold ourselves must not outlive it.
    const variants = moved.includes('*') ? [...new Set([...moved, ...changed.keys()])] : moved;
    for (const [sku, pieces] of await readStock(db, variants)) changed.set(sku, pieces);
    seen = horizon;
  }

  function check(): void {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= (async () => {
      while (isAskedAgain && !isStopped) {
        isAskedAgain = false;
        await catchUp();
      }
    })()
      .catch((error) => log.warn({ err: error }, 'stock not read'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(check, pollMs).unref();
  const listener = listen({ pool, channel: revisionChannel, onNotice: (name) => name === 'stock' && check(), onConnect: check, log });
  return {
    current: () => changes,
    catchUp,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
}

/** Every transaction below it has ended: whatever it changed can be seen, and nothing of it comes later. */
async function readHorizon(db: Db): Promise<string> {
  const { rows } = await db.execute<{ horizon: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`);
  return rows[0]!.horizon;
}

async function readMoved(db: Db, since: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct variant_id as id from stock_change where transaction >= ${since}::xid8`,
  );
  return rows.map(({ id }) => id);
}

const page = 5_000;

async function readStock(db: Db, variants: readonly string[]): Promise<Map<string, Pieces[]>> {
  const found = new Map<string, Pieces[]>();
  const wanted = variants.filter((id) => id !== '*');
  for (const id of wanted) found.set(id, []);
  for (let at = 0; at < wanted.length; at += page) {
    const { rows } = await db.execute<Pieces & { sku: string }>(sql`
      select variant_id as sku, kind, location_id as id, quantity from stock
      where quantity > 0 and variant_id = any(${sql.param(wanted.slice(at, at + page))}::text[])`);
    for (const { sku, kind, id, quantity } of rows) found.get(sku)!.push({ kind, id, quantity });
  }
  return found;
}
