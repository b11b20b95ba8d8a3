import { ShopError } from '@selvedge/contract/error.ts';
import type { PickupPoint } from '@selvedge/contract/shipping.ts';
import { goesTo } from '@selvedge/domain/checkout/step-of.ts';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { shippingMethodsOf } from '../basket/basket-settings.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { Ctx } from '../shop/ctx.ts';

type Around = { carrierId: string; postalCode?: string | undefined; city?: string | undefined; numberOfPickupPoints: number };

/** CHK-064 Around the basket's address, or wherever the shopper looks. A carrier that does not answer has none. (CHK-076) */
export async function listPickupPoints(ctx: Ctx, key: BasketKey, asked: Around): Promise<PickupPoint[]> {
  const isOffered = shippingMethodsOf(ctx).some(({ carrier, deliveryType }) => carrier === asked.carrierId && isCarriers(deliveryType));
  if (!isOffered) throw new ShopError('shipping_refused', { carrierId: ['shipping.unknown_carrier'] });
  const row = await findBasket(ctx, key);
  const to = row && goesTo(row.content);
  const isElsewhere = Boolean(asked.postalCode?.trim() || asked.city?.trim());
  if (!to && !isElsewhere) throw new ShopError('address_needed', { shippingAddress: ['checkout.address_first'] });
  const place = isElsewhere
    ? { postalCode: asked.postalCode ?? '', city: asked.city ?? '' }
    : { postalCode: to!.postalCode, city: to!.city };
  const country = ctx.market!.country.code;
  try {
    return await ctx.ports.pickupPoints.near({ ...place, country, carrier: asked.carrierId, most: asked.numberOfPickupPoints });
  } catch (error) {
    ctx.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the carrier did not answer');
    return [];
  }
}

/** CHK-063, CHK-055 */
export async function listPackstations(ctx: Ctx, key: BasketKey, asked: Around): Promise<PickupPoint[]> {
  const points = await listPickupPoints(ctx, key, { ...asked, numberOfPickupPoints: mostPoints });
  return points.filter(({ address }) => address.carrierVariant === 'locker').slice(0, asked.numberOfPickupPoints);
}

const mostPoints = 50;
const isCarriers = (deliveryType: string) => deliveryType === 'pickupPoint' || deliveryType === 'locker';
