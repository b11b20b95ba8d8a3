import { ShopError } from '@selvedge/contract/error.ts';
import type { PageVersion, SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { checkSettingKey } from './setting-kinds.ts';
import { settingVersionTable } from './tables.ts';

const most = 200;

export async function listSettingVersions(ctx: Ctx, key: SettingKey): Promise<PageVersion[]> {
  checkSettingKey(ctx, key);
  const { number, kind, at, who } = settingVersionTable;
  const rows = await ctx.db.select({ number, kind, at, who }).from(settingVersionTable).where(isOf(key)).orderBy(desc(number)).limit(most);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function getSettingVersion(
  ctx: Ctx,
  { number, ...key }: SettingKey & { number: number },
): Promise<PageVersion & { content: unknown }> {
  checkSettingKey(ctx, key);
  const [row] = await ctx.db
    .select()
    .from(settingVersionTable)
    .where(and(isOf(key), eq(settingVersionTable.number, number)));
  if (!row) throw new ShopError('not_found');
  return { number: row.number, kind: row.kind, at: row.at.toISOString(), who: row.who, content: row.content };
}

const isOf = ({ name, market }: SettingKey) => and(eq(settingVersionTable.name, name), eq(settingVersionTable.market, market));
