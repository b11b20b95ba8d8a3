import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { SettingSummary } from '@selvedge/contract/studio/settings.ts';
import { isSame } from '@selvedge/domain/versions/is-same.ts';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { document } from '../tables.ts';
import { getSchema, isSetting, listSettingNames } from './setting-kinds.ts';
import { settingDraftTable } from './tables.ts';

/** Where settings have a value of their own, or work on one: which markets differ from the others. */
export async function listSettings({ db }: Ctx, { name }: { name?: string | undefined }): Promise<SettingSummary[]> {
  if (name !== undefined) getSchema(name);
  const drafts = await db
    .select()
    .from(settingDraftTable)
    .where(name === undefined ? isNotNull(settingDraftTable.content) : eq(settingDraftTable.name, name));
  // Of things that there are many of, such as categories, those with work on them.
  const names = name === undefined ? [...new Set([...listSettingNames(), ...drafts.map((draft) => draft.name)])] : [name];
  const live = await db.select().from(document).where(inArray(document.name, names));
  const found = new Map(
    live.map(({ content: _, changedAt, ...key }) => [keyOf(key), summary(key, { state: 'live', changedAt, changedBy: '' })]),
  );
  const contents = new Map(live.map((row) => [keyOf(row), row.content]));
  for (const { content, changedAt, changedBy, ...key } of drafts) {
    if (content === null || !isSetting(key.name)) continue;
    const own = contents.get(keyOf(key));
    const state = own === undefined ? 'draft' : isSame(complete(key.name, content), complete(key.name, own)) ? 'live' : 'changed';
    found.set(keyOf(key), summary(key, { state, changedAt, changedBy }));
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || a.market.localeCompare(b.market));
}

type Facts = Pick<SettingSummary, 'state' | 'changedBy'> & { changedAt: Date };

const summary = ({ name, market }: SettingKey, { state, changedAt, changedBy }: Facts): SettingSummary => ({
  ...{ name, market, state, changedBy },
  changedAt: changedAt.toISOString(),
});

function complete(name: string, content: unknown): unknown {
  const parsed = getSchema(name).safeParse(content);
  return parsed.success ? parsed.data : content;
}

const keyOf = ({ name, market }: SettingKey): string => `${name} ${market}`;
