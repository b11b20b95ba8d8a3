import type { ReturnPlace } from '@selvedge/contract/studio/returns.ts';
import { arrayContains, asc } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { listOrigins } from '../order/order-origins.ts';
import { storeTable } from '../store/tables.ts';

/** Where what comes back can be put: where the order's pieces came from, warehouses first, and any store of its market. */
export async function listPlaces(db: Db, { id, market }: OrderRow): Promise<ReturnPlace[]> {
  const origins = await listOrigins(db, id);
  const { id: storeId, name, markets } = storeTable;
  const stores = await db
    .select({ locationId: storeId, name })
    .from(storeTable)
    .where(arrayContains(markets, [market]))
    .orderBy(asc(name), asc(storeId));
  const nameOf = (locationId: string) => stores.find((store) => store.locationId === locationId)?.name ?? locationId;
  const places = [
    ...origins.filter(({ kind }) => kind === 'warehouse'),
    ...origins.filter(({ kind }) => kind === 'store'),
    ...stores.map(({ locationId }) => ({ kind: 'store' as const, locationId })),
  ];
  const once = new Map(places.map(({ kind, locationId }) => [`${kind} ${locationId}`, { kind, locationId, name: nameOf(locationId) }]));
  return [...once.values()];
}
