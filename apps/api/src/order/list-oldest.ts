import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { cutPage, readPlace } from './page-of-orders.ts';
import type { OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

type Asked = { where: SQL; after: string | undefined; limit: number };

/** A page of orders, those that wait longest first. */
export async function listOldest(db: Db, { where, after, limit }: Asked): Promise<{ rows: readonly OrderRow[]; next?: string }> {
  const place = readPlace(after);
  const { placedAt, id } = orderTable;
  const later = place && sql`(${placedAt}, ${id}) > (${place.at}::timestamptz, ${place.id})`;
  const rows = await db
    .select()
    .from(orderTable)
    .where(and(where, later))
    .orderBy(asc(placedAt), asc(id))
    .limit(limit + 1);
  return cutPage(rows, limit);
}
