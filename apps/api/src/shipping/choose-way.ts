import { Address } from '@selvedge/contract/address.ts';
import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { CollectStore, PickupPoint, ShipmentChoice } from '@selvedge/contract/shipping.ts';
import { isPostNumber } from '@selvedge/domain/address/check-address.ts';
import { needsPlace } from '@selvedge/domain/shipping/usual-way.ts';
import type { ChosenShipment } from '../basket/basket-content.ts';
import { shippingMethodsOf } from '../basket/basket-settings.ts';
import { goesThere } from '../basket/shipping-options.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findCollectStore } from '../store/collect-stores.ts';

type Way = Omit<ChosenShipment, 'id'>;

/** A way to an address, checked to the last detail: what is kept here is what a carrier gets. */
export async function chooseWay(ctx: Ctx, choice: ShipmentChoice, to: Address): Promise<Way> {
  const { shippingMethodId } = choice;
  const method = shippingMethodsOf(ctx).find(({ id }) => id === shippingMethodId);
  if (!method) throw new ShopError('shipping_refused', { shippingMethodId: ['shipping.method_gone'] });
  if (!goesThere(method, to)) throw new ShopError('address_needed', { shippingAddress: ['shipping.not_served'] });
  if (choice.placeFollows && needsPlace(method.deliveryType)) return { shippingMethodId, pickupPointId: '' };
  if (method.deliveryType === 'store') return chooseStore(ctx, choice, { to });
  if (method.deliveryType === 'pickupPoint' || method.deliveryType === 'locker') return choosePoint(ctx, choice, { method, to });
  return { shippingMethodId, pickupPointId: '' };
}

async function choosePoint(ctx: Ctx, choice: ShipmentChoice, { method, to }: { method: ContentShippingMethod; to: Address }): Promise<Way> {
  const { shippingMethodId, pickupPointId: id = '' } = choice;
  if (id === '') throw new ShopError('shipping_refused', { pickupPointId: ['shipping.choose_point'] });
  const asked = { carrier: method.carrier, country: ctx.market!.country.code, id };
  const point = await orNone(ctx, ctx.ports.pickupPoints.find(asked));
  const isLocker = point?.address.carrierVariant === 'locker';
  if (!point || (method.deliveryType === 'locker' && !isLocker))
    throw new ShopError('shipping_refused', { pickupPointId: ['shipping.point_gone'] });
  const carrierPostNumber = (choice.carrierPostNumber || to.carrierPostNumber).replace(/\s/g, '');
  // A packstation opens to whoever has a number with the carrier, and to nobody else. (CHK-038)
  if (isLocker && method.carrier === 'dhl' && asked.country === 'DE' && !isPostNumber(carrierPostNumber))
    throw new ShopError('shipping_refused', { carrierPostNumber: ['address.error.post_number'] });
  return {
    shippingMethodId,
    pickupPointId: id,
    pickupPointAddress: { ...personOf(to), ...placeOf(point), ...(isLocker && { carrierPostNumber }) },
  };
}

async function chooseStore(ctx: Ctx, { shippingMethodId, pickupPointId: id = '' }: ShipmentChoice, { to }: { to: Address }): Promise<Way> {
  if (id === '') throw new ShopError('shipping_refused', { pickupPointId: ['shipping.choose_point'] });
  const store = await findCollectStore(ctx, id);
  const { id: market, hasStoreLocator } = ctx.market!;
  if (!store || !hasStoreLocator || !store.markets.includes(market))
    throw new ShopError('shipping_refused', { pickupPointId: ['shipping.point_gone'] });
  return { shippingMethodId, pickupPointId: id, pickupPointAddress: { ...personOf(to), ...storePlace(store) } };
}

/** Whoever is told when it is there, and shows a name to get it. */
function personOf({ firstName, lastName, email, mobilePhoneNumber }: Address): Address {
  return Address.parse({ firstName, lastName, email, mobilePhoneNumber });
}

function placeOf({ address }: PickupPoint): Partial<Address> {
  const { organizationName, line1, houseNumber, city, postalCode, regionCode, country, carrierVariant, geoCoordinates } = address;
  return {
    organizationName,
    line1,
    houseNumber,
    city,
    postalCode,
    regionCode,
    country,
    carrierVariant,
    ...(geoCoordinates && { geoCoordinates }),
  };
}

function storePlace({ name, street, city, postalCode, country, latitude, longitude }: CollectStore): Partial<Address> {
  return {
    organizationName: name,
    line1: street,
    city,
    postalCode,
    country,
    carrierVariant: 'store',
    geoCoordinates: { latitude, longitude },
  };
}

async function orNone<T>({ log }: Ctx, asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the carrier did not answer');
    return undefined;
  }
}
