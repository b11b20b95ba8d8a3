import { mergeFields } from '@selvedge/domain/versions/merge-fields.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Plan } from './open-plans.ts';
import type { Draft } from './open-store.ts';
import { applyPlan } from './plans.ts';

type Look = { markets: readonly string[]; at: Date; drafts: boolean };
type Previewed<K, C> = { key: K; content: C };

/**
 * The documents of a kind that will be others at a moment, each as it will be then: what is planned is put together with what is published,
 * one release after the other, as it goes live. Drafts, where they are wanted, as if they were published then.
 */
export async function previewWork<K, C>(db: Db, kind: DocumentKind<K, C>, { markets, at, drafts }: Look): Promise<Previewed<K, C>[]> {
  const changed = new Map<string, Previewed<K, C>>();
  const findThen = async (key: K) => changed.get(kind.nameOf(key))?.content ?? (await kind.findLive(db, key))?.content;
  const plans = await kind.plans.listDue(db, { at, markets });
  for (const plan of plans) {
    const { content } = applyPlan(kind, plan, await findThen(plan.key));
    changed.set(kind.nameOf(plan.key), { key: plan.key, content });
  }
  for (const draft of drafts ? await kind.listDrafts(db, markets) : []) {
    const { key } = draft;
    if (draft.content === null) continue;
    const own = plans.filter((plan) => kind.nameOf(plan.key) === kind.nameOf(key));
    changed.set(kind.nameOf(key), { key, content: mergeDraft(kind, { key, draft, own, live: await findThen(key) }) });
  }
  return [...changed.values()];
}

type Met<K, C> = { key: K; draft: Draft<C>; own: readonly Plan<K, C>[]; live: C | undefined };

/** Of a field that both changed, the draft's is shown: that it asks before it is published is for whoever publishes it. */
function mergeDraft<K, C>(kind: DocumentKind<K, C>, { key, draft, own, live }: Met<K, C>): C {
  const place = (value: C) => kind.place(key, value);
  const mine = place(draft.content as C);
  if (live === undefined) return mine;
  // Work that went on from what was planned is built on the plan, once that is live.
  const base = own.findLast(({ draftVersion }) => draft.begun <= draftVersion)?.content ?? draft.base;
  const { merged } = mergeFields({ base: base === null ? undefined : place(base), mine, theirs: place(live) });
  return place(merged as C);
}
