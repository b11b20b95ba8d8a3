import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { recommendationEventTable } from './tables.ts';

export type SeenProducts = {
  market: string;
  visitor: string;
  kind: 'view' | 'basket' | 'purchase';
  productIds: readonly string[];
  at: Date;
};

/**
 * Keeps what browsers, whose visitors agreed to it, looked at, put into a basket or bought. One parameter for each column: with one for
 * each value a busy second goes beyond what the database takes, and nothing would be written any more.
 */
export async function recordEvents(db: Db, events: readonly SeenProducts[]): Promise<void> {
  const rows = events.flatMap(({ productIds, ...event }) => {
    // One product alone was bought with nothing.
    const groupId = event.kind === 'view' || productIds.length === 1 ? null : randomUUID();
    return productIds.map((productId) => ({ ...event, productId, groupId }));
  });
  if (rows.length === 0) return;
  const column = <T>(of: (row: (typeof rows)[number]) => T) => sql.param(rows.map(of));
  await db.execute(sql`
    insert into ${recommendationEventTable} (market, visitor, kind, product_id, group_id, at)
    select * from unnest(
      ${column(({ market }) => market)}::text[], ${column(({ visitor }) => visitor)}::uuid[], ${column(({ kind }) => kind)}::text[],
      ${column(({ productId }) => productId)}::text[], ${column(({ groupId }) => groupId)}::uuid[],
      ${column(({ at }) => at.toISOString())}::timestamptz[])`);
}
