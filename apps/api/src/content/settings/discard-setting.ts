import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { EditedSetting } from '@selvedge/contract/studio/settings.ts';
import { audit } from '../../audit/audit.ts';
import { replaceDraft } from '../../drafts/replace-draft.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { settingKind } from './setting-kind.ts';
import { checkSettingKey, checkSettingRight, nameOfSetting } from './setting-kinds.ts';
import { showSetting } from './show-setting.ts';

/** Back to what is live, or to what every market shows. The work is put aside as a version: a wrong click must not cost a morning. */
export async function discardSetting(ctx: Ctx, { name, market, basedOn }: SettingKey & { basedOn: number }): Promise<EditedSetting> {
  const key = { name, market };
  checkSettingKey(ctx, key);
  checkSettingRight(ctx, name, 'content.write');
  const who = whoChanges(ctx);
  if (basedOn === 0) throw new ShopError('not_found');
  return ctx.db.transaction(async (tx) => {
    await replaceDraft(tx, settingKind, { key, content: null, basedOn, at: ctx.now, who });
    await audit(tx, { at: ctx.now, who, action: 'setting.discard', subject: nameOfSetting(key) });
    return showSetting(tx, key);
  });
}
