import { Address } from '@selvedge/contract/address.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { getOwnOrder, type Proof } from '../fulfilment/own-order.ts';
import type { Http } from '../http/serve.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { listReturns } from '../returns/list-returns.ts';
import { returnNumber } from '../returns/return-number.ts';
import { noteReturnLabel } from '../returns/track-return.ts';
import type { Ctx } from '../shop/ctx.ts';
import { askCarrier } from './ask-carrier.ts';
import { senderOf } from './label-of.ts';
import { loadDrawing } from './load-drawing.ts';

/** What is stuck on a return. Booked under the return's id, so that a label that is taken twice is one parcel. */
export async function getReturnLabel(ctx: Ctx, asked: Proof & { returnNumber: string }, http: Http): Promise<Buffer> {
  const order = await getOwnOrder(ctx, asked, http);
  const row = (await listReturns(ctx.db, [order.id])).find((each) => returnNumber(order, each) === asked.returnNumber);
  if (!row) throw new ShopError('not_found');
  if (row.state !== 'registered' && row.state !== 'onItsWay') throw refuseOrder('return', `returns.is.${row.state}`);
  const seller = senderOf(ctx, order.market);
  const booked = await book(ctx, { id: row.id, pickupDay: row.pickupDay, number: asked.returnNumber, seller });
  http.setHeader('content-disposition', `inline; filename="${asked.returnNumber}.pdf"`);
  const { shippingAddress: from } = order.document;
  const label = {
    ...{ ...booked, reference: asked.returnNumber, language: order.market },
    sender: from ? writeAddress(from, order.market) : [],
    recipient: seller,
  };
  return (await loadDrawing()).drawLabels([label], ctx.now);
}

type Booked = { id: string; number: string; seller: readonly string[]; pickupDay: string | null };

/** A shop without a carrier of its own prints the return's number: the buyer's carrier puts its own label beside it. */
async function book(ctx: Ctx, { id, number, seller, pickupDay }: Booked) {
  if (!ctx.ports.carrier) {
    return { courier: '', routingCode: '', trackingNumber: number };
  }
  const [organizationName = '', ...lines] = seller;
  const to = Address.parse({ organizationName, line1: lines.join(', ').slice(0, 200) });
  const booked = await askCarrier(ctx, async (carrier) => ({
    courier: carrier.name,
    ...(await carrier.book({ reference: id, way: 'return', to, ...(pickupDay !== null && { pickupDay }) })),
  }));
  const { courier, trackingNumber, trackingLink } = booked;
  await noteReturnLabel(ctx.db, { id, courier, trackingNumber, trackingLink });
  return booked;
}
