import { ShopError } from '@selvedge/contract/error.ts';
import type { NotifyMeKind } from '@selvedge/contract/notify-me.ts';
import { waitKind } from '@selvedge/domain/notify-me/wait-kind.ts';
import { maximumOf } from '../basket/sold-variant.ts';
import { findSold, getMarketCatalogue } from '../catalogue/market-of.ts';
import { showDetail } from '../catalogue/show-detail.ts';
import type { Ctx } from '../shop/ctx.ts';

type Wished = { kind: NotifyMeKind; productId: string; sku: string };

/** Refuses what the market does not sell or offer, and what can be bought now: by the stock of this moment, not of the page. */
export async function checkWished(ctx: Ctx, { kind, productId, sku }: Wished): Promise<void> {
  const catalogue = await getMarketCatalogue(ctx);
  const number = findSold(catalogue, productId);
  if (number === undefined) throw new ShopError('not_found');
  const product = showDetail(catalogue, number, ctx.now);
  const known = product.variants.find(({ id }) => id === sku);
  if (sku !== '' && !known) throw new ShopError('not_found');
  const variant = known && { inStockEcom: maximumOf(ctx, catalogue, { sku }) > 0 };
  const { featureToggles } = ctx.content.byMarket.get(catalogue.market.id)!;
  if (waitKind(product, variant, featureToggles) === kind) return;
  const isOffered = kind === 'goingLive' ? featureToggles.productGoingLive : featureToggles.notifyMe && product.allowInStockNotifications;
  if (!isOffered) throw new ShopError('not_found');
  throw new ShopError('invalid_request', { sku: [kind === 'goingLive' ? 'notify_me.is_live' : 'notify_me.in_stock'] });
}
