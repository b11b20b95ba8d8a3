import type { OrderSummary } from '@selvedge/contract/order-shape.ts';
import { textsOf } from '../http/texts-of.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listOrderLines } from './order-parts.ts';
import { showSummary } from './show-order.ts';
import type { OrderRow } from './store.ts';

/** A page of orders with their parcels: two questions for all of them. */
export async function showSummaries({ db, content }: Pick<Ctx, 'db' | 'content'>, rows: readonly OrderRow[]): Promise<OrderSummary[]> {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await listOrderLines(db, ids), ({ orderId }) => orderId);
  const parcels = Map.groupBy(await listParcels(db, ids), ({ orderId }) => orderId);
  return rows.map((row) => {
    const parts = { lines: lines.get(row.id) ?? [], parcels: parcels.get(row.id) ?? [] };
    return showSummary(row, parts, textsOf(content, row.market));
  });
}
