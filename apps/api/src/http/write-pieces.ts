/** A piece of an answer: a text, or what was written as bytes before. */
export type Piece = string | Uint8Array;

/** How many bytes the pieces may take at most. */
export const mostBytes = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? 3 : 1), 0);

/** Piece by piece, because one letter beyond Latin 1 makes the writing of a whole text twenty times slower. Needs room for the most that they take. */
export function writePieces(pieces: readonly Piece[], buffer: Buffer): Buffer {
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += buffer.write(piece, end);
    else {
      buffer.set(piece, end);
      end += piece.length;
    }
  }
  return buffer.subarray(0, end);
}
