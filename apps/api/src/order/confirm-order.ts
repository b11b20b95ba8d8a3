import { deliveryMoment } from '@selvedge/domain/gift-card/delivery-day.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { isSentWhole } from '@selvedge/domain/order/fulfilment.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { issueCard } from '../gift-card/issue-card.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { sendMail } from '../mail/send-mail.ts';
import { confirmedOrder } from './confirmed-order.ts';
import { giveToMember } from './give-to-member.ts';
import { noteProgress } from './note-progress.ts';
import { type OrderPlaced, placedTopic } from './order-placed.ts';
import { listPayments, lockOrder, type OrderRow } from './store.ts';
import { orderLineTable, orderMailTable } from './tables.ts';

/** Writes the order's invoice and answers its number. Invoices stand above orders, so that composition hands it in. */
export type WriteInvoice = (tx: Db, asked: { orderId: string; now: Date }) => Promise<string | undefined>;

type Handled = { db: Db; clock: () => Date; writeInvoice?: WriteInvoice };

export function orderHandlers({ db, clock, writeInvoice }: Handled): OutboxHandlers {
  return {
    [placedTopic]: ({ payload }) => db.transaction((tx) => confirmOrder(tx, { ...(payload as OrderPlaced), now: clock() }, writeInvoice)),
  };
}

/** The confirmation and the gift cards that were bought. Told twice, it is done once: the order's row is held, and each actor has its note. */
export async function confirmOrder(tx: Db, { orderId, now }: OrderPlaced & { now: Date }, writeInvoice?: WriteInvoice): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.state === 'paymentProcessing') return;
  // Whoever had their account erased meanwhile gets no mail, and the cards no recipient; what was paid for is theirs to claim by telephone.
  if (order.email === null) return;
  const ofOrder = and(eq(orderMailTable.orderId, orderId), eq(orderMailTable.kind, 'confirmation'));
  const [known] = await tx.select().from(orderMailTable).where(ofOrder);
  if (!known) {
    const values = confirmedOrder(order, await listPayments(tx, orderId));
    const invoice = await writeInvoice?.(tx, { orderId, now });
    const attachments = invoice ? [{ kind: 'invoice' as const, number: invoice }] : [];
    const to = { to: order.email, market: order.market };
    const outboxId = await sendMail(tx, { template: 'order-confirmation', ...to, values, attachments, now });
    await tx.insert(orderMailTable).values({ orderId, kind: 'confirmation', outboxId, at: now });
  }
  await giveToMember(tx, order);
  if (order.state === 'cancelled') return;
  await issueCards(tx, order, now);
  if (order.state === 'placed' && isSentWhole(order.fulfilment)) await noteProgress(tx, order, now);
}

/** The name of a bought card's money. Of a line's pieces the last are cancelled first. */
export function boughtCard({ orderId, lineId, piece }: { orderId: string; lineId: string; piece: number }): string {
  return `order:${orderId}:${lineId}:${piece}`;
}

/**
 * One card a piece, named by order, line and piece: that name is why a card is never made twice. One for a later day is made on that day:
 * its number and code lie nowhere before. The next such day calls here again.
 */
async function issueCards(tx: Db, { id, market, currency, email, document }: OrderRow, now: Date): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLineTable)
    .where(and(eq(orderLineTable.orderId, id), isNotNull(orderLineTable.giftCard)));
  const later: Date[] = [];
  for (const { lineId, quantity, cancelled, giftCard } of lines) {
    const line = document.lines.find((each) => each.id === lineId);
    if (!line || !giftCard) continue;
    const moment = deliveryMoment(giftCard.deliverOn, now);
    if (moment) {
      later.push(moment);
      continue;
    }
    const amount = toMinor(line.unitPrice.salesPrice.amount, currency);
    const mail = { market, to: giftCard.recipientEmail || email!, recipientName: giftCard.recipientName, message: giftCard.message };
    for (let piece = 1; piece <= quantity - cancelled; piece++) {
      await issueCard(tx, { reference: boughtCard({ orderId: id, lineId, piece }), amount, currency, now, mail });
    }
  }
  const [next] = later.sort((a, b) => a.getTime() - b.getTime());
  if (next) await writeOutbox(tx, { topic: placedTopic, payload: { orderId: id }, now, dueAt: next });
}
