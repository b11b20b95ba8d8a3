import type { CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import { vitalBucket } from '@selvedge/domain/analytics/vital-histogram.ts';
import { searchedTerm } from '@selvedge/domain/search/searched-term.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { recordEvents, type SeenProducts } from '../recommendation/record-events.ts';
import type { StoredEvent } from './stored-event.ts';
import type { TakenBatch } from './taken-batch.ts';

/** Writes batches for the roll-up, and what they say of products for what is recommended. Again with the same batches, it writes nothing. */
export async function storeBatches(db: Db, batches: readonly TakenBatch[]): Promise<void> {
  const column = <T>(of: (batch: TakenBatch) => T) => sql.param(batches.map(of));
  await db.transaction(async (tx) => {
    // What was counted within the last second may be lost when the server's machine fails: nobody waits for its disk.
    await tx.execute(sql`set local synchronous_commit = off`);
    const styles = await stylesOf(tx, batches);
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into analytics_batch (id, at, market, visit, weight, test, events)
      select * from unnest(
        ${column(({ id }) => id)}::uuid[], ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ market }) => market)}::text[],
        ${column(({ visit }) => String(visit))}::bigint[], ${column(({ weight }) => weight)}::smallint[], ${column(({ test }) => (test ? JSON.stringify(test) : null))}::jsonb[],
        ${column(({ events }) => JSON.stringify(events.map((event) => storedEvent(styles, event))))}::jsonb[])
      on conflict (id) do nothing returning id`);
    const written = new Set(rows.map(({ id }) => id));
    await recordEvents(
      tx,
      batches.filter(({ id }) => written.has(id)).flatMap((batch) => seenProducts(styles, batch)),
    );
  });
}

/** By product. What the shop does not know is left out: nobody fills its tables with invented names. */
async function stylesOf(tx: Db, batches: readonly TakenBatch[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(batches.flatMap(({ events }) => events.flatMap(({ products = [] }) => products.map(({ id }) => id))));
  if (ids.size === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; style: string }>(
    sql`select id, style_number as style from product where id = any(${sql.param([...ids])}::text[])`,
  );
  return new Map(rows.map(({ id, style }) => [id, style]));
}

function storedEvent(
  styles: ReadonlyMap<string, string>,
  { name, page, products = [], search, vital, value }: CollectedEvent,
): StoredEvent {
  const pieces: Record<string, number> = {};
  for (const { id, quantity = 1 } of products) {
    const style = styles.get(id);
    const count = name === 'add_to_cart' || name === 'purchase' ? quantity : 1;
    if (style !== undefined) pieces[style] = (pieces[style] ?? 0) + count;
  }
  const term = search && searchedTerm(search.term);
  return {
    ...{ name, page },
    ...(products.length > 0 && { styles: pieces }),
    ...(name === 'purchase' && value !== undefined && { value }),
    ...(term && { term, isEmpty: search.isEmpty }),
    ...(vital && { metric: vital.metric, bucket: vitalBucket(vital.metric, vital.value) }),
  };
}

const kinds = { view_item: 'view', add_to_cart: 'basket', purchase: 'purchase' } as const;

function seenProducts(styles: ReadonlyMap<string, string>, { market, visitor, at, events }: TakenBatch): SeenProducts[] {
  if (!visitor) return [];
  return events.flatMap(({ name, products = [] }) => {
    const kind = kinds[name as keyof typeof kinds];
    const productIds = [...new Set(products.map(({ id }) => id))].filter((id) => styles.has(id));
    return kind && productIds.length > 0 ? [{ market, visitor, kind, productIds, at }] : [];
  });
}
