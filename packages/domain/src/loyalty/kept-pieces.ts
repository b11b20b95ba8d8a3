import type { LinePieces } from '../order/line-pieces.ts';

/** Neither cancelled nor returned nor paid back. A piece that came back and was paid for is one piece, not two. */
export function keptPieces({ quantity, cancelled, returned, refunded }: LinePieces): number {
  return quantity - Math.max(refunded, cancelled + returned);
}
