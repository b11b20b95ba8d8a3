import { ShopError } from '@selvedge/contract/error.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { EditedContent, PageKey, PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { page } from '../tables.ts';
import { checkContent } from './check-content.ts';
import { findLastNumber, findLive, insertVersion } from './store.ts';
import { summariseChange } from './summarise-change.ts';
import { nameOf } from './who.ts';

type Going = PageKey & { alias: PageAlias; content: EditedContent; at: Date; who: string; release?: string };

/** Makes content live, with its version and its audit entry. Call it in a transaction that has bumped the content revision first. */
export async function putLive(tx: Db, { market, path, alias, content, at, who, release }: Going): Promise<number> {
  const problems = checkContent(content);
  if (problems.length > 0) throw new ShopError('invalid_request', toErrors(problems));
  const before = await findLive(tx, { market, path });
  if (before && (await findLastNumber(tx, { market, path })) === 0) {
    // The first change in the Studio: what the shop was opened with must be there to go back to.
    await insertVersion(tx, { market, path, kind: 'published', content: before.content, at: before.changedAt, who: '' });
  }
  const values = { alias, content, published: true, changedAt: at };
  await tx
    .insert(page)
    .values({ market, path, ...values })
    .onConflictDoUpdate({ target: [page.market, page.path], set: values });
  const number = await insertVersion(tx, { market, path, kind: 'published', content, at, who });
  const change = summariseChange(before?.content, content);
  const after = { ...change.after, version: number, ...(release && { release }) };
  await audit(tx, { at, who, action: 'page.publish', subject: nameOf({ market, path }), before: change.before, after });
  return number;
}

function toErrors(problems: readonly PageProblem[]): Record<string, string[]> {
  return Object.fromEntries(problems.slice(0, 20).map(({ at, keys }) => [at, keys]));
}
