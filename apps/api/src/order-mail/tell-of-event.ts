import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { writeCreditNote } from '../invoice/write-credit-note.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import { sendMail } from '../mail/send-mail.ts';
import { noteMail } from '../order/note-mail.ts';
import { type OrderHappened, orderEventTopic } from '../order/note-order-event.ts';
import { lockPaidOrder } from '../order/paid-order.ts';
import { orderEventTable, orderMailTable } from '../order/tables.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { newsOfEvent } from './news-of-event.ts';
import { writeNews } from './write-news.ts';

type Handled = { db: Db; clock: () => Date; content: () => ContentSnapshot };

export function orderMailHandlers({ db, clock, content }: Handled): OutboxHandlers {
  return {
    [orderEventTopic]: ({ payload }) =>
      db.transaction((tx) => tellOfEvent(tx, { ...(payload as OrderHappened), content: content(), now: clock() })),
  };
}

type Told = Pick<OrderHappened, 'orderId' | 'eventId'> & { content: ContentSnapshot; now: Date };

/** The mail and the credit note that an event asks for. Told twice, or by several events of the same, each is made once. */
export async function tellOfEvent(tx: Db, { orderId, eventId, content, now }: Told): Promise<void> {
  const paid = await lockPaidOrder(tx, orderId);
  const [event] = await tx.select().from(orderEventTable).where(eq(orderEventTable.id, eventId));
  if (!paid || event?.orderId !== orderId) return;
  const { order } = paid;
  const refundId = event.kind === 'refundApproved' || event.kind === 'refunded' ? event.detail?.refundId : undefined;
  const note = typeof refundId === 'string' ? await writeCreditNote(tx, { refundId, content, now }) : undefined;
  const news = newsOfEvent(event, { isCancelled: order.state === 'cancelled' });
  if (!news) return;
  const kind = `${news.kind}:${news.about}`;
  const [known] = await tx
    .select({ at: orderMailTable.at })
    .from(orderMailTable)
    .where(and(eq(orderMailTable.orderId, orderId), eq(orderMailTable.kind, kind)));
  if (known) return;
  const outboxId = await sendMail(tx, {
    ...{ template: 'order-news', to: order.email!, market: order.market, now },
    values: await writeNews(tx, { order, news }),
    attachments: note ? [{ kind: 'invoice', number: note.number }] : [],
  });
  await noteMail(tx, { orderId, kind, outboxId, at: now });
}
