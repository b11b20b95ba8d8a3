import { ShopError } from '@selvedge/contract/error.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { page } from '../tables.ts';
import { placeContent } from './place-page.ts';
import { findLastNumber, findLive, insertVersion, writeDraft } from './store.ts';
import { checkMarket, nameOf, whoChanges } from './who.ts';

/** Takes a page down. Whoever opens it in the Studio finds it as it was. */
export async function withdrawPage(ctx: Ctx, key: PageKey): Promise<undefined> {
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  const at = ctx.now;
  await ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const live = await findLive(tx, key);
    if (!live) throw new ShopError('not_found');
    const alias = live.alias as PageAlias;
    // Where nobody has worked on the page yet, its draft is what was live.
    const content = placeContent(live.content, { ...key, alias });
    await writeDraft(tx, { ...key, alias, content, basedOn: 0, changedAt: at, changedBy: who });
    if ((await findLastNumber(tx, key)) === 0) await insertVersion(tx, { ...key, kind: 'published', content, at: live.changedAt, who: '' });
    await tx.delete(page).where(eq(page.id, live.id));
    const number = await insertVersion(tx, { ...key, kind: 'withdrawn', content: null, at, who });
    await audit(tx, {
      ...{ at, who, action: 'page.withdraw', subject: nameOf(key) },
      ...{ before: { title: live.content.heading || live.content.seo.title }, after: { version: number } },
    });
  });
}
