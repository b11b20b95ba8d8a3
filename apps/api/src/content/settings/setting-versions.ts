import { ShopError } from '@selvedge/contract/error.ts';
import type { PageVersion, SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { settingKind } from './setting-kind.ts';
import { checkSettingKey } from './setting-kinds.ts';

export async function listSettingVersions(ctx: Ctx, key: SettingKey): Promise<PageVersion[]> {
  checkSettingKey(ctx, key);
  return settingKind.listVersions(ctx.db, key);
}

export async function getSettingVersion(
  ctx: Ctx,
  { number, ...key }: SettingKey & { number: number },
): Promise<PageVersion & { content: unknown }> {
  checkSettingKey(ctx, key);
  const version = await settingKind.findVersion(ctx.db, key, number);
  if (!version) throw new ShopError('not_found');
  return version;
}
