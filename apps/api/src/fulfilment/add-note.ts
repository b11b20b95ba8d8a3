import { randomUUID } from 'node:crypto';
import { audit } from '../audit/audit.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import type { Actor } from '../order/note-order-event.ts';
import { orderNoteTable } from './tables.ts';

/** For colleagues. That there is one stands on the audit log; what it says, which may be of a person, only here. */
export async function addNote(
  { db, who, now }: Actor,
  { orderId, key, text }: { orderId: string; key: string; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { number } = await getLockedOrder(tx, orderId);
    const written = await tx
      .insert(orderNoteTable)
      .values({ id: randomUUID(), orderId, key, who, text, at: now })
      .onConflictDoNothing()
      .returning({ id: orderNoteTable.id });
    if (written.length > 0) await audit(tx, { at: now, who, action: 'order.note', subject: number });
  });
}
