import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { PublishedSetting } from '@selvedge/contract/studio/settings.ts';
import { publishWork } from '../../drafts/publish-work.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { listPlannedOverlaps } from '../editing/overlaps.ts';
import { whoChanges } from '../editing/who.ts';
import { settingKind } from './setting-kind.ts';
import { checkSettingKey, checkSettingRight } from './setting-kinds.ts';

type Publishing = SettingKey & { version: number; decided?: readonly string[] };

export async function publishSetting(ctx: Ctx, { name, market, version, decided = [] }: Publishing): Promise<PublishedSetting> {
  const key = { name, market };
  checkSettingKey(ctx, key);
  checkSettingRight(ctx, name, 'content.publish');
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const { merged, ...published } = await publishWork(tx, settingKind, { key, version, decided, at: ctx.now, who });
    const planned = await listPlannedOverlaps(tx, settingKind, key);
    const now = { state: 'live' as const, changedAt: ctx.now.toISOString(), problems: [] };
    return { ...published, ...now, planned, ...(merged !== undefined && { content: merged }) };
  });
}
