import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { EditedSetting, SettingState } from '@selvedge/contract/studio/settings.ts';
import { isSame } from '@selvedge/domain/versions/is-same.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Published } from '../../drafts/document-kind.ts';
import type { Draft } from '../../drafts/open-store.ts';
import { releaseTable } from '../editing/tables.ts';
import { everyMarket } from '../tables.ts';
import { checkSetting } from './check-setting.ts';
import { findLiveSetting, settingKind } from './setting-kind.ts';
import { releaseSettingTable } from './tables.ts';

/** The setting as an editor sees it. There is always one, be it empty: its name says what it is. */
export async function showSetting(db: Db, { name, market }: SettingKey): Promise<EditedSetting> {
  const key = { name, market };
  const draft = await settingKind.findDraft(db, key);
  const live = await findLiveSetting(db, key);
  const inherited = market === everyMarket ? undefined : await findLiveSetting(db, { name, market: everyMarket });
  const content = draft?.content ?? live?.content ?? inherited?.content;
  const dueAt = await findDueAt(db, key);
  return {
    ...key,
    version: draft?.version ?? 0,
    state: stateOf({ draft, live, inherited }),
    changedAt: (draft?.changedAt ?? live?.changedAt ?? inherited?.changedAt)?.toISOString() ?? '',
    changedBy: draft?.changedBy ?? '',
    problems: content === undefined ? [] : checkSetting(name, content),
    ...(content !== undefined && { content }),
    ...(live && { live: live.content }),
    ...(inherited && { inherited: inherited.content }),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
  };
}

type Known = { draft: Draft<unknown> | undefined; live: Published<unknown> | undefined; inherited?: Published<unknown> | undefined };

export function stateOf({ draft, live, inherited }: Known): SettingState {
  const work = draft?.content ?? undefined;
  if (live) return work === undefined || isSame(work, live.content) ? 'live' : 'changed';
  if (work !== undefined) return 'draft';
  return inherited ? 'inherited' : 'empty';
}

async function findDueAt(db: Db, { name, market }: SettingKey): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: releaseTable.dueAt })
    .from(releaseTable)
    .innerJoin(releaseSettingTable, eq(releaseSettingTable.releaseId, releaseTable.id))
    .where(
      and(
        eq(releaseTable.state, 'planned'),
        isNotNull(releaseTable.dueAt),
        eq(releaseSettingTable.name, name),
        eq(releaseSettingTable.market, market),
      ),
    )
    .orderBy(asc(releaseTable.dueAt))
    .limit(1);
  return row?.dueAt ?? undefined;
}
