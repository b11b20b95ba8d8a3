import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ShopError } from '@selvedge/contract/error.ts';

export type ReadText = {
  /** Of the text, after unpacking: a small archive can hold a huge file. */
  maxBytes: number;
};

/** Text from the bytes of a file, gzipped or not. Refuses what is not UTF-8 text, at the first byte that proves it. */
export async function* readText(bytes: AsyncIterable<Uint8Array>, { maxBytes }: ReadText): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let total = 0;
  for await (const chunk of unpacked(bytes)) {
    if (total < sniffed && chunk.subarray(0, sniffed).includes(0)) throw refuse('validation.file_binary');
    total += chunk.length;
    if (total > maxBytes) throw new ShopError('body_too_large', { file: ['validation.file_too_large'] });
    yield decode(() => decoder.decode(chunk, { stream: true }));
  }
  if (total === 0) throw refuse('validation.file_empty');
  yield decode(() => decoder.decode());
}

const sniffed = 64 * 1024;

export function refuse(key: string, field = 'file'): ShopError {
  return new ShopError('invalid_request', { [field]: [key] });
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw refuse('validation.file_encoding');
  }
}

async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]();
  const head = await firstBytes(chunks, 2);
  const all = chain(head, chunks);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return yield* all;
  const source = Readable.from(all, { objectMode: false });
  const gunzip = createGunzip();
  // An upload that breaks off must end the reading too, instead of leaving it waiting for more.
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw refuse('validation.file_truncated');
    if (code?.startsWith('Z_')) throw refuse('validation.file_damaged');
    throw error;
  } finally {
    source.destroy();
  }
}

async function firstBytes(chunks: AsyncIterator<Uint8Array>, size: number): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  while (head.length < size) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  return head;
}

async function* chain(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
