import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { DocumentKind, Published } from '../../drafts/document-kind.ts';
import { openPlans } from '../../drafts/open-plans.ts';
import { openStore } from '../../drafts/open-store.ts';
import { summariseDifferences } from '../editing/summarise-change.ts';
import { document } from '../tables.ts';
import { checkSetting, placeSetting } from './check-setting.ts';
import { getSchema, nameOfSetting } from './setting-kinds.ts';
import { releaseSettingTable, settingDraftTable, settingVersionTable } from './tables.ts';

/** Menus, badges, terms, categories and their tree: each has its own schema, by its name. */
export const settingKind: DocumentKind<SettingKey, unknown> = {
  ...openStore<SettingKey, unknown>({
    drafts: settingDraftTable,
    versions: settingVersionTable,
    names: ['name', 'market'],
  }),
  plans: openPlans<SettingKey, unknown>({ table: releaseSettingTable, names: ['name', 'market'] }),
  name: 'setting',
  nameOf: nameOfSetting,
  overtaken: 'studio.setting_changed_elsewhere',
  findLive: findLiveSetting,
  async writeLive(tx, { key: { name, market }, content, at }) {
    const set = { content, changedAt: at };
    await tx
      .insert(document)
      .values({ name, market, ...set })
      .onConflictDoUpdate({ target: [document.market, document.name], set });
  },
  place: ({ name }, content) => placeSetting(name, content),
  check: ({ name }, content) => checkSetting(name, content),
  summarise: summariseDifferences,
};

/** What shoppers see, complete. A row that no longer fits the contract is not shown to them, and is not there for editors either. */
export async function findLiveSetting(db: Db, { name, market }: SettingKey): Promise<Published<unknown> | undefined> {
  const { content, changedAt } = document;
  const [row] = await db
    .select({ content, changedAt })
    .from(document)
    .where(and(eq(document.name, name), eq(document.market, market)));
  const parsed = row && getSchema(name).safeParse(row.content);
  return parsed?.success ? { content: parsed.data, changedAt: row!.changedAt } : undefined;
}

export async function deleteLiveSetting(tx: Db, { name, market }: SettingKey): Promise<void> {
  await tx.delete(document).where(and(eq(document.name, name), eq(document.market, market)));
}
