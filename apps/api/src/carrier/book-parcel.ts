import { ShopError } from '@selvedge/contract/error.ts';
import { getParcel } from '../fulfilment/get-parcel.ts';
import { staffActor } from '../fulfilment/order-actors.ts';
import { shipParcel } from '../fulfilment/ship-parcel.ts';
import { getOrderRow, type OrderRow } from '../order/locked-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { askCarrier } from './ask-carrier.ts';
import type { Shipment } from './carrier-port.ts';

type Asked = { orderId: string; parcelId: string };

/** A packed parcel is handed to the carrier, and leaves. Asked again, nothing happens again: both sides know it by its id. */
export async function bookParcel(ctx: Ctx, { orderId, parcelId }: Asked): Promise<{ courier: string; trackingNumber: string }> {
  const order = await getOrderRow(ctx.db, orderId);
  const parcel = await getParcel(ctx.db, { orderId, parcelId });
  const shipment = shipmentOf(order, parcel.id);
  const booked = await askCarrier(ctx, async (carrier) => ({ courier: carrier.name, ...(await carrier.book(shipment)) }));
  const { courier, trackingNumber, trackingLink } = booked;
  await shipParcel(staffActor(ctx), { orderId, parcelId, courier, trackingNumber, trackingLink });
  return { courier, trackingNumber };
}

/** To the door, or to where the buyer collects it. To a carrier one of our stores is a door like any other. */
export function shipmentOf({ document }: Pick<OrderRow, 'document'>, parcelId: string): Shipment {
  const collected = document.shipments.find(({ pickupPointAddress }) => pickupPointAddress !== undefined);
  const to = collected?.pickupPointAddress ?? document.shippingAddress;
  // Whom an erased order went to is not known any more.
  if (!to) throw new ShopError('not_found');
  return { reference: parcelId, way: collected && collected.deliveryType !== 'store' ? 'pickup' : 'home', to };
}
