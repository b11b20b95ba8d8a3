import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { SavedSetting } from '@selvedge/contract/studio/settings.ts';
import { saveWork } from '../../drafts/save-work.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { checkSetting } from './check-setting.ts';
import { settingKind } from './setting-kind.ts';
import { checkSettingKey, checkSettingRight } from './setting-kinds.ts';
import { stateOf } from './show-setting.ts';

type Save = SettingKey & { basedOn: number; content?: unknown; base?: unknown; keepsOther: boolean };

/** Keeps the work on a setting, put together with what somebody else has saved since; where both changed the same, the caller looks at both. */
export async function saveSetting(ctx: Ctx, { name, market, content, ...work }: Save): Promise<SavedSetting> {
  const key = { name, market };
  checkSettingKey(ctx, key);
  checkSettingRight(ctx, name, 'content.write');
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    const { draft, live, merged } = await saveWork(tx, settingKind, { key, content, ...work, at: ctx.now, who });
    return {
      version: draft.version,
      state: stateOf({ draft, live }),
      changedAt: draft.changedAt.toISOString(),
      problems: checkSetting(name, draft.content),
      ...(merged !== undefined && { content: merged }),
    };
  });
}
