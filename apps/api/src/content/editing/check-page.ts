import { ShopError } from '@selvedge/contract/error.ts';
import type { PageKey, PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkContent } from './check-content.ts';
import { checkRowLimit } from './check-row-limit.ts';
import { explainUnshown } from './explain-unshown.ts';
import { getPage } from './get-page.ts';
import { pageKind } from './page-kind.ts';
import { getAliasAt } from './place-page.ts';

/** Everything that stands in the way of publishing the work on a page. */
export async function checkPage(ctx: Ctx, key: PageKey): Promise<PageProblem[]> {
  const page = await getPage(ctx, key);
  return [...explainUnshown(ctx.content, page), ...checkContent(page.content), ...(await checkRowLimit(ctx.db, page))];
}

/** Refuses work that no shopper would see, or not whole. What is wrong with the content by itself, the engine of drafts says. */
export async function refuseUnpublishable(ctx: Ctx, tx: Db, key: PageKey): Promise<void> {
  const draft = await pageKind.findDraft(tx, key);
  if (!draft?.content) throw new ShopError('not_found');
  const { content } = draft;
  const unshown = explainUnshown(ctx.content, { ...key, alias: getAliasAt(key.path) });
  const [problem] = [...unshown, ...(await checkRowLimit(tx, { market: key.market, content }))];
  if (problem) throw new ShopError('invalid_request', { [problem.at]: problem.keys });
}
