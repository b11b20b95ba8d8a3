import type { CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import { vitalBucket } from '@selvedge/domain/analytics/vital-histogram.ts';
import { searchedTerm } from '@selvedge/domain/search/searched-term.ts';
import { sql } from 'drizzle-orm';
import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import type { Structure } from '../catalogue/structure.ts';
import type { Db } from '../db/db.ts';
import { recordEvents, type SeenProducts } from '../recommendation/record-events.ts';
import type { StoredEvent } from './stored-event.ts';
import type { TakenBatch } from './taken-batch.ts';

type Stored = { batches: readonly TakenBatch[]; catalogue: CatalogueSnapshot };

/** Writes batches for the roll-up, and what they say of products for what is recommended. Again with the same batches, it writes nothing. */
export async function storeBatches(db: Db, { batches, catalogue: { structure } }: Stored): Promise<void> {
  const column = <T>(of: (batch: TakenBatch) => T) => sql.param(batches.map(of));
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into analytics_batch (id, at, market, visit, weight, test, events)
      select * from unnest(
        ${column(({ id }) => id)}::uuid[], ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ market }) => market.id)}::text[],
        ${column(({ visit }) => String(visit))}::bigint[], ${column(({ weight }) => weight)}::smallint[], ${column(({ test }) => (test ? JSON.stringify(test) : null))}::jsonb[],
        ${column(({ events }) => JSON.stringify(events.map((event) => storedEvent(structure, event))))}::jsonb[])
      on conflict (id) do nothing returning id`);
    const written = new Set(rows.map(({ id }) => id));
    await recordEvents(
      tx,
      batches.filter(({ id }) => written.has(id)).flatMap((batch) => seenProducts(structure, batch)),
    );
  });
}

/** What the shop does not know is left out: nobody fills its tables with invented names. */
function storedEvent(structure: Structure, { name, page, products = [], search, vital, value }: CollectedEvent): StoredEvent {
  const styles = products.flatMap(({ id, quantity = 1 }) => {
    const product = structure.numberOf.get(id);
    const pieces = name === 'add_to_cart' || name === 'purchase' ? quantity : 1;
    return product === undefined ? [] : [{ style: structure.styles[structure.styleOf[product]!]!.styleNumber, quantity: pieces }];
  });
  const term = search && searchedTerm(search.term);
  return {
    ...{ name, page },
    ...(styles.length > 0 && { styles }),
    ...(name === 'purchase' && value !== undefined && { value }),
    ...(term && { term, isEmpty: search.isEmpty }),
    ...(vital && { metric: vital.metric, bucket: vitalBucket(vital.metric, vital.value) }),
  };
}

const kinds = { view_item: 'view', add_to_cart: 'basket', purchase: 'purchase' } as const;

function seenProducts(structure: Structure, { market, visitor, at, events }: TakenBatch): SeenProducts[] {
  if (!visitor) return [];
  return events.flatMap(({ name, products = [] }) => {
    const kind = kinds[name as keyof typeof kinds];
    const productIds = [...new Set(products.map(({ id }) => id))].filter((id) => structure.numberOf.has(id));
    return kind && productIds.length > 0 ? [{ market: market.id, visitor, kind, productIds, at }] : [];
  });
}
