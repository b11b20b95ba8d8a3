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
    const { merged, conflicts } = await mergePlan(tx, kind, plan);
    const note = { release, ...(conflicts.length > 0 && { overwritten: conflicts.map(({ at: field }) => field) }) };
    const content = kind.place(plan.key, merged as C);
    // Two changes that are good by themselves may not be good together: then it is as it was planned and checked.
    const fits = kind.check(plan.key, content).length === 0;
    await putLive(tx, kind, {
      key: plan.key,
      content: fits ? content : plan.content,
      at,
      who,
      note: fits ? note : { release, overwritten: [''] },
    });
    await kind.rebaseDraft(tx, { key: plan.key, base: plan.content, draftVersion: plan.draftVersion });
  }
  return plans.length;
}

/** The fields in which a plan would undo what was published after the work on it began. */
export async function listOverwritten<K, C>(db: Db, kind: DocumentKind<K, C>, plan: Plan<K, C>): Promise<string[]> {
  const { conflicts } = await mergePlan(db, kind, plan);
  return conflicts.map(({ at }) => at);
}

async function mergePlan<K, C>(db: Db, kind: DocumentKind<K, C>, { key, content, base }: Plan<K, C>): Promise<Merged> {
  const live = await kind.findLive(db, key);
  const place = (value: C) => kind.place(key, value);
  return mergeFields({
    base: base === null ? undefined : place(base),
    mine: place(content),
    theirs: live && place(live.content),
  });
}
