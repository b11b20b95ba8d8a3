import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { PageProblem, PageVersion, PlannedOverlap } from '@selvedge/contract/studio/page-edit.ts';
import type { Planned } from './put-into-release.ts';

export type Work<C> = { content: C | undefined; version: number; changedBy: string; changedAt: string };

/** `content`: what is live, where something that was published since was put together with the work. */
type PublishedWork = { number: number; version: number; planned: readonly PlannedOverlap[]; content?: unknown };

/** What the panels beside an editor ask of the shop: the same for a page and for a setting. */
export type EditSource<C> = {
  /** Another key, another thing: lists are loaded again. */
  key: string;
  title: string;
  /** What shoppers see now. */
  live: C | undefined;
  /** The latest work of anybody. */
  read(): Promise<Attempt<Work<C>>>;
  listVersions(): Promise<Attempt<PageVersion[]>>;
  getVersion(number: number): Promise<Attempt<PageVersion & { content?: C | null }>>;
  restore(version: { number: number; basedOn: number }): Promise<Attempt<unknown>>;
  /** What stands in the way of publishing. */
  check(): Promise<readonly PageProblem[]>;
  /** What should be known before publishing, and does not stand in its way. */
  warn(): Promise<readonly PageProblem[]>;
  /** `decided`: fields that were published anew since, and are to be as they are here. */
  publish(version: number, decided?: string[]): Promise<Attempt<PublishedWork>>;
  /** What a release takes up. */
  toRelease(version: number): Planned;
  /** Absent where there is nothing to take down. */
  withdraw?: {
    label: string;
    sure: string;
    done: string;
    send(): Promise<Attempt<unknown>>;
    undo?: (() => Promise<Attempt<unknown>>) | undefined;
  };
  /** A place as in `rows.top.0.blocks.1.image`, in words. */
  placeOf(at: string): string;
  /** Shows a place and puts the cursor there. Absent where the form cannot. */
  goTo?: ((at: string) => void) | undefined;
};
