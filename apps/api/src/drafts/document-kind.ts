import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import type { Db } from '../db/db.ts';
import type { PlanStore } from './open-plans.ts';
import type { DraftStore } from './open-store.ts';

export type Published<C> = { content: C; changedAt: Date };

/** What the engine of drafts must know of a kind of document: where it lies, how it is completed, and when it may be shown. */
export type DocumentKind<K, C> = DraftStore<K, C> & {
  plans: PlanStore<K, C>;
  /** As the audit log calls it: `page.publish`. */
  name: string;
  nameOf(key: K): string;
  /** What is said where another has saved the same field. */
  overtaken: string;
  /** What shoppers see now. */
  findLive(db: Db, key: K): Promise<Published<C> | undefined>;
  writeLive(tx: Db, published: { key: K; content: C; at: Date }): Promise<void>;
  /** As it is kept, whatever the caller sent. Two contents are compared only when both went through it. */
  place(key: K, content: C): C;
  /** What stands in the way of showing it. */
  check(key: K, content: C): PageProblem[];
  /** What changed, for the audit log. */
  summarise(before: C | undefined, after: C): { before: Record<string, unknown>; after: Record<string, unknown> };
};
