import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffReturn } from '@selvedge/contract/studio/returns.ts';
import { eq } from 'drizzle-orm';
import { getOrderRow } from '../order/locked-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { FoundReturn } from './list-returns.ts';
import { loadReturnable } from './load-returnable.ts';
import { readPaid } from './read-paid.ts';
import { returnNumber, showEach } from './show-returns.ts';
import { returnTable } from './tables.ts';

/** The returns of orders, each order's newest first. */
export async function listStaffReturns(ctx: Pick<Ctx, 'db' | 'content' | 'now'>, orderIds: readonly string[]): Promise<StaffReturn[]> {
  const shown: StaffReturn[] = [];
  for (const orderId of orderIds) {
    const order = await getOrderRow(ctx.db, orderId);
    const of = await loadReturnable(ctx.db, ctx, order);
    const { returns } = showEach(of, await readPaid(ctx.db, of.returns));
    for (const row of of.returns) {
      const each = returns.find((one) => one.returnNumber === returnNumber(order, row))!;
      shown.push({
        ...{ ...each, returnId: row.id, changed: row.changedAt.toISOString(), ...(row.refundId !== null && { refundId: row.refundId }) },
        lines: each.lines.map((line) => ({ ...line, ...ofStaff(row, line.lineItemId), ...articleOf(order, line.lineItemId) })),
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

function ofStaff(row: FoundReturn, lineItemId: string) {
  const { words, received, restocked, condition } = row.lines.find(({ lineId }) => lineId === lineItemId)!;
  return { words, received, restocked, ...(condition !== null && { condition }) };
}

function articleOf({ document }: Awaited<ReturnType<typeof getOrderRow>>, lineItemId: string) {
  const { sku, ean } = document.lines.find(({ id }) => id === lineItemId)!;
  return { sku, ean };
}
