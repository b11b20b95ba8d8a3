import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { audit } from '../audit/audit.ts';
import { getParcel } from '../fulfilment/get-parcel.ts';
import type { Http } from '../http/serve.ts';
import { staffOf } from '../http/staff-of.ts';
import { getOrderRow } from '../order/locked-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { askCarrier } from './ask-carrier.ts';
import { shipmentOf } from './book-parcel.ts';
import { drawLabel } from './draw-label.ts';

type Asked = { orderId: string; parcelId: string };

/** What is stuck on a parcel. Booked already or not: the carrier answers the same for the same parcel. */
export async function getLabel(ctx: Ctx, { orderId, parcelId }: Asked, http: Http): Promise<Buffer> {
  const order = await getOrderRow(ctx.db, orderId);
  const parcel = await getParcel(ctx.db, { orderId, parcelId });
  const shipment = shipmentOf(order, parcel.id);
  const booked = await askCarrier(ctx, async (carrier) => ({ courier: carrier.name, ...(await carrier.book(shipment)) }));
  const { courier, trackingNumber, routingCode } = booked;
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'parcel.label', subject: `${order.number}/${parcel.number}` });
  const { market, navigation } = ctx.content.byMarket.get(order.market) ?? {
    market: undefined,
    navigation: ctx.content.international.navigation,
  };
  const { name = navigation.shopName, address = '' } = market?.seller ?? {};
  http.setHeader('content-disposition', `inline; filename="${trackingNumber}.pdf"`);
  return drawLabel(
    {
      ...{ courier, trackingNumber, routingCode, orderNumber: order.number, parcelNumber: parcel.number },
      ...{
        sender: [name, ...address.split('\n').filter(Boolean)],
        recipient: writeAddress(shipment.to, order.market),
        language: order.market,
      },
    },
    ctx.now,
  );
}
