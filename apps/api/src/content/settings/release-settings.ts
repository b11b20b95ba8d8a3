import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkSetting, toErrors } from './check-setting.ts';
import { putSettingLive } from './put-setting-live.ts';
import { checkSettingKey } from './setting-kinds.ts';
import { findSettingDraft } from './store.ts';
import { releaseSettingTable } from './tables.ts';

export type VersionedSetting = SettingKey & { version: number };

/** Takes drafts of settings up into a release, as they are now. What could not go live is refused here, not in the minute it is due. */
export async function addReleaseSettings(ctx: Ctx, tx: Db, { id, settings }: { id: string; settings: readonly VersionedSetting[] }) {
  for (const { version, name, market } of settings) {
    const key = { name, market };
    checkSettingKey(ctx, key);
    const draft = await findSettingDraft(tx, key, { lock: true });
    if (!draft?.content) throw new ShopError('not_found');
    if (draft.version !== version) throw new ShopError('conflict', { version: ['studio.setting_changed_elsewhere'] });
    const problems = checkSetting(name, draft.content);
    if (problems.length > 0) throw new ShopError('invalid_request', toErrors(problems));
    const { content } = draft;
    await tx
      .insert(releaseSettingTable)
      .values({ releaseId: id, ...key, content })
      .onConflictDoUpdate({
        target: [releaseSettingTable.releaseId, releaseSettingTable.name, releaseSettingTable.market],
        set: { content },
      });
  }
}

export async function removeReleaseSettings(tx: Db, { id, settings }: { id: string; settings: readonly SettingKey[] }): Promise<void> {
  const { releaseId, name, market } = releaseSettingTable;
  for (const each of settings)
    await tx.delete(releaseSettingTable).where(and(eq(releaseId, id), eq(name, each.name), eq(market, each.market)));
}

export async function listReleaseSettings(db: Db, ids: readonly string[]): Promise<(SettingKey & { releaseId: string })[]> {
  const { releaseId, name, market } = releaseSettingTable;
  return db
    .select({ releaseId, name, market })
    .from(releaseSettingTable)
    .where(inArray(releaseId, [...ids]))
    .orderBy(asc(name), asc(market));
}

/** Call it in the transaction that makes the release live. Answers how many there were. */
export async function putReleaseSettingsLive(
  tx: Db,
  { id, ...going }: { id: string; at: Date; who: string; release: string },
): Promise<number> {
  const rows = await tx.select().from(releaseSettingTable).where(eq(releaseSettingTable.releaseId, id));
  for (const { name, market, content } of rows) await putSettingLive(tx, { name, market, content, ...going });
  return rows.length;
}
