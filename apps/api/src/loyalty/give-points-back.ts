import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import { lotsBack, pointsBack } from '@selvedge/domain/loyalty/points-payment.ts';
import { liveStates } from '@selvedge/domain/payment/attempt-state.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { moveMoney } from '../gift-card/move-money.ts';
import { giftCardTable } from '../gift-card/tables.ts';
import { lockAccount } from './lock-account.ts';
import { postEntry } from './post-entry.ts';
import { loyaltyPaymentTable, type PaymentRow } from './tables.ts';

/**
 * Whatever money lies on the card becomes points again. Told twice, the second time there is none. Points that paid for an order live at least
 * another month; those that paid for nothing expire as they would have, or whoever puts them into a basket could keep them for ever.
 */
export async function givePointsBack(tx: Db, { cardId, isPaid, now }: { cardId: string; isPaid: boolean; now: Date }): Promise<void> {
  const known = await findPayment(tx, cardId);
  if (!known) return;
  const { id: accountId, closedAt } = await lockAccount(tx, known.accountId);
  // Read behind the lock: another process may have given some back while this one waited.
  const payment = (await findPayment(tx, cardId))!;
  const [card] = await tx.select().from(giftCardTable).where(eq(giftCardTable.id, cardId)).for('update');
  const { balance, currency } = card!;
  if (balance <= 0) return;
  const amountBack = payment.amountBack + balance;
  const reference = `${payment.reference}:${amountBack}`;
  await moveMoney(tx, { kind: 'void', reference, cardId, currency, amount: -balance, counter: 'points', now });
  const back = pointsBack(payment, amountBack);
  const parts = lotsBack(payment.lots, { before: payment.pointsBack, count: back - payment.pointsBack });
  for (const [at, { points, expiresAt }] of parts.entries()) {
    const entry = { accountId, points, reference: payment.reference, now };
    const until = new Date(Math.max(Date.parse(expiresAt), isPaid ? expiryOf(now, 1).getTime() : 0));
    await postEntry(tx, { ...entry, kind: 'unspend', key: `${reference}:${at}`, expiresAt: until, countsForTier: false });
    if (closedAt) await postEntry(tx, { ...entry, kind: 'forfeit', key: `${reference}:${at}:forfeit` });
  }
  await tx.update(loyaltyPaymentTable).set({ amountBack, pointsBack: back }).where(eq(loyaltyPaymentTable.cardId, cardId));
}

/** After anything that happened to an order: what it did not need, and what was paid back. */
export async function giveBackOfOrder(db: Db, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
  const { rows } = await db.execute<{ card_id: string }>(sql`
    select p.card_id from loyalty_payment p join order_payment o on o.payment_id = p.card_id::text join gift_card g on g.id = p.card_id
    where o.order_id = ${orderId} and g.balance > 0 order by p.card_id`);
  for (const { card_id: cardId } of rows) await db.transaction((tx) => givePointsBack(tx, { cardId, isPaid: true, now }));
}

/** Every hour: points in baskets that were left, and on cards that lie in none. Nothing that somebody is paying with right now. */
export async function giveBackOfBaskets(db: Db, now: Date): Promise<number> {
  const { rows } = await db.execute<{ card_id: string; is_paid: boolean }>(sql`
    select p.card_id, exists (select from order_payment o where o.payment_id = p.card_id::text) as is_paid
    from loyalty_payment p join gift_card g on g.id = p.card_id
    where g.balance > 0 and p.made_at < ${now}::timestamptz - interval '10 minutes'
      and not exists (select from basket b where b.closed_at is null and b.changed_at > ${now}::timestamptz - interval '24 hours'
        and b.content -> 'giftCards' @> jsonb_build_array(jsonb_build_object('id', p.card_id)))
      and not exists (select from payment_attempt a where a.state = any(${sql.param([...liveStates])}::text[])
        and a.frozen -> 'giftCards' @> jsonb_build_array(jsonb_build_object('id', p.card_id)))
    order by p.card_id`);
  for (const { card_id: cardId, is_paid: isPaid } of rows) await db.transaction((tx) => givePointsBack(tx, { cardId, isPaid, now }));
  return rows.length;
}

async function findPayment(db: Db, cardId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(loyaltyPaymentTable).where(eq(loyaltyPaymentTable.cardId, cardId));
  return row;
}
