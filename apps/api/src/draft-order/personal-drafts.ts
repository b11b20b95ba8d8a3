import { addDays } from '@selvedge/domain/date/add-days.ts';
import { asc, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { draftNumber, listDraftLines } from './store.ts';
import { draftTable } from './tables.ts';

const ofAddress = (email: string) => sql`lower(${draftTable.email}) = ${email}`;
const ofShopper = (shopperId: string) => sql`lower(${draftTable.email}) = (select lower(email) from shopper where id::text = ${shopperId})`;

/** What staff put together for somebody. */
export const exportDrafts = (db: Db, shopperId: string) => exportWhere(db, ofShopper(shopperId));
export const exportDraftsOf = (db: Db, email: string) => exportWhere(db, ofAddress(email));

/** Whole: the order that became of one stays without it. */
export const eraseDrafts = (tx: Db, shopperId: string) => eraseWhere(tx, ofShopper(shopperId));
export const eraseDraftsOf = (tx: Db, email: string) => eraseWhere(tx, ofAddress(email));

async function exportWhere(db: Db, where: SQL): Promise<unknown> {
  const rows = await db.select().from(draftTable).where(where).orderBy(asc(draftTable.id));
  const lines = await listDraftLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...{ draftNumber: draftNumber(row), market: row.market, email: row.email, created: row.createdAt, orderNumber: row.orderNumber },
    lines: lines.filter(({ draftId }) => draftId === row.id).map(({ sku, quantity }) => ({ sku, quantity })),
  }));
}

async function eraseWhere(tx: Db, where: SQL): Promise<void> {
  await tx.delete(draftTable).where(where);
}

const keptDays = 365;

/** A year after anything happened to it nobody asks for it. */
export async function forgetOldDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(draftTable).where(lt(draftTable.changedAt, addDays(now, -keptDays)));
}
