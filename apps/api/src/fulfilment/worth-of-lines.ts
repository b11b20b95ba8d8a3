import { moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { worthOfPieces } from '@selvedge/domain/order/worth-of-pieces.ts';
import type { OrderRow } from '../order/locked-order.ts';
import type { MovedLine } from '../order/move-lines.ts';

export type LineWorth = { lineId: string; quantity: number; amount: number; tax: number };

/** What pieces were paid with whose money is being given back. */
export function worthOfLines({ document }: OrderRow, refunded: readonly MovedLine[]): LineWorth[] {
  return refunded.map(({ before, pieces }) => {
    const { lineId, quantity } = before;
    const line = document.lines.find(({ id }) => id === lineId)!;
    const worth = worthOfPieces({ ...moneyOfLine(line, document), quantity }, { before: before.refunded, pieces });
    return { lineId, quantity: pieces, ...worth };
  });
}
