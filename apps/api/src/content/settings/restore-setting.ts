import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { EditedSetting } from '@selvedge/contract/studio/settings.ts';
import { audit } from '../../audit/audit.ts';
import { replaceDraft } from '../../drafts/replace-draft.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { settingKind } from './setting-kind.ts';
import { checkSettingRight, nameOfSetting } from './setting-kinds.ts';
import { getSettingVersion } from './setting-versions.ts';
import { showSetting } from './show-setting.ts';

type Restore = SettingKey & { number: number; basedOn: number };

/** An older version becomes the draft; it is live when somebody publishes it. */
export async function restoreSetting(ctx: Ctx, { name, market, number, basedOn }: Restore): Promise<EditedSetting> {
  const key = { name, market };
  const { content } = await getSettingVersion(ctx, { ...key, number });
  checkSettingRight(ctx, name, 'content.write');
  const who = whoChanges(ctx);
  if (!content) throw new ShopError('not_found');
  return ctx.db.transaction(async (tx) => {
    await replaceDraft(tx, settingKind, { key, content: settingKind.place(key, content), basedOn, at: ctx.now, who });
    await audit(tx, { at: ctx.now, who, action: 'setting.restore', subject: nameOfSetting(key), after: { version: number } });
    return showSetting(tx, key);
  });
}
