import { ShopError } from '@selvedge/contract/error.ts';
import type { PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { pageIdentity } from '../../published/page-identity.ts';
import { noteMoved } from '../../redirect/note-moved.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { page } from '../tables.ts';
import { findLive, pageKind } from './page-kind.ts';
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
    // Where nobody has worked on the page yet, its draft is what was live.
    const content = pageKind.place(key, live.content);
    await pageKind.writeDraft(tx, { key, content, base: content, begun: 1, basedOn: 0, changedAt: at, changedBy: who });
    if ((await pageKind.findLastNumber(tx, key)) === 0)
      await pageKind.insertVersion(tx, { key, kind: 'published', content, at: live.changedAt, who: '' });
    await tx.delete(page).where(eq(page.id, live.id));
    // What stands at a pattern or at an address of the shop's own is shown there without it, too.
    if (key.path !== '' && !key.path.includes('/:') && !fixedPages.has(key.path))
      await noteMoved(tx, { ...key, target: pageIdentity(live.content), at, who });
    const number = await pageKind.insertVersion(tx, { key, kind: 'withdrawn', content: null, at, who });
    await audit(tx, {
      ...{ at, who, action: 'page.withdraw', subject: nameOf(key) },
      ...{ before: { title: live.content.heading || live.content.seo.title }, after: { version: number } },
    });
  });
}
