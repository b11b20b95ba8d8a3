import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { caseNumber, listMessages } from './store.ts';
import { caseTable } from './tables.ts';

const ofShopper = (shopperId: string) => eq(caseTable.shopperId, shopperId);
const ofAddress = (email: string) => and(isNull(caseTable.shopperId), sql`lower(${caseTable.email}) = ${email}`);

/** What a shopper asked, and what was answered. */
export const exportCases = (db: Db, shopperId: string) => exportWhere(db, ofShopper(shopperId));
export const exportCasesOf = (db: Db, email: string) => exportWhere(db, ofAddress(email));

/** Whole, with every word: no law asks for them to be kept. */
export const eraseCases = (tx: Db, shopperId: string) => eraseWhere(tx, ofShopper(shopperId));
export const eraseCasesOf = (tx: Db, email: string) => eraseWhere(tx, ofAddress(email));

async function exportWhere(db: Db, where: SQL | undefined): Promise<unknown> {
  const rows = await db.select().from(caseTable).where(where).orderBy(asc(caseTable.id));
  return Promise.all(
    rows.map(async (row) => ({
      ...{ caseNumber: caseNumber(row), subject: row.subject, name: row.name, email: row.email, created: row.createdAt },
      messages: (await listMessages(db, row.id, { withNotes: false })).map(({ kind, text, at }) => ({ kind, text, at })),
    })),
  );
}

async function eraseWhere(tx: Db, where: SQL | undefined): Promise<void> {
  await tx.delete(caseTable).where(where);
}

const keptDays = 730;

/** Two years after the last word nobody comes back to it. */
export async function forgetOldCases(db: Db, now: Date): Promise<void> {
  const before = addDays(now, -keptDays);
  await db.delete(caseTable).where(and(eq(caseTable.state, 'closed'), lt(caseTable.changedAt, before)));
}
