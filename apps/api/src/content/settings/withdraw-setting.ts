import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { EditedSetting } from '@selvedge/contract/studio/settings.ts';
import { audit } from '../../audit/audit.ts';
import { replaceDraft } from '../../drafts/replace-draft.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { everyMarket } from '../tables.ts';
import { deleteLiveSetting, findLiveSetting, settingKind } from './setting-kind.ts';
import { checkSettingKey, checkSettingRight, nameOfSetting } from './setting-kinds.ts';
import { showSetting } from './show-setting.ts';

/** A market gives its own value up and shows what every market shows. What it had stays among its versions. */
export async function withdrawSetting(ctx: Ctx, { name, market }: SettingKey): Promise<EditedSetting> {
  const key = { name, market };
  checkSettingKey(ctx, key);
  checkSettingRight(ctx, name, 'content.publish');
  const who = whoChanges(ctx);
  const at = ctx.now;
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const live = await findLiveSetting(tx, key);
    if (!live) throw new ShopError('not_found');
    // Without a value of every market the shop would be left with nothing: no menu, no terms.
    const common = market === everyMarket ? undefined : await findLiveSetting(tx, { name, market: everyMarket });
    if (!common) throw new ShopError('invalid_request', { market: ['studio.nothing_inherited'] });
    if ((await settingKind.findLastNumber(tx, key)) === 0)
      await settingKind.insertVersion(tx, { key, kind: 'published', content: live.content, at: live.changedAt, who: '' });
    const draft = await settingKind.findDraft(tx, key, { lock: true });
    if (draft) await replaceDraft(tx, settingKind, { key, content: null, basedOn: draft.version, at, who });
    await deleteLiveSetting(tx, key);
    const number = await settingKind.insertVersion(tx, { key, kind: 'withdrawn', content: null, at, who });
    await audit(tx, { at, who, action: 'setting.withdraw', subject: nameOfSetting(key), after: { version: number } });
    return showSetting(tx, key);
  });
}
