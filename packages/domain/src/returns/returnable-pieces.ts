import type { NotReturnable } from '@selvedge/contract/returns.ts';
import type { LinePieces } from '../order/line-pieces.ts';

export type SentPieces = LinePieces & {
  isDigital: boolean;
  /** In returns that are announced and not here yet. */
  announced: number;
  /** The kind of thing that never comes back. */
  isKept: boolean;
};

type Returnable = { pieces: number; why?: NotReturnable };

/** Pieces that have left, did not come back and are not announced; or why there are none. */
export function returnablePieces(line: SentPieces, { isTooLate }: { isTooLate: boolean }): Returnable {
  if (line.isDigital) return { pieces: 0, why: 'digital' };
  if (line.isKept) return { pieces: 0, why: 'kept' };
  if (line.shipped === 0) return { pieces: 0, why: 'notSent' };
  const pieces = line.shipped - line.returned - line.announced;
  if (pieces <= 0) return { pieces: 0, why: 'returned' };
  return isTooLate ? { pieces: 0, why: 'tooLate' } : { pieces };
}

/** Who withdraws from a purchase does so also from what was not sent yet. */
export function withdrawablePieces({ isDigital, isKept, quantity, cancelled, returned, announced }: SentPieces): number {
  return isDigital || isKept ? 0 : Math.max(0, quantity - cancelled - returned - announced);
}

/** Of the pieces that are withdrawn from: what nobody has packed is cancelled, the rest has to come back. */
export function splitWithdrawal({ quantity, packed, cancelled }: LinePieces, pieces: number): { cancelled: number; comesBack: number } {
  const open = Math.min(pieces, quantity - packed - cancelled);
  return { cancelled: open, comesBack: pieces - open };
}
