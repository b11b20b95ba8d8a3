import type { OwnSubscription } from '@selvedge/contract/notify-me.ts';
import type { Ctx } from '../shop/ctx.ts';
import { sessionOwner, showSubscription } from './check-existing.ts';
import { findWished } from './describe-wished.ts';
import { listOwned, ownedBy } from './store.ts';

/** What the shopper waits for, in every market: each is described as its own market does. */
export async function listOwn(ctx: Ctx): Promise<OwnSubscription[]> {
  const rows = await listOwned(ctx.db, ownedBy(sessionOwner(ctx))!);
  return Promise.all(
    rows.map(async (row): Promise<OwnSubscription> => {
      const published = ctx.content.byMarket.get(row.market);
      const described = published && findWished(await ctx.catalogue.market(published.market, ctx.now), row);
      return {
        ...{ ...showSubscription(row), market: row.market, size: described?.size ?? '' },
        ...(row.toldAt && { toldAt: row.toldAt.toISOString() }),
        ...(described && { url: described.url, product: described.card }),
      };
    }),
  );
}
