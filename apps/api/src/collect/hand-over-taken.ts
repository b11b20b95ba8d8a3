import { randomUUID } from 'node:crypto';
import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { takeNowId } from '@selvedge/contract/basket-shape.ts';
import { packParcel } from '../fulfilment/pack-parcel.ts';
import { recordParcelEvent } from '../fulfilment/record-parcel-event.ts';
import { shipParcel } from '../fulfilment/ship-parcel.ts';
import type { Actor } from '../order/note-order-event.ts';
import { findParcelByKey } from '../parcel/save-parcel.ts';

type Taken = { orderId: string; orderNumber: string; basket: Pick<Basket, 'lines' | 'shipments'> };

/** What is taken along from the shelf has left with its payment. Call in the transaction that writes the order. */
export async function handOverTaken(actor: Actor, { orderId, orderNumber, basket }: Taken): Promise<void> {
  const shipment = basket.shipments.find(({ id }) => id === takeNowId);
  if (!shipment) return;
  const key = randomUUID();
  const lines = basket.lines.flatMap(({ id, quantity }) => (shipment.lineItemIds.includes(id) ? [{ lineItemId: id, quantity }] : []));
  await packParcel(actor, { orderId, key, kind: 'store', locationId: shipment.pickupPointId, lines });
  const { id: parcelId } = (await findParcelByKey(actor.db, { orderId, key }))!;
  const papers = { courier: 'Store', trackingNumber: orderNumber, trackingLink: '' };
  await shipParcel(actor, { orderId, parcelId, ...papers }, { isCollected: true });
  await recordParcelEvent(actor, { parcelId, carrierEventId: 'shop:taken', type: 'delivered', at: actor.now, isCollected: true });
}
