import { ShopError } from '@selvedge/contract/error.ts';
import { isSame } from '@selvedge/domain/versions/is-same.ts';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind, Published } from './document-kind.ts';
import { mergeOrRefuse } from './merge-or-refuse.ts';
import type { Draft } from './open-store.ts';

type Work<K, C> = {
  key: K;
  content: C;
  basedOn: number;
  /** What the work began with: with it, another's work that was saved since is put together with this one. */
  base?: C | undefined;
  /** What is replaced is another's work, and is kept as a version. */
  keepsOther: boolean;
  at: Date;
  who: string;
};

/** `merged`: what is kept, where it is more than what was sent. */
type SavedWork<C> = { draft: Draft<C>; live: Published<C> | undefined; merged?: C };

/** Somebody who comes back after this long begins a new sitting, which the audit log names again. */
const sittingMs = 10 * 60 * 1000;

/** Keeps the work on a document. Another's work that was saved since is put together with it, or else the caller looks at both. */
export async function saveWork<K, C>(tx: Db, kind: DocumentKind<K, C>, work: Work<K, C>): Promise<SavedWork<C>> {
  const { key, basedOn, keepsOther, at, who } = work;
  const before = await kind.findDraft(tx, key, { lock: true });
  const live = await kind.findLive(tx, key);
  const placed = kind.place(key, work.content);
  const content = before && before.version !== basedOn ? mergeWithTheirs(kind, { before, live, work, placed }) : placed;
  if (keepsOther && before?.content && before.version === basedOn)
    await kind.insertVersion(tx, { key, kind: 'kept', content: before.content, at: before.changedAt, who: before.changedBy });
  const begins = before?.content ? { base: before.base, begun: before.begun } : { base: live?.content ?? null, begun: basedOn + 1 };
  // A draft that is not there any more has nothing to be put together with.
  const number = before?.version ?? basedOn;
  const draft = await kind.writeDraft(tx, { key, content, ...begins, basedOn: number, changedAt: at, changedBy: who });
  if (!draft) throw overtakenBy(kind);
  if (beginsSitting(before, { who, at })) {
    const change = kind.summarise(before?.content ?? live?.content, content);
    await audit(tx, { at, who, action: `${kind.name}.edit`, subject: kind.nameOf(key), ...change });
  }
  return { draft, live, ...(!isSame(content, placed) && { merged: content }) };
}

type Met<K, C> = { before: Draft<C>; live: Published<C> | undefined; work: Work<K, C>; placed: C };

function mergeWithTheirs<K, C>(kind: DocumentKind<K, C>, { before, live, work, placed }: Met<K, C>): C {
  if (work.base === undefined) throw overtakenBy(kind);
  const theirs = before.content ?? live?.content;
  if (theirs === undefined) return placed;
  const base = kind.place(work.key, work.base);
  const merged = mergeOrRefuse({ base, mine: placed, theirs: kind.place(work.key, theirs) }, { overtaken: kind.overtaken });
  return kind.place(work.key, merged);
}

const overtakenBy = ({ overtaken }: { overtaken: string }) => new ShopError('conflict', { basedOn: [overtaken] });

/** A draft is saved every few seconds: an entry for each would bury what went live. */
function beginsSitting(before: Draft<unknown> | undefined, { who, at }: { who: string; at: Date }): boolean {
  return !before || before.changedBy !== who || at.getTime() - before.changedAt.getTime() > sittingMs;
}
