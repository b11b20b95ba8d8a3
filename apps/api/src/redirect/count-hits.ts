import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

export type RedirectKey = { market: string; path: string };

const pauseMs = 2_000;

/** Counts who came by an old address. Written together now and then: each hit on its own would make visitors wait for one row. */
export function countHits(db: () => Db, onError: (error: unknown) => void): (key: RedirectKey) => void {
  const counts = new Map<string, RedirectKey & { hits: number }>();
  let isWaiting = false;
  const write = async () => {
    isWaiting = false;
    const all = [...counts.values()];
    counts.clear();
    const [markets, paths, hits] = [all.map((each) => each.market), all.map((each) => each.path), all.map((each) => each.hits)];
    await db().execute(sql`
      update redirect r set hits = r.hits + c.hits, last_hit_at = now()
      from unnest(${sql.param(markets)}::text[], ${sql.param(paths)}::text[], ${sql.param(hits)}::int[]) as c(market, path, hits)
      where r.market = c.market and r.path = c.path`);
  };
  return ({ market, path }) => {
    const name = `${market} ${path}`;
    const counted = counts.get(name) ?? { market, path, hits: 0 };
    counted.hits += 1;
    counts.set(name, counted);
    if (!isWaiting) setTimeout(() => void write().catch(onError), pauseMs).unref();
    isWaiting = true;
  };
}
