import type { Overlap, PlannedOverlap } from '@selvedge/contract/studio/page-edit.ts';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { DocumentKind } from '../../drafts/document-kind.ts';
import { listUndone } from '../../drafts/list-undone.ts';
import { listOverwritten } from '../../drafts/plans.ts';
import { settingKind } from '../settings/setting-kind.ts';
import { listOverwrittenTexts } from '../translations/release-texts.ts';
import { pageKind } from './page-kind.ts';
import { releaseTable } from './tables.ts';

type Found = Overlap & { releaseId: string };

/** Where planned releases would undo what was published after the work on them began. */
export async function listOverlaps(db: Db, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  const found: Found[] = [];
  for (const plan of await pageKind.plans.listOf(db, ids)) {
    const { market, path: name } = plan.key;
    found.push({ releaseId: plan.releaseId, kind: 'page', market, name, fields: await listUndone(db, pageKind, plan) });
  }
  for (const plan of await settingKind.plans.listOf(db, ids)) {
    const { market, name } = plan.key;
    found.push({ releaseId: plan.releaseId, kind: 'setting', market, name, fields: await listUndone(db, settingKind, plan) });
  }
  for (const { releaseId, scope, key, ...field } of await listOverwrittenTexts(db, ids))
    found.push({ releaseId, kind: 'text', market: scope, name: key, fields: [{ at: '', ...field }] });
  return found.filter(({ fields }) => fields.length > 0);
}

/** The planned releases that change again what was just published, for whoever published it. */
export async function listPlannedOverlaps<K, C>(db: Db, kind: DocumentKind<K, C>, key: K): Promise<PlannedOverlap[]> {
  const waiting = await kind.plans.listWaiting(db, key);
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ releaseId }) => releaseId);
  const releases = await db.select().from(releaseTable).where(inArray(releaseTable.id, ids));
  const found: PlannedOverlap[] = [];
  for (const plan of waiting) {
    const fields = await listOverwritten(db, kind, plan);
    const { name, dueAt } = releases.find(({ id }) => id === plan.releaseId)!;
    if (fields.length > 0) found.push({ id: plan.releaseId, name, ...(dueAt && { dueAt: dueAt.toISOString() }), fields });
  }
  return found;
}
