import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import { getOrderRow } from '../order/locked-order.ts';
import type { ParcelRow } from '../parcel/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { askCarrier } from './ask-carrier.ts';
import { shipmentOf } from './book-parcel.ts';
import type { Label } from './draw-labels.ts';

/** What is stuck on a parcel. Booked already or not: the carrier answers the same for the same parcel. Who took it is written down. */
export async function labelOf(ctx: Ctx, parcel: Pick<ParcelRow, 'id' | 'orderId' | 'number'>): Promise<Label> {
  const order = await getOrderRow(ctx.db, parcel.orderId);
  const shipment = shipmentOf(order, parcel.id);
  const booked = await askCarrier(ctx, async (carrier) => ({ courier: carrier.name, ...(await carrier.book(shipment)) }));
  const { courier, trackingNumber, routingCode } = booked;
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'parcel.label', subject: `${order.number}/${parcel.number}` });
  return {
    ...{ courier, trackingNumber, routingCode, reference: `${order.number} · ${parcel.number}` },
    sender: senderOf(ctx, order.market),
    recipient: writeAddress(shipment.to, order.market),
    language: order.market,
  };
}

/** Who sells in a market, as it is written on a parcel. */
export function senderOf({ content }: Pick<Ctx, 'content'>, market: string): string[] {
  const known = content.byMarket.get(market);
  const { navigation } = known ?? content.international;
  const { name = navigation.shopName, address = '' } = known?.market.seller ?? {};
  return [name, ...address.split('\n').filter(Boolean)];
}
