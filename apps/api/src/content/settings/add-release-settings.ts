import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { Db } from '../../db/db.ts';
import { takeUp } from '../../drafts/plans.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { settingKind } from './setting-kind.ts';
import { checkSettingKey } from './setting-kinds.ts';

export type VersionedSetting = SettingKey & { version: number };

/** Takes drafts of settings up into a release, as they are now. */
export async function addReleaseSettings(ctx: Ctx, tx: Db, { id, settings }: { id: string; settings: readonly VersionedSetting[] }) {
  for (const { version, name, market } of settings) {
    const key = { name, market };
    checkSettingKey(ctx, key);
    await takeUp(tx, settingKind, { key, version, releaseId: id });
  }
}
