import { ShopError } from '@selvedge/contract/error.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type DraftLineRow, type DraftOrderRow, draftLineTable, draftTable } from './tables.ts';

/** As staff and customers name it. */
export const draftNumber = ({ id }: Pick<DraftOrderRow, 'id'>): string => `D${id}`;

export function readDraftNumber(text: string): number | undefined {
  const [, id] = /^D?(\d{1,15})$/.exec(text.toUpperCase().replaceAll(' ', '')) ?? [];
  return id === undefined ? undefined : Number(id);
}

export async function getDraft(db: Db, number: string): Promise<DraftOrderRow> {
  return found(
    await db
      .select()
      .from(draftTable)
      .where(eq(draftTable.id, idOf(number))),
  );
}

export async function getLockedDraft(tx: Db, number: string): Promise<DraftOrderRow> {
  return found(
    await tx
      .select()
      .from(draftTable)
      .where(eq(draftTable.id, idOf(number)))
      .for('update'),
  );
}

export async function listDraftLines(db: Db, draftIds: readonly number[]): Promise<DraftLineRow[]> {
  if (draftIds.length === 0) return [];
  return db
    .select()
    .from(draftLineTable)
    .where(inArray(draftLineTable.draftId, [...draftIds]))
    .orderBy(asc(draftLineTable.draftId), asc(draftLineTable.place));
}

function idOf(number: string): number {
  const id = readDraftNumber(number);
  if (id === undefined) throw new ShopError('not_found');
  return id;
}

function found(rows: readonly DraftOrderRow[]): DraftOrderRow {
  if (!rows[0]) throw new ShopError('not_found');
  return rows[0];
}
