import type { CancelWorth, SomePieces } from '@selvedge/contract/order.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { canBeChanged, fulfilmentOf } from '@selvedge/domain/order/fulfilment.ts';
import { mostMovable, movePieces, openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { leftToRefund } from '@selvedge/domain/order/spread-refund.ts';
import { worthOfPieces } from '@selvedge/domain/order/worth-of-pieces.ts';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { loadParts } from '../order/order-parts.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { freightLeft } from './freight-left.ts';

/** What `cancelLines` would give back, before anything is written. `wanted` left out: everything. */
export async function estimateCancellation(db: Db, order: OrderRow, wanted?: SomePieces): Promise<CancelWorth> {
  if (!canBeChanged(order)) throw refuseOrder('order', 'order.already_packed');
  const { lines, payments } = await loadParts(db, order.id);
  const moved = lines.map((line) => {
    const pieces = wanted ? (wanted.find(({ lineItemId }) => lineItemId === line.lineId)?.quantity ?? 0) : openPieces(line);
    const after = pieces === 0 ? line : movePieces('cancel', line, pieces);
    if (!after) throw refuseOrder('lines', 'order.not_so_many');
    const bought = order.document.lines.find(({ id }) => id === line.lineId)!;
    const paid = { ...moneyOfLine(bought, order.document), quantity: line.quantity };
    const worth = worthOfPieces(paid, { before: line.refunded, pieces: Math.min(pieces, mostMovable('refund', line)) });
    return { after, worth };
  });
  const isNothingSent =
    fulfilmentOf(
      moved.map(({ after }) => after),
      [],
    ) === 'cancelled';
  const freight = isNothingSent ? await freightLeft(db, order) : 0;
  const all = moved.reduce((sum, { worth: { amount } }) => sum + amount, freight);
  const most = Math.min(all, leftToRefund(payments));
  const money = (minor: number) => ({ amount: toDecimal(minor, order.currency), currency: order.currency });
  return { amount: money(most), freight: money(Math.min(freight, most)) };
}
