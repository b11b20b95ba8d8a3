import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { document } from '../tables.ts';
import { getSchema } from './setting-kinds.ts';
import { settingDraftTable, settingVersionTable } from './tables.ts';

export type SettingDraft = typeof settingDraftTable.$inferSelect;
export type LiveSetting = { content: unknown; changedAt: Date };

export async function findSettingDraft(db: Db, key: SettingKey, { lock = false } = {}): Promise<SettingDraft | undefined> {
  const query = db.select().from(settingDraftTable).where(isDraftOf(key));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** What shoppers see, complete. A row that no longer fits the contract is not shown to them, and is not there for editors either. */
export async function findLiveSetting(db: Db, { name, market }: SettingKey): Promise<LiveSetting | undefined> {
  const { content, changedAt } = document;
  const [row] = await db
    .select({ content, changedAt })
    .from(document)
    .where(and(eq(document.name, name), eq(document.market, market)));
  const parsed = row && getSchema(name).safeParse(row.content);
  return parsed?.success ? { content: parsed.data, changedAt: row!.changedAt } : undefined;
}

export async function writeLiveSetting(tx: Db, { name, market, content, at }: SettingKey & { content: unknown; at: Date }): Promise<void> {
  const set = { content, changedAt: at };
  await tx
    .insert(document)
    .values({ name, market, ...set })
    .onConflictDoUpdate({ target: [document.market, document.name], set });
}

export async function deleteLiveSetting(tx: Db, { name, market }: SettingKey): Promise<void> {
  await tx.delete(document).where(and(eq(document.name, name), eq(document.market, market)));
}

export type NewSettingVersion = SettingKey & Pick<typeof settingVersionTable.$inferInsert, 'kind' | 'content' | 'at' | 'who'>;

/** Numbers follow each other for each setting. Call it with the draft locked, or with the content revision bumped. */
export async function insertSettingVersion(tx: Db, version: NewSettingVersion): Promise<number> {
  const number = (await findLastSettingNumber(tx, version)) + 1;
  await tx.insert(settingVersionTable).values({ ...version, number });
  return number;
}

export async function findLastSettingNumber(db: Db, { name, market }: SettingKey): Promise<number> {
  const { number } = settingVersionTable;
  const [row] = await db
    .select({ number })
    .from(settingVersionTable)
    .where(and(eq(settingVersionTable.name, name), eq(settingVersionTable.market, market)))
    .orderBy(desc(number))
    .limit(1);
  return row?.number ?? 0;
}

/** Writes the draft that comes after `basedOn`; undefined when another one has come in between. */
export async function writeSettingDraft(
  tx: Db,
  { basedOn, ...values }: Omit<SettingDraft, 'version'> & { basedOn: number },
): Promise<SettingDraft | undefined> {
  const [row] =
    basedOn === 0
      ? await tx
          .insert(settingDraftTable)
          .values({ ...values, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(settingDraftTable)
          .set({ ...values, version: sql`${settingDraftTable.version} + 1` })
          .where(and(isDraftOf(values), eq(settingDraftTable.version, basedOn)))
          .returning();
  return row;
}

const isDraftOf = ({ name, market }: SettingKey) => and(eq(settingDraftTable.name, name), eq(settingDraftTable.market, market));
