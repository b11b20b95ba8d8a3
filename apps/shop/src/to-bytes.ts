/** A piece of an answer: a text, or what was written as bytes before. */
export type Piece = string | Uint8Array;

let scratch = Buffer.allocUnsafeSlow(2 * 1024 * 1024);

/**
 * A text as it is sent. Piece by piece, because one letter beyond Latin 1 makes the writing of a whole piece twenty times slower; and
 * first where there is room already, because asking for new memory piece by piece takes longer than writing.
 */
export function toBytes(pieces: readonly Piece[]): Buffer {
  const most = mostBytes(pieces);
  if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(most * 2);
  return Buffer.from(write(pieces, scratch));
}

const spare: Buffer[] = [];
const spareSize = 2 * 1024 * 1024;
const mostSpare = 8;

/**
 * The same for bytes that nobody needs after `use` is done with them. The room is lent and used again: memory outside the heap that is
 * asked for at each request makes V8 look through all of the shop's memory every thirty requests.
 */
export async function lendBytes<T>(pieces: readonly Piece[], use: (bytes: Buffer) => Promise<T>): Promise<T> {
  const most = mostBytes(pieces);
  const room = most > spareSize ? Buffer.allocUnsafeSlow(most) : (spare.pop() ?? Buffer.allocUnsafeSlow(spareSize));
  try {
    return await use(write(pieces, room));
  } finally {
    if (room.length === spareSize && spare.length < mostSpare) spare.push(room);
  }
}

function write(pieces: readonly Piece[], room: Buffer): Buffer {
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += room.write(piece, end);
    else {
      room.set(piece, end);
      end += piece.length;
    }
  }
  return room.subarray(0, end);
}

const mostBytes = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? 3 : 1), 0);
