import type { AddGiftCardLine } from '@selvedge/contract/basket.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { isDeliveryDay } from '@selvedge/domain/gift-card/delivery-day.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { putLines } from './put-lines.ts';
import { findVariant } from './sold-variant.ts';

/** Only amounts that the catalogue has: what a sku says of itself is worth nothing. */
export async function addGiftCardLine(ctx: Ctx, key: BasketKey, { sku, quantity, ...giftCard }: AddGiftCardLine): Promise<BasketAnswer> {
  const found = findVariant(await getMarketCatalogue(ctx), sku);
  if (!found || !('giftCardValue' in found)) throw new ShopError('line_refused', { lineItem: ['basket.unknown_sku'] });
  const { deliverOn } = giftCard;
  if (deliverOn !== '' && !isDeliveryDay(deliverOn, ctx.now))
    throw new ShopError('line_refused', { lineItem: ['basket.delivery_day_wrong'] });
  return putLines(ctx, key, { lines: [{ sku, quantity, giftCard }], how: 'add' });
}
