import type { PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { page } from '../tables.ts';
import { pageDraftTable, pageVersionTable } from './tables.ts';

export type Draft = typeof pageDraftTable.$inferSelect;
export type Live = Pick<typeof page.$inferSelect, 'id' | 'alias' | 'changedAt'> & { content: EditedContent };

export async function findDraft(db: Db, { market, path }: PageKey, { lock = false } = {}): Promise<Draft | undefined> {
  const query = db
    .select()
    .from(pageDraftTable)
    .where(and(eq(pageDraftTable.market, market), eq(pageDraftTable.path, path)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** What shoppers see. A row that no longer fits the contract is not shown to them, and is not there for editors either. */
export async function findLive(db: Db, { market, path }: PageKey): Promise<Live | undefined> {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.market, market), eq(page.path, path), eq(page.published, true)));
  const content = EditedContent.safeParse(row?.content);
  return row && content.success ? { id: row.id, alias: row.alias, changedAt: row.changedAt, content: content.data } : undefined;
}

export type NewVersion = PageKey & Pick<typeof pageVersionTable.$inferInsert, 'kind' | 'content' | 'at' | 'who'>;

/** Numbers follow each other for each page. Call it with the page's draft locked, or with the content revision bumped. */
export async function insertVersion(tx: Db, version: NewVersion): Promise<number> {
  const last = await findLastNumber(tx, version);
  await tx.insert(pageVersionTable).values({ ...version, number: last + 1 });
  return last + 1;
}

export async function findLastNumber(db: Db, { market, path }: PageKey): Promise<number> {
  const [row] = await db
    .select({ number: pageVersionTable.number })
    .from(pageVersionTable)
    .where(and(eq(pageVersionTable.market, market), eq(pageVersionTable.path, path)))
    .orderBy(desc(pageVersionTable.number))
    .limit(1);
  return row?.number ?? 0;
}

/** Writes the draft that comes after `basedOn`; undefined when another one has come in between. */
export async function writeDraft(tx: Db, draft: Omit<Draft, 'version'> & { basedOn: number }): Promise<Draft | undefined> {
  const { basedOn, ...values } = draft;
  const [row] =
    basedOn === 0
      ? await tx
          .insert(pageDraftTable)
          .values({ ...values, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(pageDraftTable)
          .set({ ...values, version: sql`${pageDraftTable.version} + 1` })
          .where(and(eq(pageDraftTable.market, values.market), eq(pageDraftTable.path, values.path), eq(pageDraftTable.version, basedOn)))
          .returning();
  return row;
}
