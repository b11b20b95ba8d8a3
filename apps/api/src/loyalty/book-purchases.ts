import { addDays } from '@selvedge/domain/date/add-days.ts';
import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import { openReturnStates } from '@selvedge/domain/returns/return-state.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { returnTable } from '../returns/tables.ts';
import { keepTier } from './keep-tier.ts';
import { loadProgramme } from './load-programme.ts';
import { lockAccount } from './lock-account.ts';
import { postEntry } from './post-entry.ts';
import { findPurchase, type Settling, setDue, settleOrder } from './settle-order.ts';
import { loyaltyPurchaseTable, type PurchaseRow } from './tables.ts';

const batch = 200;

/** Points whose return window has closed become the member's. Answers how many purchases it looked at. */
export async function bookPurchases(db: Db, settling: Settling): Promise<number> {
  const { reference, state, dueAt } = loyaltyPurchaseTable;
  let looked = 0;
  for (;;) {
    const due = await db
      .select({ reference })
      .from(loyaltyPurchaseTable)
      .where(and(eq(state, 'pending'), lte(dueAt, settling.now)))
      .orderBy(dueAt, reference)
      .limit(batch);
    for (const each of due) await db.transaction((tx) => bookPurchase(tx, each.reference, settling));
    looked += due.length;
    if (due.length < batch) return looked;
  }
}

/** One of them, if it is due. */
export async function bookPurchase(tx: Db, reference: string, settling: Settling): Promise<void> {
  const { now, content, dueBy = now } = settling;
  const orderId = reference.startsWith('order:') ? reference.slice('order:'.length) : undefined;
  if (orderId) await settleOrder(tx, orderId, settling);
  const known = await findPurchase(tx, reference);
  if (!known) return;
  const account = await lockAccount(tx, known.accountId);
  // Read behind the lock: another process may have booked it while this one waited.
  const purchase = (await findPurchase(tx, reference))!;
  if (purchase.state !== 'pending') return;
  if (account.closedAt) return close(tx, purchase);
  if (purchase.dueAt === null || purchase.dueAt > dueBy) return;
  // What is on its way back may still be taken off: asked again tomorrow.
  if (orderId && (await hasOpenReturn(tx, orderId))) return setDue(tx, reference, addDays(now, 1));
  const { points, accountId, market } = purchase;
  const currency = content.byMarket.get(market)?.market.currency ?? '';
  const programme = await loadProgramme(tx, { market, currency });
  const expiresAt = expiryOf(now, programme.expiresAfterMonths);
  if (points > 0) await postEntry(tx, { accountId, kind: 'book', points, key: `${reference}:book`, reference, now, expiresAt });
  await keepTier(tx, { account, programme, now });
  await close(tx, purchase);
}

async function close(tx: Db, { reference }: PurchaseRow): Promise<void> {
  await tx.update(loyaltyPurchaseTable).set({ state: 'booked' }).where(eq(loyaltyPurchaseTable.reference, reference));
}

async function hasOpenReturn(db: Db, orderId: string): Promise<boolean> {
  const isOpen = and(eq(returnTable.orderId, orderId), inArray(returnTable.state, [...openReturnStates]));
  return (await db.select({ id: returnTable.id }).from(returnTable).where(isOpen).limit(1)).length > 0;
}
