import { ShopError } from '@selvedge/contract/error.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type Arrangement, arrangementOf } from './arrangement/arrangement.ts';
import { hasBit } from './index/bits.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

/** The market that the call names. */
export function getMarketOf(ctx: Pick<Ctx, 'market'>): MarketSettings {
  if (!ctx.market) throw new ShopError('market_not_found');
  return ctx.market;
}

export function getMarketCatalogue(ctx: Ctx): MarketCatalogue | Promise<MarketCatalogue> {
  return ctx.catalogue.market(getMarketOf(ctx), ctx.now);
}

/** What the staff of the market have arranged. */
export function getArrangement(ctx: Pick<Ctx, 'market' | 'content'>): Arrangement {
  return arrangementOf(ctx.content.byMarket.get(getMarketOf(ctx).id));
}

/** The number of a product that the market sells. */
export function findSold(catalogue: MarketCatalogue, id: string): number | undefined {
  const product = catalogue.structure.numberOf.get(id);
  return product !== undefined && hasBit(catalogue.isSold, product) ? product : undefined;
}
