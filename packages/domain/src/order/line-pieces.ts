/**
 * What became of the pieces of a line. `packed` holds those that were shipped since, and `shipped` those that came back: a piece that is
 * packed is never cancelled, and one that left is unpacked only after its parcel was lost.
 */
export type LinePieces = {
  quantity: number;
  packed: number;
  shipped: number;
  cancelled: number;
  returned: number;
  /** Whose money went back, for whichever reason. */
  refunded: number;
};

export type PieceMove = 'pack' | 'unpack' | 'ship' | 'unship' | 'cancel' | 'return' | 'refund';

/** Neither packed nor cancelled. */
export function openPieces({ quantity, packed, cancelled }: LinePieces): number {
  return quantity - packed - cancelled;
}

/** Neither cancelled nor given back. */
export function keptPieces({ quantity, cancelled, returned }: Pick<LinePieces, 'quantity' | 'cancelled' | 'returned'>): number {
  return quantity - cancelled - returned;
}

const moves: Record<PieceMove, { most: (pieces: LinePieces) => number; field: keyof LinePieces; sign: 1 | -1 }> = {
  pack: { most: openPieces, field: 'packed', sign: 1 },
  unpack: { most: ({ packed, shipped }) => packed - shipped, field: 'packed', sign: -1 },
  ship: { most: ({ packed, shipped }) => packed - shipped, field: 'shipped', sign: 1 },
  unship: { most: ({ shipped, returned }) => shipped - returned, field: 'shipped', sign: -1 },
  cancel: { most: openPieces, field: 'cancelled', sign: 1 },
  return: { most: ({ shipped, returned }) => shipped - returned, field: 'returned', sign: 1 },
  refund: { most: ({ quantity, refunded }) => quantity - refunded, field: 'refunded', sign: 1 },
};

export function mostMovable(move: PieceMove, pieces: LinePieces): number {
  return moves[move].most(pieces);
}

/** Undefined when so many pieces can't: all of them move, or none. */
export function movePieces<P extends LinePieces>(move: PieceMove, pieces: P, count: number): P | undefined {
  const { most, field, sign } = moves[move];
  if (!Number.isInteger(count) || count < 1 || count > most(pieces)) return undefined;
  return { ...pieces, [field]: pieces[field] + sign * count };
}
