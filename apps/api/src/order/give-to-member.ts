import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { noteOrder } from '../identity/note-order.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import type { OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

/**
 * A member who buys without signing in finds the order among the others, if the address is proven to be theirs. Their address book stays as
 * it is: anybody can type in an e-mail address. Call with the order's row held.
 */
export async function giveToMember(tx: Db, order: Pick<OrderRow, 'id' | 'shopperId' | 'email' | 'placedAt'>): Promise<void> {
  if (order.shopperId !== null || order.email === null) return;
  const { id, email, emailVerifiedAt } = shopperTable;
  const isTheirs = and(eq(email, order.email.toLowerCase()), isNotNull(emailVerifiedAt));
  const [member] = await tx.select({ id }).from(shopperTable).where(isTheirs);
  if (!member) return;
  await tx.update(orderTable).set({ shopperId: member.id }).where(eq(orderTable.id, order.id));
  await noteOrder(tx, { shopperId: member.id, now: order.placedAt });
}
