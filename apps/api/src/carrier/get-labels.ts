import { ShopError } from '@selvedge/contract/error.ts';
import { parcelsToLabel } from '@selvedge/domain/parcel/parcels-to-label.ts';
import type { Http } from '../http/serve.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Label } from './draw-labels.ts';
import { labelOf } from './label-of.ts';
import { loadDrawing } from './load-drawing.ts';

/** In the order of the wish: the labels lie as the parcels on the table do. */
export async function getLabels(ctx: Ctx, orderIds: readonly string[], http: Http): Promise<Buffer> {
  const parcels = Map.groupBy(await listParcels(ctx.db, orderIds), ({ orderId }) => orderId);
  const wanted = [...new Set(orderIds)].flatMap((orderId) => parcelsToLabel(parcels.get(orderId) ?? []));
  if (wanted.length === 0) throw new ShopError('not_found');
  const labels: Label[] = [];
  for (const parcel of wanted) labels.push(await labelOf(ctx, parcel));
  http.setHeader('content-disposition', 'inline; filename="labels.pdf"');
  return (await loadDrawing()).drawLabels(labels, ctx.now);
}
