import type { OverlapField, PageVersion } from '@selvedge/contract/studio/page-edit.ts';
import { isSame } from '@selvedge/domain/versions/is-same.ts';
import type { FieldConflict } from '@selvedge/domain/versions/merge-fields.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Plan } from './open-plans.ts';
import { mergePlan } from './plans.ts';

/** The fields in which a plan would undo what was published after the work on it began, with who published them. */
export async function listUndone<K, C>(db: Db, kind: DocumentKind<K, C>, plan: Plan<K, C>): Promise<OverlapField[]> {
  const live = await kind.findLive(db, plan.key);
  const { conflicts } = mergePlan(kind, plan, live?.content);
  if (!live || conflicts.length === 0) return [];
  const publisherOf = await findPublishers(db, kind, { plan, conflicts });
  return conflicts.map(({ at, mine: planned, theirs }) => {
    const { who = '', at: changedAt = live.changedAt.toISOString() } = publisherOf(at) ?? {};
    return { at, planned, live: theirs, who, changedAt };
  });
}

const mostWalked = 20;
type Search<K, C> = { plan: Plan<K, C>; conflicts: readonly FieldConflict[] };

/** For each field the version that made it what it is: the oldest of those that say the same, back from the latest. */
async function findPublishers<K, C>(
  db: Db,
  kind: DocumentKind<K, C>,
  { plan, conflicts }: Search<K, C>,
): Promise<(at: string) => PageVersion | undefined> {
  const found = new Map<string, PageVersion>();
  let open = conflicts;
  const published = (await kind.listVersions(db, plan.key)).filter((version) => version.kind === 'published');
  for (const version of published.slice(0, mostWalked)) {
    const content = (await kind.findVersion(db, plan.key, version.number))?.content;
    const then = content === null || content === undefined ? [] : mergePlan(kind, plan, content).conflicts;
    open = open.filter(({ at, theirs }) => then.some((each) => each.at === at && isSame(each.theirs, theirs)));
    for (const { at } of open) found.set(at, version);
    if (open.length === 0) break;
  }
  return (at) => found.get(at);
}
