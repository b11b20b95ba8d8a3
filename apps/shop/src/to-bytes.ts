let scratch = Buffer.allocUnsafeSlow(2 * 1024 * 1024);

/**
 * A text as it is sent. Piece by piece, because one letter beyond Latin 1 makes the writing of a whole piece twenty times slower; and
 * first where there is room already, because asking for new memory piece by piece takes longer than writing.
 */
export function toBytes(pieces: readonly string[]): Buffer {
  const most = pieces.reduce((sum, piece) => sum + piece.length * 3, 0);
  if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(most * 2);
  let end = 0;
  for (const piece of pieces) end += scratch.write(piece, end);
  return Buffer.from(scratch.subarray(0, end));
}
