import { ShopError } from '@selvedge/contract/error.ts';
import { and, eq, sql } from 'drizzle-orm';
import { outboxTable } from '../jobs/tables.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { mailTopic } from '../mail/send-mail.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { orderEventTable, orderMailTable } from '../order/tables.ts';

type Resend = { orderId: string; key: string; kind: string };

/** The same mail once more, to the order's own address and to no other. What the outbox has forgotten can't be sent again. */
export async function resendMail(actor: Actor, { orderId, key, kind }: Resend): Promise<void> {
  const { now } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const { detail, kind: what, orderId: ofOrder } = orderEventTable;
    const done = await tx
      .select({ id: orderEventTable.id })
      .from(orderEventTable)
      .where(and(eq(ofOrder, orderId), eq(what, 'mailResent'), sql`${detail} ->> 'key' = ${key}`));
    if (done.length > 0) return;
    const [sent] = await tx
      .select({ payload: outboxTable.payload })
      .from(orderMailTable)
      .leftJoin(outboxTable, eq(outboxTable.id, orderMailTable.outboxId))
      .where(and(eq(orderMailTable.orderId, orderId), eq(orderMailTable.kind, kind)));
    if (!sent) throw new ShopError('not_found');
    if (!sent.payload || order.email === null) throw refuseOrder('mail', 'order.mail_forgotten');
    const payload = { ...(sent.payload as object), to: order.email, isResent: true };
    await writeOutbox(tx, { topic: mailTopic, payload, now });
    await noteOrderEvent(tx, actor, { order, kind: 'mailResent', detail: { mail: kind, key } });
  });
}
