import type { SearchIds, SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { z } from 'zod';
import { getArrangement, getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { readable } from './search.ts';

export async function searchIds(ctx: Ctx, request: SearchRequest): Promise<z.infer<typeof SearchIds>> {
  const { ids, totalResults, startingFrom } = await ctx.catalogue.search.find(
    getMarketOf(ctx),
    readable(request),
    ctx.now,
    getArrangement(ctx),
  );
  return { ids: [...ids], totalResults, startingFrom };
}
