import type { EditedPage, PageKey, PageState } from '@selvedge/contract/studio/page-edit.ts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { readSwaps } from '../../media/swap/store-swaps.ts';
import { swapPictures } from '../../media/swap/swap-pictures.ts';
import { type Draft, findLive, type Live, pageKind } from './page-kind.ts';
import { getAliasAt } from './place-page.ts';
import { pageVersionTable, releasePageTable, releaseTable } from './tables.ts';

/** The page as an editor sees it; undefined where there is neither a draft nor anything live. */
export async function showPage(db: Db, key: PageKey): Promise<EditedPage | undefined> {
  const draft = await pageKind.findDraft(db, key);
  const live = await findLive(db, key);
  const content = draft?.content ?? live?.content;
  if (!content) return undefined;
  const dueAt = await findDueAt(db, key);
  const swaps = await readSwaps(db);
  return {
    market: key.market,
    path: key.path,
    alias: getAliasAt(key.path),
    title: content.heading || content.seo.title,
    state: await stateOf(db, { key, draft, live }),
    changedAt: (draft?.changedAt ?? live!.changedAt).toISOString(),
    changedBy: draft?.changedBy ?? '',
    ...(content.categoryId && { categoryId: content.categoryId }),
    version: draft?.version ?? 0,
    content: swapPictures(content, swaps),
    ...(live && { live: swapPictures(live.content, swaps) }),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
  };
}

type Known = { key: PageKey; draft: Draft | undefined; live: Pick<Live, 'content'> | undefined };

export async function stateOf(db: Db, { key, draft, live }: Known): Promise<PageState> {
  if (live) return !draft || (await isSame(db, draft.content, live.content)) ? 'live' : 'changed';
  const [withdrawn] = await db
    .select({ number: pageVersionTable.number })
    .from(pageVersionTable)
    .where(and(eq(pageVersionTable.market, key.market), eq(pageVersionTable.path, key.path), eq(pageVersionTable.kind, 'withdrawn')))
    .limit(1);
  return withdrawn ? 'withdrawn' : 'draft';
}

/** The database compares values, not texts: the order of names does not count. */
async function isSame(db: Db, one: unknown, other: unknown): Promise<boolean> {
  const { rows } = await db.execute<{ same: boolean }>(sql`select ${JSON.stringify(one)}::jsonb = ${JSON.stringify(other)}::jsonb as same`);
  return rows[0]?.same === true;
}

async function findDueAt(db: Db, { market, path }: PageKey): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: releaseTable.dueAt })
    .from(releaseTable)
    .innerJoin(releasePageTable, eq(releasePageTable.releaseId, releaseTable.id))
    .where(
      and(
        eq(releaseTable.state, 'planned'),
        isNotNull(releaseTable.dueAt),
        eq(releasePageTable.market, market),
        eq(releasePageTable.path, path),
      ),
    )
    .orderBy(asc(releaseTable.dueAt))
    .limit(1);
  return row?.dueAt ?? undefined;
}
