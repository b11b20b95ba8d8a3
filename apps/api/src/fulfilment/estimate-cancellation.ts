import type { CancelWorth, SomePieces } from '@selvedge/contract/order-shape.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { canBeChanged, fulfilmentOf } from '@selvedge/domain/order/fulfilment.ts';
import { movePieces, openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { leftToRefund } from '@selvedge/domain/order/spread-refund.ts';
import { worthOfReturned } from '@selvedge/domain/returns/return-worth.ts';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { listOrderLines, loadParts } from '../order/order-parts.ts';
import { findPayingOrder } from '../order/paying-order.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { freightLeft } from './freight-left.ts';

/** What `cancelLines` would give back, before anything is written. `wanted` left out: everything. */
export async function estimateCancellation(db: Db, order: OrderRow, wanted?: SomePieces): Promise<CancelWorth> {
  if (!canBeChanged(order)) throw refuseOrder('order', 'order.already_packed');
  const lines = await listOrderLines(db, [order.id]);
  const paying = await findPayingOrder(db, order);
  const { document } = paying.order;
  const { lines: paid, payments } = await loadParts(db, paying.order.id);
  const moved = lines.map((line) => {
    const pieces = wanted ? (wanted.find(({ lineItemId }) => lineItemId === line.lineId)?.quantity ?? 0) : openPieces(line);
    const after = pieces === 0 ? line : movePieces('cancel', line, pieces);
    if (!after) throw refuseOrder('lines', 'order.not_so_many');
    const by = paid.find(({ lineId }) => lineId === paying.lineOf(line.lineId))!;
    const money = moneyOfLine(document.lines.find(({ id }) => id === by.lineId)!, document);
    return { after, worth: worthOfReturned({ ...by, ...money }, pieces) };
  });
  const fulfilment = fulfilmentOf(
    moved.map(({ after }) => after),
    [],
  );
  const freight = paying.isOwn && fulfilment === 'cancelled' ? await freightLeft(db, order) : 0;
  const all = moved.reduce((sum, { worth: { amount } }) => sum + amount, freight);
  const most = Math.min(all, leftToRefund(payments));
  const money = (minor: number) => ({ amount: toDecimal(minor, order.currency), currency: order.currency });
  return { amount: money(most), freight: money(Math.min(freight, most)) };
}
