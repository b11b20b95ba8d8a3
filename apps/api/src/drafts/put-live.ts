import { ShopError } from '@selvedge/contract/error.ts';
import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind } from './document-kind.ts';

type Going<K, C> = {
  key: K;
  content: C;
  at: Date;
  who: string;
  /** More for the audit log: by which release. */
  note?: Record<string, unknown>;
};

/** Makes content live, with its version and its audit entry. Call it in a transaction that has bumped the content revision first. */
export async function putLive<K, C>(tx: Db, kind: DocumentKind<K, C>, { key, content, at, who, note }: Going<K, C>): Promise<number> {
  const problems = kind.check(key, content);
  if (problems.length > 0) throw new ShopError('invalid_request', toErrors(problems));
  const before = await kind.findLive(tx, key);
  if (before && (await kind.findLastNumber(tx, key)) === 0) {
    // The first change in the Studio: what the shop was opened with must be there to go back to.
    await kind.insertVersion(tx, { key, kind: 'published', content: before.content, at: before.changedAt, who: '' });
  }
  await kind.writeLive(tx, { key, content, at });
  const number = await kind.insertVersion(tx, { key, kind: 'published', content, at, who });
  const change = kind.summarise(before?.content, content);
  const after = { ...change.after, version: number, ...note };
  await audit(tx, { at, who, action: `${kind.name}.publish`, subject: kind.nameOf(key), before: change.before, after });
  return number;
}

export function toErrors(problems: readonly PageProblem[]): Record<string, string[]> {
  return Object.fromEntries(problems.slice(0, 20).map(({ at, keys }) => [at, keys]));
}
