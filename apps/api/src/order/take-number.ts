import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { orderCounterTable } from './tables.ts';

export type Counter = typeof orderCounterTable.$inferSelect;

/** From here to the commit nobody else places an order in the market. */
export async function lockCounter(tx: Db, market: string): Promise<Counter> {
  const [known] = await tx.select().from(orderCounterTable).where(eq(orderCounterTable.market, market)).for('update');
  if (known) return known;
  // `de-DE` counts as DE; a second market of the same country, such as `fr-BE` beside `nl-BE`, as BEFR.
  const [language = '', country = ''] = market.toUpperCase().split('-');
  await tx.execute(sql`
    insert into order_counter (market, prefix) values (${market}, ${country}) on conflict do nothing`);
  await tx.execute(sql`
    insert into order_counter (market, prefix) values (${market}, ${country + language}) on conflict do nothing`);
  return lockCounter(tx, market);
}

export async function takeNumber(tx: Db, { market, prefix, last }: Counter): Promise<string> {
  await tx
    .update(orderCounterTable)
    .set({ last: last + 1 })
    .where(eq(orderCounterTable.market, market));
  return `${prefix}${last + 1}`;
}
