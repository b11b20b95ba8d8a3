import { and, count, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { notifyMeTable } from './tables.ts';

type Row = typeof notifyMeTable.$inferSelect;
type NewRow = typeof notifyMeTable.$inferInsert;

const isOpen = and(isNull(notifyMeTable.toldAt), isNull(notifyMeTable.leftAt));
export const isWaiting = and(isOpen, isNotNull(notifyMeTable.confirmedAt));

/** Twice is once: who asks again keeps the place in the queue and the token of the first time. */
export async function saveWaiting(db: Db, row: NewRow): Promise<void> {
  const { email, market, productId, sku, kind } = notifyMeTable;
  const { confirmHash, confirmUntil, confirmedAt, confirmedBy, confirmedFrom, shopperId } = row;
  await db
    .insert(notifyMeTable)
    .values(row)
    .onConflictDoUpdate({
      target: [email, market, productId, sku, kind],
      targetWhere: sql`told_at is null and left_at is null`,
      set: {
        ...(confirmHash ? { confirmHash, confirmUntil } : { confirmHash: null, confirmUntil: null }),
        ...(confirmedAt && { confirmedAt: sql`coalesce(${notifyMeTable.confirmedAt}, ${confirmedAt})`, confirmedFrom }),
        ...(confirmedBy && { confirmedBy }),
        ...(shopperId && { shopperId }),
      },
    });
}

/** Whether a browser has opened a mail that was sent to the address. */
export async function hasConfirmed(db: Db, { email, browser }: { email: string; browser: Buffer }): Promise<boolean> {
  const { id, confirmedBy } = notifyMeTable;
  const rows = await db
    .select({ id })
    .from(notifyMeTable)
    .where(and(eq(notifyMeTable.email, email), eq(confirmedBy, browser)))
    .limit(1);
  return rows.length > 0;
}

export async function countWaiting(db: Db, email: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notifyMeTable)
    .where(and(eq(notifyMeTable.email, email), isWaiting));
  return row!.count;
}

/** By the link of a mail, once. Taken in the statement that reads it: two clicks at once are one use. */
export async function confirmWaiting(
  db: Db,
  { hash, browser, now, address }: { hash: Buffer; browser: Buffer; now: Date; address: string },
): Promise<Row | undefined> {
  const { confirmHash, confirmUntil, confirmedAt } = notifyMeTable;
  const [row] = await db
    .update(notifyMeTable)
    .set({
      ...{ confirmHash: null, confirmUntil: null, confirmedBy: browser, confirmedFrom: address },
      confirmedAt: sql`coalesce(${confirmedAt}, ${now})`,
    })
    .where(and(eq(confirmHash, hash), gt(confirmUntil, now), isOpen))
    .returning();
  return row;
}

/** Whose they are: of an account, by its id or its proven address, or of a browser that opened the mail. */
export type Owner = { shopperId?: string | undefined; email?: string | undefined; browser?: Buffer | undefined };

export function ownedBy({ shopperId, email, browser }: Owner): SQL | undefined {
  return or(
    shopperId === undefined ? undefined : eq(notifyMeTable.shopperId, shopperId),
    email === undefined ? undefined : eq(notifyMeTable.email, email),
    browser === undefined ? undefined : eq(notifyMeTable.confirmedBy, browser),
  );
}

export async function listOpen(db: Db, { owner, productId }: { owner: SQL; productId: string }): Promise<Row[]> {
  return db
    .select()
    .from(notifyMeTable)
    .where(and(owner, eq(notifyMeTable.productId, productId), isOpen))
    .orderBy(notifyMeTable.place);
}

/** Waiting or told, newest first; not what they left. */
export async function listOwned(db: Db, owner: SQL): Promise<Row[]> {
  return db
    .select()
    .from(notifyMeTable)
    .where(and(owner, isNull(notifyMeTable.leftAt)))
    .orderBy(desc(notifyMeTable.place))
    .limit(200);
}

/** Twice is once. The address goes at once; the row stays a while, so that the link of a mail finds what it ended. */
export async function leave(db: Db, { token, now }: { token: string; now: Date }): Promise<boolean> {
  const rows = await db
    .update(notifyMeTable)
    .set({ leftAt: sql`coalesce(${notifyMeTable.leftAt}, ${now})`, email: '', shopperId: null, askedFrom: '', confirmedFrom: null })
    .where(eq(notifyMeTable.leaveToken, token))
    .returning({ id: notifyMeTable.id });
  return rows.length > 0;
}
