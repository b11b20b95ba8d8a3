import type { SomePieces } from '@selvedge/contract/order-shape.ts';
import { movePieces, type PieceMove } from '@selvedge/domain/order/line-pieces.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { listOrderLines, type OrderLineRow } from './order-parts.ts';
import { refuseOrder } from './refuse-order.ts';
import { orderLineTable } from './tables.ts';

/** `before`: the line as it was. */
export type MovedLine = { before: OrderLineRow; line: OrderLineRow; pieces: number };

/** All of the pieces move or none do. Call with the order locked. */
export async function moveLines(
  tx: Db,
  { orderId, move, lines }: { orderId: string; move: PieceMove; lines: SomePieces },
): Promise<MovedLine[]> {
  const known = new Map((await listOrderLines(tx, [orderId])).map((line) => [line.lineId, line]));
  const moved: MovedLine[] = [];
  for (const { lineItemId, quantity: pieces } of lines) {
    const before = known.get(lineItemId);
    const line = before && movePieces(move, before, pieces);
    if (!line) throw refuseOrder('lines', 'order.not_so_many');
    await writePieces(tx, line);
    moved.push({ before, line, pieces });
  }
  return moved;
}

async function writePieces(tx: Db, { orderId, lineId, packed, shipped, cancelled, returned, refunded }: OrderLineRow): Promise<void> {
  await tx
    .update(orderLineTable)
    .set({ packed, shipped, cancelled, returned, refunded })
    .where(and(eq(orderLineTable.orderId, orderId), eq(orderLineTable.lineId, lineId)));
}

/** The money of a declined refund is there again. */
export async function unrefundPieces(tx: Db, { orderId, lines }: { orderId: string; lines: SomePieces }): Promise<void> {
  const known = await listOrderLines(tx, [orderId]);
  for (const { lineItemId, quantity } of lines) {
    const line = known.find(({ lineId }) => lineId === lineItemId)!;
    await writePieces(tx, { ...line, refunded: line.refunded - quantity });
  }
}
