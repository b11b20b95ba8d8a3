import { ShopError } from '@selvedge/contract/error.ts';
import { type Merged, mergeFields } from '@selvedge/domain/versions/merge-fields.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Plan } from './open-plans.ts';
import { putLive, toErrors } from './put-live.ts';

/** Takes the draft up into a release, as it is now. What could not go live is refused here, not in the minute it is due. */
export async function takeUp<K, C>(
  tx: Db,
  kind: DocumentKind<K, C>,
  { key, version, releaseId }: { key: K; version: number; releaseId: string },
): Promise<void> {
  const draft = await kind.findDraft(tx, key, { lock: true });
  if (!draft?.content) throw new ShopError('not_found');
  if (draft.version !== version) throw new ShopError('conflict', { version: [kind.overtaken] });
  const problems = kind.check(key, draft.content);
  if (problems.length > 0) throw new ShopError('invalid_request', toErrors(problems));
  await kind.plans.put(tx, { releaseId, key, content: draft.content, base: draft.base, draftVersion: version });
}

type Moment = { releaseId: string; release: string; at: Date; who: string };

/**
 * What a release holds of one kind goes live: its changes are made to what is published now, so that what was published since it was
 * planned stays. A field that both changed is as planned, and is named in the audit log (decision 0075). Answers how many there were.
 */
export async function putPlansLive<K, C>(tx: Db, kind: DocumentKind<K, C>, { releaseId, release, at, who }: Moment): Promise<number> {
  const plans = await kind.plans.listOf(tx, [releaseId]);
  for (const plan of plans) {
    const live = await kind.findLive(tx, plan.key);
    const { content, overwritten } = applyPlan(kind, plan, live?.content);
    await putLive(tx, kind, { key: plan.key, content, at, who, note: { release, ...(overwritten.length > 0 && { overwritten }) } });
    await kind.rebaseDraft(tx, { key: plan.key, base: plan.content, draftVersion: plan.draftVersion });
  }
  return plans.length;
}

type Applied<C> = { content: C; overwritten: string[] };

/** What a document will be when a plan for it goes live, and the fields of what is published now that it undoes. */
export function applyPlan<K, C>(kind: DocumentKind<K, C>, plan: Plan<K, C>, live: C | undefined): Applied<C> {
  const { merged, conflicts } = mergePlan(kind, plan, live);
  const content = kind.place(plan.key, merged as C);
  // Two changes that are good by themselves may not be good together: then it is as it was planned and checked.
  if (kind.check(plan.key, content).length > 0) return { content: plan.content, overwritten: [''] };
  return { content, overwritten: conflicts.map(({ at }) => at) };
}

/** The fields in which a plan would undo what was published after the work on it began. */
export async function listOverwritten<K, C>(db: Db, kind: DocumentKind<K, C>, plan: Plan<K, C>): Promise<string[]> {
  const live = await kind.findLive(db, plan.key);
  return mergePlan(kind, plan, live?.content).conflicts.map(({ at }) => at);
}

/** A plan and what is published, from what was published when the work began. */
export function mergePlan<K, C>(kind: DocumentKind<K, C>, { key, content, base }: Plan<K, C>, live: C | undefined): Merged {
  const place = (value: C) => kind.place(key, value);
  return mergeFields({
    base: base === null ? undefined : place(base),
    mine: place(content),
    theirs: live === undefined ? undefined : place(live),
  });
}
