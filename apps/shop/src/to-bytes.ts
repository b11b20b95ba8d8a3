import { mostBytes, type Piece, writePieces } from '@selvedge/api/http/write-pieces.ts';

let scratch = Buffer.allocUnsafeSlow(2 * 1024 * 1024);

/**
 * A text as it is sent, written first into a buffer that is there already, because asking for new memory piece by piece takes longer than writing.
 */
export function toBytes(pieces: readonly Piece[]): Buffer {
  const most = mostBytes(pieces);
  if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(most * 2);
  return Buffer.from(writePieces(pieces, scratch));
}

const bufferSize = 2 * 1024 * 1024;
/** A few more than there are threads to compress them: one is being written while the others wait for nothing but a thread. */
const mostBuffers = 6;
const free: Buffer[] = [];
const waiting: ((buffer: Buffer) => void)[] = [];
let buffers = 0;

/**
 * The same for bytes that nobody needs after `use` is done with them. The buffer is lent and used again, and who finds none waits: memory
 * outside the heap that is asked for at each request makes V8 look through all of the shop's memory every thirty requests.
 */
export async function withPooledBuffer<T>(pieces: readonly Piece[], use: (bytes: Buffer) => Promise<T>): Promise<T> {
  const buffer = await acquireBuffer();
  try {
    const most = mostBytes(pieces);
    return await use(writePieces(pieces, most > buffer.length ? Buffer.allocUnsafeSlow(most) : buffer));
  } finally {
    const next = waiting.shift();
    if (next) next(buffer);
    else free.push(buffer);
  }
}

/** Gives back those that nobody uses. */
export function dropPooledBuffers(): void {
  buffers -= free.length;
  free.length = 0;
}

function acquireBuffer(): Buffer | Promise<Buffer> {
  const buffer = free.pop();
  if (buffer) return buffer;
  if (buffers === mostBuffers) return new Promise((resolve) => waiting.push(resolve));
  buffers += 1;
  return Buffer.allocUnsafeSlow(bufferSize);
}
