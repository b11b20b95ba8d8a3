import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffReturn } from '@selvedge/contract/studio/returns.ts';
import { and, eq } from 'drizzle-orm';
import { getOrderRow } from '../order/locked-order.ts';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listPlaces } from './list-places.ts';
import type { FoundReturn } from './list-returns.ts';
import { loadReturnable } from './load-returnable.ts';
import { readPaid } from './read-paid.ts';
import { readReturnNumber, returnNumber } from './return-number.ts';
import { showEach } from './show-returns.ts';
import { returnTable } from './tables.ts';

/** The returns of orders, each order's newest first. */
export async function listStaffReturns(ctx: Pick<Ctx, 'db' | 'content' | 'now'>, orderIds: readonly string[]): Promise<StaffReturn[]> {
  const shown: StaffReturn[] = [];
  for (const orderId of orderIds) {
    const order = await getOrderRow(ctx.db, orderId);
    const of = await loadReturnable(ctx.db, ctx, order);
    const { returns } = showEach(of, await readPaid(ctx.db, of.returns));
    const places = of.returns.length === 0 ? [] : await listPlaces(ctx.db, order);
    for (const row of of.returns) {
      const each = returns.find((one) => one.returnNumber === returnNumber(order, row))!;
      shown.push({
        ...{ ...each, returnId: row.id, changed: row.changedAt.toISOString(), ...(row.refundId !== null && { refundId: row.refundId }) },
        lines: each.lines.map((line) => ({ ...line, ...ofStaff(row, line.lineItemId), ...articleOf(order, line.lineItemId) })),
        places,
      });
    }
  }
  return shown;
}

export async function getStaffReturn(ctx: Pick<Ctx, 'db' | 'content' | 'now'>, returnId: string): Promise<StaffReturn> {
  const [row] = await ctx.db.select({ orderId: returnTable.orderId }).from(returnTable).where(eq(returnTable.id, returnId));
  if (!row) throw new ShopError('not_found');
  return (await listStaffReturns(ctx, [row.orderId])).find((each) => each.returnId === returnId)!;
}

/** By what is printed on the slip in the parcel. */
export async function getReturnByNumber(ctx: Pick<Ctx, 'db' | 'content' | 'now'>, given: string): Promise<StaffReturn> {
  const number = readReturnNumber(given);
  if (!number) throw new ShopError('not_found');
  const [row] = await ctx.db
    .select({ id: returnTable.id })
    .from(returnTable)
    .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
    .where(and(eq(orderTable.number, number.orderNumber), eq(returnTable.number, number.number)));
  if (!row) throw new ShopError('not_found');
  return getStaffReturn(ctx, row.id);
}

function ofStaff(row: FoundReturn, lineItemId: string) {
  const { words, received, restocked, condition, refused, refusal } = row.lines.find(({ lineId }) => lineId === lineItemId)!;
  return { words, received, restocked, refused, refusal, ...(condition !== null && { condition }) };
}

function articleOf({ document }: Awaited<ReturnType<typeof getOrderRow>>, lineItemId: string) {
  const { sku, ean } = document.lines.find(({ id }) => id === lineItemId)!;
  return { sku, ean };
}
