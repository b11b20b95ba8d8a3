import { randomUUID } from 'node:crypto';
import type { RecommendationEvent } from '@selvedge/contract/catalogue/recommendation.ts';
import { findSold, getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { recommendationEventTable } from './tables.ts';

/** Without consent nothing is written, and neither is what the shop does not sell. */
export async function recordEvent(ctx: Ctx, { consent, visitor, kind, productIds }: RecommendationEvent): Promise<undefined> {
  if (!consent) return undefined;
  const catalogue = await getMarketCatalogue(ctx);
  const known = [...new Set(productIds)].filter((id) => findSold(catalogue, id) !== undefined);
  if (known.length === 0) return undefined;
  const groupId = kind === 'view' ? null : randomUUID();
  await ctx.db
    .insert(recommendationEventTable)
    .values(known.map((productId) => ({ market: catalogue.market.id, visitor, kind, productId, groupId, at: ctx.now })));
  return undefined;
}
