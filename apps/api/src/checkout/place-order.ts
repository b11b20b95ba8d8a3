import { ShopError } from '@selvedge/contract/error.ts';
import { closeBasket } from '../basket/close-basket.ts';
import { lockPayingBasket } from '../basket/lock-paying-basket.ts';
import { handOverTaken } from '../collect/hand-over-taken.ts';
import type { Db } from '../db/db.ts';
import { noteDraftOrdered } from '../draft-order/note-draft-ordered.ts';
import { moveMoney } from '../gift-card/move-money.ts';
import { noteHandoverOrdered } from '../handover/note-handover-ordered.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { clubWishTopic } from '../loyalty/join-at-checkout.ts';
import type { OrderPayment } from '../order/order-draft.ts';
import { findOrdered, writeOrder } from '../order/write-order.ts';
import { lockAttempt } from '../payment/find-attempt.ts';
import { moveAttempt } from '../payment/move-attempt.ts';
import type { Attempt } from '../payment/tables.ts';
import { redeemPromotions } from '../promotion/redeem-promotions.ts';
import { claimStock } from '../stock/claim-stock.ts';

/**
 * What is paid becomes an order: pieces, gift cards, codes, order, mail and the basket's end in one transaction, or nothing of it. Any
 * number of callers may try at once; the attempt's row lets one of them do it. Throws ShopError when it can't be done any more.
 */
export function placeOrder(db: Db, attempt: Pick<Attempt, 'id' | 'basketId'>, now: Date): Promise<Attempt | undefined> {
  return db.transaction(async (tx) => {
    // The basket before the attempt, as whoever starts a payment does: otherwise the two could wait for each other.
    await lockPayingBasket(tx, attempt.basketId);
    const paid = await lockAttempt(tx, attempt.id);
    if (paid?.state !== 'authorised') return paid;
    return write(tx, paid, now);
  });
}

async function write(tx: Db, attempt: Attempt, now: Date): Promise<Attempt | undefined> {
  const { id, basketId, shopperId, currency, frozen } = attempt;
  // Another attempt was quicker, which the index of live attempts forbids. Should it happen, this money goes back.
  if (await findOrdered(tx, basketId)) throw new ShopError('conflict', { basket: ['payment.already_ordered'] });
  const origins = await claimStock(tx, { attemptId: id, reference: basketId, now });
  for (const { id: cardId, amount } of [...frozen.giftCards].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const reference = `order:${basketId}:${cardId}`;
    await moveMoney(tx, { kind: 'redeem', reference, cardId, currency, amount: -amount, counter: 'spent', now });
  }
  const { promotions, customer, emailHash } = frozen;
  await redeemPromotions(tx, { basketId, attemptId: id, promotions, customer, emailHash, now });
  await closeBasket(tx, { basketId, lines: frozen.basket.lines, now });
  const { orderId, orderNumber } = await writeOrder(tx, {
    ...{ basket: frozen.basket, shopperId: shopperId ?? undefined, email: frozen.email, giftCards: frozen.wishes, origins, now },
    terms: frozen.terms,
    payments: paymentsOf(attempt),
  });
  await handOverTaken({ db: tx, now, who: 'shop', isStaff: false }, { orderId, orderNumber, basket: frozen.basket });
  if (frozen.basket.acceptedNewsletter) await writeOutbox(tx, { topic: clubWishTopic, payload: { orderId }, now });
  await noteDraftOrdered(tx, { orderId, orderNumber, lines: frozen.basket.lines, now });
  await noteHandoverOrdered(tx, { orderId, basketId, lines: frozen.basket.lines, now });
  return moveAttempt(tx, attempt, { to: 'ordered', orderId, now });
}

function paymentsOf({ id, provider, amount, paidWith, isHeld, frozen }: Attempt): OrderPayment[] {
  const cards = frozen.giftCards.map((card): OrderPayment => {
    return { paymentId: card.id, kind: 'giftCard', method: 'giftCard', amount: card.amount, label: card.label };
  });
  if (amount === 0) return cards;
  return [{ paymentId: id, kind: 'provider', provider, method: paidWith?.brand ?? paidWith?.type ?? provider, amount, isHeld }, ...cards];
}
