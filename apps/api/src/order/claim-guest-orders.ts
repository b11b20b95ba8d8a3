import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { noteOrder } from '../identity/note-order.ts';
import { ofGuest } from './personal-orders.ts';
import type { OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

/** What was bought as a guest with an address becomes its owner's, once. Answers those orders, oldest first. */
export async function claimGuestOrders(tx: Db, { shopperId, email }: { shopperId: string; email: string }): Promise<OrderRow[]> {
  const rows = await tx.select().from(orderTable).where(ofGuest(email)).orderBy(asc(orderTable.placedAt)).for('update');
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await tx.update(orderTable).set({ shopperId }).where(inArray(orderTable.id, ids));
  for (const { placedAt } of rows) await noteOrder(tx, { shopperId, now: placedAt });
  return rows;
}
