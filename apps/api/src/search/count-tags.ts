import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { getArrangement, getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { readable } from './search.ts';

/** Tags that promotions go by begin with this. */
const promotionPrefix = 'promo-';

export async function countTags(ctx: Ctx, request: SearchRequest, { onlyPromotions }: { onlyPromotions: boolean }) {
  const tags = await ctx.catalogue.search.countTags(getMarketOf(ctx), readable(request), ctx.now, getArrangement(ctx));
  return tags.filter(({ tag }) => !onlyPromotions || tag.startsWith(promotionPrefix));
}
