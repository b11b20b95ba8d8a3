import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { type Carrier, type DeliveryType, deliveryTypes, type KnownShippingMethod } from '@selvedge/contract/shipping.ts';
import { carrierLogos } from '@selvedge/domain/shipping/carrier-logo.ts';
import { emptyContent } from '../basket/basket-content.ts';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { findBasket } from '../basket/find-basket.ts';
import { servedMethods } from '../basket/shipping-options.ts';
import { showBasket } from '../basket/show-basket.ts';
import type { Ctx } from '../shop/ctx.ts';

/** CHK-062 */
export async function listBasketMethods(ctx: Ctx, key: BasketKey): Promise<ShippingMethod[]> {
  return (await showBasket(ctx, await findBasket(ctx, key))).shippingMethods;
}

/** CHK-070 An id is a name, not a key: another's basket is not there. */
export async function listCarriers(ctx: Ctx, key: BasketKey, basketId: string | undefined): Promise<Carrier[]> {
  const row = await findBasket(ctx, key);
  if (basketId && basketId !== row?.id) throw new ShopError('not_found', { basketId: ['feedback.error_basket_not_found'] });
  const ids = new Set(servedMethods(ctx, row?.content ?? emptyContent).map(({ carrier }) => carrier));
  return [...ids].map((id) => ({ id, name: carrierLogos.find((each) => each.id === id)?.name ?? id }));
}

/** CHK-071 */
export function listDeliveryTypes(ctx: Ctx): { id: DeliveryType; markets: string[] }[] {
  const methods = listAllMethods(ctx);
  const marketsOf = (id: DeliveryType) => [
    ...new Set(methods.filter(({ deliveryType }) => deliveryType === id).flatMap(({ markets }) => markets)),
  ];
  return deliveryTypes.map((id) => ({ id, markets: marketsOf(id) })).filter(({ markets }) => markets.length > 0);
}

/** CHK-072 */
export function listAllMethods({ content }: Pick<Ctx, 'content'>): KnownShippingMethod[] {
  const known = new Map<string, KnownShippingMethod>();
  for (const [market, { documents }] of content.byMarket) {
    for (const { id, name, carrier, deliveryType } of (documents.get('shipping-methods') ?? []) as readonly ContentShippingMethod[]) {
      const before = known.get(id);
      if (before) before.markets.push(market);
      else known.set(id, { id, name, carrier, deliveryType, markets: [market] });
    }
  }
  return [...known.values()].sort((a, b) => a.id.localeCompare(b.id));
}
