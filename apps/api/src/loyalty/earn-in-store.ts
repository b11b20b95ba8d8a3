import type { RetailTransaction } from '@selvedge/contract/retail-transaction.ts';
import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import { pointsOfAmount } from '@selvedge/domain/loyalty/points-of-amount.ts';
import { nearestMinor, toMinor } from '@selvedge/domain/money/minor-units.ts';
import { eq } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { retailTransactionTable } from '../retail/tables.ts';
import { bookPurchase } from './book-purchases.ts';
import { earnForReceipt } from './earn-for-receipt.ts';
import { loadProgramme } from './load-programme.ts';
import { openAccount } from './lock-account.ts';
import { postEntry } from './post-entry.ts';
import { returnDaysOf, type Settling } from './settle-order.ts';
import { returnReference, takeBackInStore } from './take-back-in-store.ts';

/**
 * What a till handed in. A web order that was collected earns by itself. What comes back in a store comes off the receipts that it was
 * bought with; pieces that are on none were bought without a card, and cost what they would earn today.
 */
export async function earnInStore(tx: Db, receiptId: string, settling: Settling): Promise<void> {
  const { content, now } = settling;
  const [row] = await tx.select().from(retailTransactionTable).where(eq(retailTransactionTable.receiptId, receiptId));
  if (!row || row.orderNumber !== null) return;
  const contactId = await findBuyer(tx, row);
  if (!contactId) return;
  const { market, document, createdAt: boughtAt } = row;
  const { currency } = document.total;
  const lines = linesOf(document, 'sale');
  if (lines.length > 0) {
    const receipt = { receiptId, contactId, market, currency, boughtAt, lines, returnDays: returnDaysOf(content, market), now };
    await earnForReceipt(tx, { ...receipt, campaignsOf: settling.campaignsOf });
    // Handed in after its return window has closed: there is nothing to wait for.
    await bookPurchase(tx, `receipt:${receiptId}`, settling);
  }
  const returned = linesOf(document, 'return');
  if (returned.length === 0) return;
  const programme = await loadProgramme(tx, { market, currency });
  const { id: accountId, closedAt } = await openAccount(tx, { contactId, market, now });
  if (closedAt) return;
  const expiresAt = expiryOf(now, programme.expiresAfterMonths);
  const unknown = await takeBackInStore(tx, { accountId, receiptId, at: boughtAt, pieces: returned, now, expiresAt });
  const given = (unknown ?? []).reduce((sum, pieces, at) => sum + shareOf(returned[at]!, pieces), 0);
  const points = pointsOfAmount(given, { perPoint: Math.max(1, nearestMinor(programme.amountPerPoint, currency)) });
  const reference = returnReference(receiptId);
  if (points > 0 && programme.isActive)
    await postEntry(tx, { accountId, kind: 'correct', points, key: reference, reference, reason: 'returned in a store', now });
}

const shareOf = ({ amount, quantity }: { amount: number; quantity: number }, pieces: number) => Math.floor((amount * pieces) / quantity);

function linesOf({ items, total }: RetailTransaction, type: 'sale' | 'return') {
  return items.flatMap((item, at) =>
    item.type === type
      ? [{ lineId: String(at), ean: item.ean, quantity: item.quantity, amount: Math.abs(toMinor(item.price.amount, total.currency)) }]
      : [],
  );
}

/** By the number of the member's card, or the address that was given at the till. */
async function findBuyer(
  tx: Db,
  { memberNumber, email }: { memberNumber: string | null; email: string | null },
): Promise<string | undefined> {
  const { id } = clubContactTable;
  const by = memberNumber !== null ? eq(id, memberNumber) : email !== null ? eq(clubContactTable.email, email) : undefined;
  const [contact] = by ? await tx.select({ id }).from(clubContactTable).where(by) : [];
  return contact?.id;
}
