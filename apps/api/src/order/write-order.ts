import { randomBytes } from 'node:crypto';
import type { GiftCardWish } from '@selvedge/domain/basket/stored-line.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { freezeBasket, type OrderDocument } from '@selvedge/domain/order/freeze-basket.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { noteOrder } from '../identity/note-order.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import type { OrderDraft, OrderPayment } from './order-draft.ts';
import { placedTopic } from './order-placed.ts';
import { orderEventTable, orderLineTable, orderOriginTable, orderPaymentTable, orderTable } from './tables.ts';
import { lockCounter, takeNumber } from './take-number.ts';

export type WrittenOrder = { orderId: string; orderNumber: string /** False: the basket had been ordered before. */; isNew: boolean };

/**
 * Call in the transaction that claims stock and closes the basket, and as late in it as can be: orders of one market wait for each
 * other from here to the commit, which is what keeps their numbers without gaps. The same basket again is the same order.
 */
export async function writeOrder(tx: Db, { basket, terms, ...draft }: OrderDraft): Promise<WrittenOrder> {
  const { basketId, market } = basket;
  return writeDocument(tx, { ...draft, basketId, market, document: freezeBasket(basket, terms) });
}

export type FrozenDraft = Omit<OrderDraft, 'basket' | 'terms'> & { basketId: string; market: string; document: OrderDocument };

/** The same of what is frozen already. */
export async function writeDocument(tx: Db, draft: FrozenDraft): Promise<WrittenOrder> {
  const { basketId, market, document, email, now, state = 'placed', payments } = draft;
  const { currency } = document;
  const total = toMinor(document.total.amount, currency);
  checkPaid(draft, total);
  const counter = await lockCounter(tx, market);
  const known = await findOrdered(tx, basketId);
  if (known) return { ...known, isNew: false };
  const orderId = randomBytes(16).toString('base64url');
  const orderNumber = await takeNumber(tx, counter);
  const { firstName = '', lastName = '' } = document.billingAddress ?? {};
  await tx.insert(orderTable).values({
    ...{ id: orderId, number: orderNumber, basketId, market, state, currency, total, document, email, firstName, lastName },
    shopperId: draft.shopperId ?? null,
    // What is not sent at all has arrived.
    fulfilment: document.isDigital ? 'delivered' : 'open',
    vat: toMinor(document.totalVat.amount, currency),
    quantity: document.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    accessKey: randomBytes(16),
    placedAt: now,
    changedAt: now,
  });
  await tx.insert(orderLineTable).values(linesOf(orderId, document, draft));
  const { origins = [] } = draft;
  if (origins.length > 0) await tx.insert(orderOriginTable).values(origins.map((origin) => ({ orderId, ...origin })));
  if (payments.length > 0) await tx.insert(orderPaymentTable).values(payments.map((payment) => paymentOf(orderId, payment)));
  await tx.insert(orderEventTable).values({ orderId, state, at: now });
  if (draft.shopperId !== undefined) await noteOrder(tx, { shopperId: draft.shopperId, now });
  if (state === 'placed') await writeOutbox(tx, { topic: placedTopic, payload: { orderId }, now });
  return { orderId, orderNumber, isNew: true };
}

/** An order that does not add up must not exist: thrown here, everything of its transaction is undone. */
function checkPaid({ payments, basketId }: FrozenDraft, total: number): void {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (paid !== total) throw new Error(`the payments of basket ${basketId} come to ${paid} and not to ${total}`);
}

export async function findOrdered(db: Db, basketId: string): Promise<{ orderId: string; orderNumber: string } | undefined> {
  const [row] = await db
    .select({ orderId: orderTable.id, orderNumber: orderTable.number })
    .from(orderTable)
    .where(eq(orderTable.basketId, basketId));
  return row;
}

/** What is only held is asked for when the goods leave. */
function paymentOf(orderId: string, { isHeld = false, ...payment }: OrderPayment) {
  return { orderId, ...payment, isHeld, captured: isHeld ? 0 : payment.amount };
}

function giftCardOf({ recipientName, recipientEmail, message, deliverOn = '' }: GiftCardWish): GiftCardWish {
  return { recipientName, recipientEmail, message, ...(deliverOn && { deliverOn }) };
}

function linesOf(orderId: string, { lines, currency }: OrderDocument, { giftCards = [] }: FrozenDraft) {
  return lines.map(({ id, sku, quantity, isDigital, groupTotalPrice }, place) => {
    const wish = giftCards.find(({ lineId }) => lineId === id);
    return {
      ...{ orderId, lineId: id, place, sku, quantity, isDigital },
      total: toMinor(groupTotalPrice.salesPrice.amount, currency),
      giftCard: wish ? giftCardOf(wish) : null,
    };
  });
}
