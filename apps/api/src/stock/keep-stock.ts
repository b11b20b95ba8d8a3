import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { askLessOften, pollEvery } from '../revision/ask-less-often.ts';
import { listen } from '../revision/listen.ts';
import { revisionChannel } from '../revision/revision.ts';
import type { Pieces, StockChanges } from './stock-changes.ts';

export type KeepStock = { pool: pg.Pool; db: Db; log: Pick<FastifyBaseLogger, 'warn' | 'error'>; pollMs?: number };
export type KeptStock = { current(): StockChanges; catchUp(): Promise<void>; stop(): Promise<void> };

/**
 * Follows every change of stock: at once by a notice, and by asking. Begin before the assortment is read, so that nothing
 * can move between the two.
 */
export async function keepStock({ pool, db, log, pollMs }: KeepStock): Promise<KeptStock> {
  const changed = new Map<string, readonly Pieces[]>();
  const changes: StockChanges = { find: (sku) => changed.get(sku) };
  let seen = await readHorizon(db);
  // The assortment is read with every piece there is; those that somebody is paying for can't be had.
  for (const [sku, pieces] of await readStock(db, await readReserved(db))) changed.set(sku, pieces);
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function catchUp(): Promise<void> {
    const horizon = await readHorizon(db);
    const moved = await readMoved(db, seen);
    // Too many to list: the assortment is being read anew for them, and what we hold ourselves must not outlive it.
    const variants = moved.includes('*') ? [...new Set([...moved, ...changed.keys()])] : moved;
    for (const [sku, pieces] of await readStock(db, variants)) changed.set(sku, pieces);
    if (moved.length > 0) asking.soon();
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
      .catch((error) => {
        asking.soon();
        log.warn({ err: error }, 'stock not read');
      })
      .finally(() => {
        running = undefined;
      });
  }

  const asking = askLessOften({ ask: check, isHearing: () => listener.isHearing(), ...pollEvery(pollMs) });
  const listener = listen({
    ...{ pool, channel: revisionChannel, log },
    ...{ onNotice: (name) => name === 'stock' && check(), onConnect: check, onLost: asking.soon },
  });
  return {
    current: () => changes,
    catchUp,
    async stop() {
      isStopped = true;
      asking.stop();
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

async function readReserved(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select distinct variant_id as id from stock_reservation`);
  return rows.map(({ id }) => id);
}

const page = 5_000;

async function readStock(db: Db, variants: readonly string[]): Promise<Map<string, Pieces[]>> {
  const found = new Map<string, Pieces[]>();
  const wanted = variants.filter((id) => id !== '*');
  for (const id of wanted) found.set(id, []);
  for (let at = 0; at < wanted.length; at += page) {
    const { rows } = await db.execute<Pieces & { sku: string }>(sql`
      select s.variant_id as sku, s.kind, s.location_id as id, (s.quantity - coalesce((select sum(r.quantity) from stock_reservation r
        where (r.variant_id, r.kind, r.location_id) = (s.variant_id, s.kind, s.location_id)), 0))::integer as quantity
      from stock s where s.quantity > 0 and s.variant_id = any(${sql.param(wanted.slice(at, at + page))}::text[])`);
    for (const { sku, kind, id, quantity } of rows) if (quantity > 0) found.get(sku)!.push({ kind, id, quantity });
  }
  return found;
}
