import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { Db } from '../../db/db.ts';
import { isSame } from './show-setting.ts';
import { findLiveSetting, findSettingDraft, insertSettingVersion, writeSettingDraft } from './store.ts';

type Replacement = SettingKey & { content: unknown; basedOn: number; at: Date; who: string };

/** Puts other content, or none, in place of a draft. Work that is nowhere else is kept as a version first. */
export async function replaceSetting(tx: Db, { name, market, content, basedOn, at, who }: Replacement): Promise<void> {
  const key = { name, market };
  const before = await findSettingDraft(tx, key, { lock: true });
  const live = await findLiveSetting(tx, key);
  const isNowhereElse = before?.content && !isSame(before.content, live?.content);
  if (before && isNowhereElse && before.version === basedOn)
    await insertSettingVersion(tx, { ...key, kind: 'kept', content: before.content, at: before.changedAt, who: before.changedBy });
  const draft = await writeSettingDraft(tx, { ...key, content, basedOn, changedAt: at, changedBy: who });
  if (!draft) throw new ShopError('conflict', { basedOn: ['studio.setting_changed_elsewhere'] });
}
