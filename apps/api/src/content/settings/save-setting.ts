import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { SavedSetting } from '@selvedge/contract/studio/settings.ts';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { beginsSitting } from '../editing/save-draft.ts';
import { summariseDifferences } from '../editing/summarise-change.ts';
import { whoChanges } from '../editing/who.ts';
import { checkSetting, placeSetting } from './check-setting.ts';
import { checkSettingKey, checkSettingRight, nameOfSetting } from './setting-kinds.ts';
import { stateOf } from './show-setting.ts';
import { findLiveSetting, findSettingDraft, insertSettingVersion, writeSettingDraft } from './store.ts';

type Save = SettingKey & { basedOn: number; content?: unknown; keepsOther: boolean };

/** Keeps the work on a setting, unless somebody else has saved since: their work is not overwritten, the caller looks at both. */
export async function saveSetting(ctx: Ctx, { name, market, basedOn, content, keepsOther }: Save): Promise<SavedSetting> {
  const key = { name, market };
  checkSettingKey(ctx, key);
  checkSettingRight(ctx, name, 'content.write');
  const who = whoChanges(ctx);
  const placed = placeSetting(name, content);
  return ctx.db.transaction(async (tx) => {
    const before = await findSettingDraft(tx, key, { lock: true });
    const live = await findLiveSetting(tx, key);
    if (keepsOther && before?.content && before.version === basedOn)
      await insertSettingVersion(tx, { ...key, kind: 'kept', content: before.content, at: before.changedAt, who: before.changedBy });
    const draft = await writeSettingDraft(tx, { ...key, content: placed, basedOn, changedAt: ctx.now, changedBy: who });
    if (!draft) throw new ShopError('conflict', { basedOn: ['studio.setting_changed_elsewhere'] });
    if (beginsSitting(before, { who, now: ctx.now })) {
      const change = summariseDifferences(before?.content ?? live?.content, placed);
      await audit(tx, { at: ctx.now, who, action: 'setting.edit', subject: nameOfSetting(key), ...change });
    }
    return {
      version: draft.version,
      state: stateOf({ draft, live }),
      changedAt: draft.changedAt.toISOString(),
      problems: checkSetting(name, placed),
    };
  });
}
