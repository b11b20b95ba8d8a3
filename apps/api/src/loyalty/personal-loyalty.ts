import { eq, sql } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { endCodes } from '../promotion/end-codes.ts';
import { provenEmail } from './find-buyer.ts';
import { lockAccount } from './lock-account.ts';
import { postEntry } from './post-entry.ts';
import { type AccountRow, loyaltyAccountTable, loyaltyEntryTable, loyaltyOfferTable, loyaltyVoucherTable } from './tables.ts';

/** For the file that a shopper downloads. Only what belongs to a proven address. */
export async function exportLoyalty(db: Db, shopperId: string): Promise<unknown> {
  const email = await provenEmail(db, shopperId);
  return email ? exportLoyaltyOf(db, email) : null;
}

/** By an address that is the asker's own. */
export async function exportLoyaltyOf(db: Db, email: string): Promise<unknown> {
  const account = await findOwn(db, email);
  if (!account) return null;
  const { balance, pending, openedAt, debtReason } = account;
  const ofAccount = eq(loyaltyEntryTable.accountId, account.id);
  const entries = await db.select().from(loyaltyEntryTable).where(ofAccount).orderBy(loyaltyEntryTable.id);
  const vouchers = await db.select().from(loyaltyVoucherTable).where(eq(loyaltyVoucherTable.accountId, account.id));
  return {
    ...{ balance, pending, debtReason, openedAt },
    entries: entries.map(({ kind, points, reference, reason, at }) => ({ kind, points, reference, reason, at })),
    vouchers: vouchers.map(({ rewardId, choice, code, issuedAt, expiresAt, redeemedAt }) => {
      return { rewardId, choice, code, issuedAt, expiresAt, redeemedAt };
    }),
    offers: await db.select().from(loyaltyOfferTable).where(eq(loyaltyOfferTable.accountId, account.id)),
  };
}

/** Points are forfeited and the account is closed. Its entries stay: what the shop owed, and no more whom. Call before the membership goes. */
export async function closeLoyalty(tx: Db, shopperId: string): Promise<void> {
  const email = await provenEmail(tx, shopperId);
  if (email) await closeLoyaltyOf(tx, email);
}

export async function closeLoyaltyOf(tx: Db, email: string): Promise<void> {
  const found = await findOwn(tx, email);
  if (!found) return;
  const { id: accountId, balance, pending } = await lockAccount(tx, found.id);
  const { rows } = await tx.execute<{ now: Date | string }>(sql`select now() as now`);
  const now = new Date(rows[0]!.now);
  const entry = { accountId, reason: 'left the club', now };
  if (balance > 0) await postEntry(tx, { ...entry, kind: 'forfeit', points: balance, key: `forfeit:${accountId}` });
  if (pending > 0) await postEntry(tx, { ...entry, kind: 'forfeitPending', points: pending, key: `forfeit:${accountId}:pending` });
  await endCodes(tx, { codes: await listCodes(tx, accountId), now });
  await tx.update(loyaltyAccountTable).set({ closedAt: now }).where(eq(loyaltyAccountTable.id, accountId));
}

async function listCodes(tx: Db, accountId: string): Promise<string[]> {
  const ofVouchers = await tx
    .select({ code: loyaltyVoucherTable.code })
    .from(loyaltyVoucherTable)
    .where(eq(loyaltyVoucherTable.accountId, accountId));
  const ofOffers = await tx
    .select({ code: loyaltyOfferTable.code })
    .from(loyaltyOfferTable)
    .where(eq(loyaltyOfferTable.accountId, accountId));
  return [...ofVouchers, ...ofOffers].flatMap(({ code }) => code ?? []);
}

async function findOwn(db: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select({ account: loyaltyAccountTable })
    .from(loyaltyAccountTable)
    .innerJoin(clubContactTable, eq(clubContactTable.id, loyaltyAccountTable.contactId))
    .where(eq(clubContactTable.email, email));
  return row?.account;
}
