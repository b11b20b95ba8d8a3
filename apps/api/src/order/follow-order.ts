import type { OrderAnswer } from '@selvedge/contract/order-shape.ts';
import { textsOf } from '../http/texts-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listTimeline } from './list-timeline.ts';
import { loadParts } from './order-parts.ts';
import { showOrder } from './show-order.ts';
import type { OrderRow } from './store.ts';

/** An order for its shopper: as it stands, and what happened to it. */
export async function followOrder({ db, content }: Pick<Ctx, 'db' | 'content'>, row: OrderRow): Promise<OrderAnswer> {
  const parts = await loadParts(db, row.id);
  const t = textsOf(content, row.market);
  return { ...showOrder(row, parts, t), timeline: await listTimeline(db, { row, parts, t }) };
}
