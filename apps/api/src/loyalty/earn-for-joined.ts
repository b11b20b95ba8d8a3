import { and, eq, gte, isNull } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { orderTable } from '../order/tables.ts';
import { retailTransactionTable } from '../retail/tables.ts';
import { earnInStore } from './earn-in-store.ts';
import { joinedWithinMs } from './find-buyer.ts';
import { findPurchase, type Settling, settleOrder } from './settle-order.ts';

/**
 * Who joins at a till or at checkout confirms by a mail, which may come after the receipt: what was bought within the life of that link earns
 * as well. Told twice, it gives the same.
 */
export async function earnForJoined(tx: Db, contactId: string, settling: Settling): Promise<void> {
  const [contact] = await tx.select().from(clubContactTable).where(eq(clubContactTable.id, contactId));
  // Left again meanwhile.
  if (!contact) return;
  const { email, joinedAt } = contact;
  const since = new Date(joinedAt.getTime() - joinedWithinMs);
  const { receiptId, createdAt, email: of } = retailTransactionTable;
  const receipts = await tx
    .select({ receiptId })
    .from(retailTransactionTable)
    .where(and(eq(of, email), isNull(retailTransactionTable.memberNumber), gte(createdAt, since)));
  for (const receipt of receipts)
    if (!(await findPurchase(tx, `receipt:${receipt.receiptId}`))) await earnInStore(tx, receipt.receiptId, settling);
  const orders = await tx
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(eq(orderTable.email, email), gte(orderTable.placedAt, since)));
  for (const { id } of orders) await settleOrder(tx, id, settling);
}
