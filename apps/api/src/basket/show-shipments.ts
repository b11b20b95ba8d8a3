import type { Address } from '@selvedge/contract/address.ts';
import { type BasketLine, type Shipment, type ShippingMethod, takeNowId } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import type { BasketContent } from './basket-content.ts';
import { chosenFor } from './shipping-options.ts';

type Parcels = {
  lines: readonly BasketLine[];
  /** Those that go to the address: a way that has vanished, or that does not go there, is no longer chosen. */
  methods: readonly ShippingMethod[];
  carriers: readonly ContentShippingMethod[];
  freight: Money;
  /** Where the calling device stands. */
  store?: { id: string; address: Address | undefined } | undefined;
};

/** Every parcel that the lines need, from warehouse and from store apart, and what is sent by mail. (CHK-052, CHK-053, CHK-056) */
export function showShipments(content: BasketContent, { lines, methods, carriers, freight, store }: Parcels): Shipment[] {
  const counted = lines.filter(({ state }) => state === 'available' || state === 'limited');
  const nothing = { ...freight, amount: 0 };
  const parcels = (['warehouse', 'store'] as const).flatMap((place) => {
    const lineItemIds = counted
      .filter((line) => !line.isDigital && !line.takeNow && line.lineItemStockLocation === place)
      .map(({ id }) => id);
    return lineItemIds.length > 0 ? [{ place, lineItemIds }] : [];
  });
  const shown = parcels.map(({ place, lineItemIds }): Shipment => {
    const chosen = chosenFor(content, place);
    const method = chosen && methods.find(({ id }) => id === chosen.shippingMethodId);
    return {
      ...{ id: place, lineItemIds, price: nothing, origin: place === 'store' ? 'ShipFromStore' : 'Warehouse' },
      ...{ shippingMethodId: method?.id ?? '', shippingMethodName: method?.name ?? '', deliveryType: method?.deliveryType ?? '' },
      carrier: carriers.find(({ id }) => id === method?.id)?.carrier ?? '',
      pickupPointId: method ? chosen.pickupPointId : '',
      ...(method && chosen.pickupPointAddress && { pickupPointAddress: chosen.pickupPointAddress }),
      predictedDeliveryDate: method?.predictedDeliveryDate ?? '',
    };
  });
  const digital = counted.filter(({ isDigital }) => isDigital).map(({ id }) => id);
  const taken = counted.filter(({ takeNow }) => takeNow).map(({ id }) => id);
  return [
    ...withFreight(shown, { methods, freight }),
    ...(taken.length > 0 && store ? [takenAlong(taken, nothing, store)] : []),
    ...(digital.length > 0 ? [online(digital, nothing)] : []),
  ];
}

/** The parcel of the dearest way carries the freight, so that the parcels together cost what the basket does. */
function withFreight(shipments: readonly Shipment[], { methods, freight }: Pick<Parcels, 'methods' | 'freight'>): Shipment[] {
  const priceOf = ({ shippingMethodId }: Shipment) => methods.find(({ id }) => id === shippingMethodId)?.price.amount ?? -1;
  const dearest = Math.max(...shipments.map(priceOf));
  const bearer = shipments.findIndex((each) => each.shippingMethodId !== '' && priceOf(each) === dearest);
  return shipments.map((each, index) => (index === bearer ? { ...each, price: freight } : each));
}

function takenAlong(lineItemIds: string[], price: Money, { id, address }: NonNullable<Parcels['store']>): Shipment {
  const way = { id: takeNowId, shippingMethodId: takeNowId, shippingMethodName: '', deliveryType: takeNowId };
  const place = { pickupPointId: id, ...(address && { pickupPointAddress: address }), origin: 'ShipFromStore' as const };
  return { ...way, ...place, price, lineItemIds, predictedDeliveryDate: '', carrier: '' };
}

function online(lineItemIds: string[], price: Money): Shipment {
  const nowhere = { pickupPointId: '', predictedDeliveryDate: '', carrier: '', deliveryType: 'digital', origin: 'Warehouse' as const };
  return { id: 'online', shippingMethodId: 'online', shippingMethodName: '', price, lineItemIds, ...nowhere };
}
