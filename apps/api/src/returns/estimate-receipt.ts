import { ShopError } from '@selvedge/contract/error.ts';
import type { ReturnWorth } from '@selvedge/contract/studio/returns.ts';
import { spreadRefund } from '@selvedge/domain/order/spread-refund.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { estimateReturn } from './estimate-return.ts';
import { listReturnsById } from './list-returns.ts';
import { loadReturnable } from './load-returnable.ts';
import { moneyOf } from './show-returns.ts';

type Asked = { returnId: string; lines: readonly { lineItemId: string; quantity: number }[] };

/** What taking these pieces in would give back, before it is done: staff see it and do not have to trust it. */
export async function estimateReceipt(ctx: Pick<Ctx, 'db' | 'content' | 'now'>, { returnId, lines }: Asked): Promise<ReturnWorth> {
  const [row] = await listReturnsById(ctx.db, [returnId]);
  if (!row) throw new ShopError('not_found');
  const order = await getOrderRow(ctx.db, row.orderId);
  const of = await loadReturnable(ctx.db, ctx, order);
  const pieces = lines.map(({ lineItemId, quantity }) => {
    const announced = row.lines.find(({ lineId }) => lineId === lineItemId);
    if (!announced || quantity > announced.quantity) throw refuseOrder('lines', 'order.not_so_many');
    return { lineItemId, quantity, reason: announced.reason, exchange: row.exchangeState === 'reserved' ? announced.exchange : null };
  });
  const { goods, freight } =
    pieces.length === 0 ? { goods: 0, freight: 0 } : estimateReturn(of, { pieces, isWithdrawal: row.isWithdrawal });
  const parts = spreadRefund(goods + freight, of.payments, { isHeldFirst: false }) ?? [];
  return {
    amount: moneyOf(order, goods + freight),
    freight: moneyOf(order, freight),
    parts: parts.map(({ paymentId, amount }) => {
      const { kind, label, method } = of.payments.find((payment) => payment.paymentId === paymentId)!;
      return { kind, label: label ?? method, amount: moneyOf(order, amount) };
    }),
  };
}
