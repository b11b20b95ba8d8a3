import { getParcel } from '../fulfilment/get-parcel.ts';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { labelOf } from './label-of.ts';
import { loadDrawing } from './load-drawing.ts';

type Asked = { orderId: string; parcelId: string };

export async function getLabel(ctx: Ctx, { orderId, parcelId }: Asked, http: Http): Promise<Buffer> {
  const label = await labelOf(ctx, await getParcel(ctx.db, { orderId, parcelId }));
  http.setHeader('content-disposition', `inline; filename="${label.trackingNumber}.pdf"`);
  return (await loadDrawing()).drawLabels([label], ctx.now);
}
