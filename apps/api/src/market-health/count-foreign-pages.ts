import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

type Row = { market: string; count: number };

/** Pages that a market was copied with in another language, and that nobody has written anew since. */
export async function countForeignPages(db: Db): Promise<(market: string) => number> {
  const { rows } = await db.execute<Row>(sql`
    select c.market, count(*)::int as count from market_copy c
    join page p on p.market = c.market and p.published and p.changed_at = c.started_at
    where c.words_from is null group by c.market`);
  const counts = new Map(rows.map(({ market, count }) => [market, count]));
  return (market) => counts.get(market) ?? 0;
}
