import type { PageKey, PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkContent } from './check-content.ts';
import { checkRowLimit } from './check-row-limit.ts';
import { explainUnshown } from './explain-unshown.ts';
import { getPage } from './get-page.ts';

/** Everything that stands in the way of publishing the work on a page. */
export async function checkPage(ctx: Ctx, key: PageKey): Promise<PageProblem[]> {
  const page = await getPage(ctx, key);
  return [...explainUnshown(ctx.content, page), ...checkContent(page.content), ...(await checkRowLimit(ctx.db, page))];
}
