import { ShopError } from '@selvedge/contract/error.ts';
import { changeOf, type EntryKind, entryBooks } from '@selvedge/domain/loyalty/entry-books.ts';
import { lowerTierPoints } from '@selvedge/domain/loyalty/lower-tier-points.ts';
import { takeFromLots } from '@selvedge/domain/loyalty/take-from-lots.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { loyaltyAccountTable, loyaltyEntryTable, loyaltyLotTable } from './tables.ts';

export type Entry = {
  accountId: string;
  kind: EntryKind;
  points: number;
  key: string;
  now: Date;
  /** What it belongs to, or why it is there: one of both. */
  reference?: string;
  reason?: string;
  who?: string;
  /** Of what is booked. */
  expiresAt?: Date;
  /** A gift is no purchase, and lifts nobody. */
  countsForTier?: boolean;
};

/**
 * The one way in which points move. Call with the account locked. Told twice, it is done once, and answers false. Only a correction may
 * leave less than nothing, and says why.
 */
export async function postEntry(tx: Db, entry: Entry): Promise<boolean> {
  const { accountId, kind, points, key, now, reference = '', reason = '', who = '' } = entry;
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`${points} are no points to move`);
  const { from: fromBook, to: toBook } = entryBooks[kind];
  const row = { accountId, key, kind, fromBook, toBook, points, reference, reason, who, at: now };
  const [posted] = await tx
    .insert(loyaltyEntryTable)
    .values(row)
    .onConflictDoNothing({ target: loyaltyEntryTable.key })
    .returning({ id: loyaltyEntryTable.id });
  if (!posted) return false;
  const [account] = await tx.select().from(loyaltyAccountTable).where(eq(loyaltyAccountTable.id, accountId));
  const balance = account!.balance + changeOf(kind, 'booked', points);
  const pending = account!.pending + changeOf(kind, 'pending', points);
  if (balance < 0 && fromBook === 'booked' && kind !== 'correct')
    throw new ShopError('invalid_request', { points: ['loyalty.not_enough_points'] });
  if (toBook === 'booked') await addLot(tx, entry, Math.max(0, Math.min(points, balance)));
  if (fromBook === 'booked') await takeOut(tx, entry);
  if (kind === 'correct') await lowerTier(tx, { accountId, points, reference });
  const debtReason = balance >= 0 ? '' : account!.debtReason || `${kind} ${reference || reason}`;
  await tx.update(loyaltyAccountTable).set({ balance, pending, debtReason }).where(eq(loyaltyAccountTable.id, accountId));
  return true;
}

/** What is owed is paid off first: only the rest can be spent. */
async function addLot(
  tx: Db,
  { accountId, points, now, reference = '', expiresAt, countsForTier = true }: Entry,
  remaining: number,
): Promise<void> {
  if (!expiresAt) throw new Error('points that are booked must say when they expire');
  const tierPoints = countsForTier ? points : 0;
  await tx.insert(loyaltyLotTable).values({ accountId, reference, points, remaining, earnedAt: now, expiresAt, tierPoints });
}

/** Out of the purchase that is corrected first, so that a return does not take what another purchase earned. */
async function takeOut(tx: Db, { accountId, points, kind, reference }: Entry): Promise<void> {
  const lots = await tx
    .select()
    .from(loyaltyLotTable)
    .where(and(eq(loyaltyLotTable.accountId, accountId), gt(loyaltyLotTable.remaining, 0)));
  const own = kind === 'correct' && reference ? lots.find((lot) => lot.reference === reference) : undefined;
  for (const { id, remaining } of takeFromLots(lots, points, own?.id).changed)
    await tx.update(loyaltyLotTable).set({ remaining }).where(eq(loyaltyLotTable.id, id));
}

/** A tier that is held stays to its end; what it is decided by afterwards is what was kept. */
async function lowerTier(tx: Db, { accountId, ...lowered }: { accountId: string; points: number; reference: string }): Promise<void> {
  const counts = and(eq(loyaltyLotTable.accountId, accountId), gt(loyaltyLotTable.tierPoints, 0));
  const lots = await tx.select().from(loyaltyLotTable).where(counts);
  for (const { id, tierPoints } of lowerTierPoints(lots, lowered))
    await tx.update(loyaltyLotTable).set({ tierPoints }).where(eq(loyaltyLotTable.id, id));
}
