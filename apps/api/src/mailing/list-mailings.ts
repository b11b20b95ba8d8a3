import { ShopError } from '@selvedge/contract/error.ts';
import type { MailingFigures, SavedMailing } from '@selvedge/contract/studio/mailings.ts';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type MailingRow, mailingTable, recipientTable } from './tables.ts';

/** The newest hundred. */
export async function listMailings(db: Db): Promise<SavedMailing[]> {
  return withFigures(db, await db.select().from(mailingTable).orderBy(desc(mailingTable.changedAt)).limit(100));
}

export async function getMailing(db: Db, id: string): Promise<SavedMailing> {
  const [shown] = await withFigures(db, await db.select().from(mailingTable).where(eq(mailingTable.id, id)));
  if (!shown) throw new ShopError('not_found');
  return shown;
}

async function withFigures(db: Db, rows: readonly MailingRow[]): Promise<SavedMailing[]> {
  const ids = rows.map(({ id }) => id);
  const { mailingId, state, token, openedAt, clickedAt } = recipientTable;
  const count = (where: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const counted = ids.length
    ? await db
        .select({
          mailingId,
          waiting: count(sql`${state} = 'waiting'`),
          sent: count(sql`${state} = 'sent'`),
          skipped: count(sql`${state} = 'skipped'`),
          counted: count(sql`${token} is not null`),
          opened: count(sql`${openedAt} is not null`),
          clicked: count(sql`${clickedAt} is not null`),
        })
        .from(recipientTable)
        .where(inArray(mailingId, ids))
        .groupBy(mailingId)
    : [];
  const known = new Map(counted.map(({ mailingId: id, ...figures }) => [id, figures]));
  return rows.map(({ batchAt: _, changedAt, plannedAt, finishedAt, ...row }) => ({
    ...row,
    changedAt: changedAt.toISOString(),
    plannedAt: plannedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    figures: known.get(row.id) ?? none,
  }));
}

const none: MailingFigures = { waiting: 0, sent: 0, skipped: 0, counted: 0, opened: 0, clicked: 0 };
