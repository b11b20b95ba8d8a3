import { ShopError } from '@selvedge/contract/error.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { giftCardEntryTable, giftCardMovementTable } from './tables.ts';

export type Movement = {
  kind: 'issue' | 'redeem' | 'credit' | 'void';
  /** What caused it. The same cause moves money once, however often it is told. */
  reference: string;
  cardId: string;
  currency: string;
  /** Onto the card; below 0 it is taken off. */
  amount: number;
  /** Where it comes from, or goes to. */
  counter: 'sold' | 'spent' | 'written-off' | 'points';
  now: Date;
};

/** Call in the transaction of the order, the refund or the sale. Answers whether anything moved. */
export async function moveMoney(tx: Db, { kind, reference, cardId, currency, amount, counter, now }: Movement): Promise<boolean> {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} is no amount to move`);
  const [movement] = await tx
    .insert(giftCardMovementTable)
    .values({ kind, reference, at: now })
    .onConflictDoNothing()
    .returning({ id: giftCardMovementTable.id });
  if (!movement) return false;
  // The card's row first: two orders that spend the same card wait for each other here, and the second sees what is left.
  const { rowCount } = await tx.execute(sql`
    update gift_card set balance = balance + ${amount}
    where id = ${cardId} and currency = ${currency} and balance + ${amount} >= 0
      and (${amount} > 0 or (blocked_at is null and (expires_at is null or expires_at > ${now})))`);
  if (!rowCount) throw new ShopError('gift_card_refused', { giftCardNumber: ['gift_card.not_enough'] });
  await tx.insert(giftCardEntryTable).values([
    { movementId: movement.id, account: `card:${cardId}`, amount, currency },
    { movementId: movement.id, account: counter, amount: -amount, currency },
  ]);
  return true;
}
