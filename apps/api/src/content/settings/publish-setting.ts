import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { SavedSetting } from '@selvedge/contract/studio/settings.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { putSettingLive } from './put-setting-live.ts';
import { checkSettingKey, checkSettingRight } from './setting-kinds.ts';
import { findSettingDraft } from './store.ts';

type Publish = SettingKey & { version: number };

/** Publishes the draft that the editor has seen: not one that a colleague has saved a moment ago. */
export async function publishSetting(ctx: Ctx, { name, market, version }: Publish): Promise<SavedSetting & { number: number }> {
  const key = { name, market };
  checkSettingKey(ctx, key);
  checkSettingRight(ctx, name, 'content.publish');
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const draft = await findSettingDraft(tx, key, { lock: true });
    if (!draft?.content) throw new ShopError('not_found');
    if (draft.version !== version) throw new ShopError('conflict', { version: ['studio.setting_changed_elsewhere'] });
    const number = await putSettingLive(tx, { ...key, content: draft.content, at: ctx.now, who });
    return { number, version, state: 'live', changedAt: ctx.now.toISOString(), problems: [] };
  });
}
