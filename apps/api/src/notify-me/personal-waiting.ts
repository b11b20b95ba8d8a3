import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { type Owner, ownedBy } from './store.ts';
import { notifyMeTable } from './tables.ts';

/** For the file that a shopper downloads. Only what belongs to a proven address: another's must not be read by typing it. */
export async function exportWaiting(db: Db, shopperId: string): Promise<unknown> {
  return collect(db, { shopperId, email: await provenEmail(db, shopperId) });
}

/** By an address that is the asker's own. */
export async function exportWaitingOf(db: Db, email: string): Promise<unknown> {
  return collect(db, { email });
}

export async function eraseWaiting(tx: Db, shopperId: string): Promise<void> {
  await tx.delete(notifyMeTable).where(ownedBy({ shopperId, email: await provenEmail(tx, shopperId) }));
}

export async function eraseWaitingOf(tx: Db, email: string): Promise<void> {
  await tx.delete(notifyMeTable).where(eq(notifyMeTable.email, email));
}

/** What is waited for under a shopper's old address goes along to the new one, unless that waits for it itself. */
export async function moveWaiting(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update notify_me n set email = ${to} where n.email = ${from} and not exists (
      select from notify_me o where (o.email, o.market, o.product_id, o.sku, o.kind) = (${to}, n.market, n.product_id, n.sku, n.kind)
      and o.told_at is null and o.left_at is null)`);
}

/** What was told or left a while ago, and what nobody confirmed, says nothing that is still needed. */
export async function forgetOldWaiting(db: Db, now: Date): Promise<void> {
  const { toldAt, leftAt, confirmUntil, confirmedAt } = notifyMeTable;
  const old = addDays(now, -90);
  const isUnconfirmed = and(isNotNull(confirmUntil), sql`${confirmedAt} is null`, lt(confirmUntil, now));
  await db.delete(notifyMeTable).where(or(lt(toldAt, old), lt(leftAt, old), isUnconfirmed));
}

async function collect(db: Db, owner: Owner): Promise<unknown> {
  const { kind, market, productId, sku, email, termsVersion, askedAt, askedFrom, confirmedAt, confirmedFrom, toldAt } = notifyMeTable;
  return db
    .select({ kind, market, productId, sku, email, termsVersion, askedAt, askedFrom, confirmedAt, confirmedFrom, toldAt })
    .from(notifyMeTable)
    .where(ownedBy(owner))
    .orderBy(notifyMeTable.place);
}

async function provenEmail(db: Db, shopperId: string): Promise<string | undefined> {
  const { email, id, emailVerifiedAt } = shopperTable;
  const [row] = await db
    .select({ email })
    .from(shopperTable)
    .where(and(eq(id, shopperId), isNotNull(emailVerifiedAt)));
  return row?.email;
}
