import { ShopError } from '@selvedge/contract/error.ts';
import type { PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { and, desc, eq } from 'drizzle-orm';
import { putLive } from '../../drafts/put-live.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { findLive, pageKind } from './page-kind.ts';

import { pageVersionTable } from './tables.ts';
import { checkMarket, whoChanges } from './who.ts';

/** Undoes a taking down: what was live is live again. A draft may hold newer work, which is nobody's to publish by this. */
export async function putPageBack(ctx: Ctx, key: PageKey): Promise<{ number: number }> {
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    if (await findLive(tx, key)) throw new ShopError('conflict', { path: ['studio.page_exists'] });
    const { market, path, kind, number, content } = pageVersionTable;
    const [last] = await tx
      .select({ content })
      .from(pageVersionTable)
      .where(and(eq(market, key.market), eq(path, key.path), eq(kind, 'published')))
      .orderBy(desc(number))
      .limit(1);
    if (!last?.content) throw new ShopError('not_found');
    return { number: await putLive(tx, pageKind, { key, content: last.content, at: ctx.now, who }) };
  });
}
