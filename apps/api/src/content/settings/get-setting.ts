import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { EditedSetting } from '@selvedge/contract/studio/settings.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkSettingKey } from './setting-kinds.ts';
import { showSetting } from './show-setting.ts';

export async function getSetting(ctx: Ctx, key: SettingKey): Promise<EditedSetting> {
  checkSettingKey(ctx, key);
  return showSetting(ctx.db, key);
}
