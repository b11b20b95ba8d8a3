import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedContent, EditedPage, PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getPage } from './get-page.ts';
import { findLive, pageKind } from './page-kind.ts';
import { aliasAt, placeContent } from './place-page.ts';

import { checkMarket, nameOf, whoChanges } from './who.ts';

/** Begins a page as a draft. A category without goods of its own begins as a landing page. */
export async function createPage(ctx: Ctx, { title, ...key }: PageKey & { title: string }): Promise<EditedPage> {
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  const alias = aliasAt(key.path);
  if (!alias) throw new ShopError('invalid_request', { path: ['studio.path_taken_by_goods'] });
  const empty: EditedContent = {
    _meta: { alias, url: '' },
    seo: { title, description: '', metaTags: [], linkTags: [], structuredData: [] },
    heading: title,
    intro: '',
    breadcrumb: [],
    rows: { top: [], bottom: [] },
    ...(alias === 'categoryPage' && { isLandingPage: true }),
  };
  await ctx.db.transaction(async (tx) => {
    if (await findLive(tx, key)) throw new ShopError('conflict', { path: ['studio.page_exists'] });
    const content = placeContent(empty, { ...key, alias });
    const draft = await pageKind.writeDraft(tx, { key, content, base: null, begun: 1, basedOn: 0, changedAt: ctx.now, changedBy: who });
    if (!draft) throw new ShopError('conflict', { path: ['studio.page_exists'] });
    await audit(tx, { at: ctx.now, who, action: 'page.create', subject: nameOf(key), after: { title } });
  });
  return getPage(ctx, key);
}
