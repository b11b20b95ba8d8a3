import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { caseMessageTable, caseTable } from './tables.ts';

export type CaseRow = typeof caseTable.$inferSelect;
export type MessageRow = typeof caseMessageTable.$inferSelect;

export const caseNumber = ({ id }: Pick<CaseRow, 'id'>): string => `C${id}`;

/** Undefined for what cannot be a case's number. */
export function readCaseNumber(number: string): number | undefined {
  const [, digits] = /^c(\d{6,12})$/i.exec(number.replace(/\s/g, '')) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

export async function findCase(db: Db, number: string): Promise<CaseRow | undefined> {
  const id = readCaseNumber(number);
  if (id === undefined) return undefined;
  const [row] = await db.select().from(caseTable).where(eq(caseTable.id, id));
  return row;
}

export async function lockCase(tx: Db, number: string): Promise<CaseRow | undefined> {
  const id = readCaseNumber(number);
  if (id === undefined) return undefined;
  const [row] = await tx.select().from(caseTable).where(eq(caseTable.id, id)).for('update');
  return row;
}

/** Oldest first. What colleagues noted is for them alone. */
export function listMessages(db: Db, caseId: number, { withNotes }: { withNotes: boolean }): Promise<MessageRow[]> {
  const own = eq(caseMessageTable.caseId, caseId);
  return db
    .select()
    .from(caseMessageTable)
    .where(withNotes ? own : and(own, ne(caseMessageTable.kind, 'note')))
    .orderBy(asc(caseMessageTable.id));
}

/** False: these words are there already. Call with the case's row held. */
export async function addMessage(tx: Db, message: typeof caseMessageTable.$inferInsert): Promise<boolean> {
  const added = await tx.insert(caseMessageTable).values(message).onConflictDoNothing().returning({ id: caseMessageTable.id });
  return added.length > 0;
}
