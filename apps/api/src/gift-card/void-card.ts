import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { moveMoney } from './move-money.ts';
import { giftCardEntryTable, giftCardMovementTable } from './tables.ts';

/**
 * Takes the money off a card that was bought by an order's piece and is cancelled. Refused (`gift_card_refused`) when any of it was spent.
 * Answers whether there was such a card: one for a later day is not made yet.
 */
export async function voidCard(tx: Db, { reference, now }: { reference: string; now: Date }): Promise<boolean> {
  const [issued] = await tx
    .select({ account: giftCardEntryTable.account, amount: giftCardEntryTable.amount, currency: giftCardEntryTable.currency })
    .from(giftCardMovementTable)
    .innerJoin(giftCardEntryTable, eq(giftCardEntryTable.movementId, giftCardMovementTable.id))
    .where(and(eq(giftCardMovementTable.reference, reference), eq(giftCardMovementTable.kind, 'issue')))
    .orderBy(giftCardEntryTable.account)
    .limit(1);
  if (!issued) return false;
  const { account, amount, currency } = issued;
  const cardId = account.slice('card:'.length);
  await moveMoney(tx, { kind: 'void', reference: `void:${reference}`, cardId, currency, amount: -amount, counter: 'sold', now });
  return true;
}
