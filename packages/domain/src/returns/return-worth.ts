import type { ReturnReason } from '@selvedge/contract/returns.ts';
import { type LinePieces, mostMovable } from '../order/line-pieces.ts';
import { type LineMoney, worthOfPieces } from '../order/worth-of-pieces.ts';

/** What comes back for pieces of a line. Those whose money went back before, as a gesture, are not paid for again. */
export function worthOfReturned(line: LinePieces & LineMoney, pieces: number): LineMoney & { pieces: number } {
  const paidFor = Math.min(pieces, mostMovable('refund', line));
  return { pieces: paidFor, ...worthOfPieces(line, { before: line.refunded, pieces: paidFor }) };
}

type Returned = {
  /** Every line of the order, as it is once the pieces are back. */
  lines: readonly (LinePieces & { isDigital: boolean })[];
  isWithdrawal: boolean;
  reasons: readonly ReturnReason[];
};

/** The way there is paid back when nothing of the order is kept: to who withdraws from it, and to whom the shop sent what is wrong. */
export function isFreightReturned({ lines, isWithdrawal, reasons }: Returned): boolean {
  const sent = lines.filter(({ isDigital }) => !isDigital);
  const isGone = sent.every(({ quantity, cancelled, returned }) => cancelled + returned === quantity);
  return isGone && (isWithdrawal || reasons.every(isShopsFault));
}

function isShopsFault(reason: ReturnReason): boolean {
  return reason === 'faulty' || reason === 'notAsDescribed';
}
