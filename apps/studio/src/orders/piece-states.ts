import type { WorkLine, WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';

export const pieceStates = ['toPack', 'packed', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
export type PieceState = (typeof pieceStates)[number];

/** Where the pieces of a line are: each of them counts once. What came back is counted out of what was delivered first. */
export function countStates(line: WorkLine, parcels: readonly WorkParcel[]): Record<PieceState, number> {
  const arrived = parcels
    .filter(({ state }) => state === 'delivered')
    .flatMap(({ lines }) => lines)
    .filter(({ lineItemId }) => lineItemId === line.lineItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const delivered = Math.max(0, arrived - line.returned);
  return {
    toPack: openPieces(line),
    packed: line.packed - line.shipped,
    shipped: line.shipped - line.returned - delivered,
    delivered,
    returned: line.returned,
    cancelled: line.cancelled,
  };
}
