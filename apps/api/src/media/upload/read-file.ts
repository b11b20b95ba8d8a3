import type { Readable } from 'node:stream';
import { ShopError } from '@selvedge/contract/error.ts';
import { mostUploadBytes } from '@selvedge/contract/studio/media.ts';

export type SentFile = { body: Readable; contentType: string; length: number | undefined };

/** The file, and what it is said to be. Counted as it comes: a length that was declared is a promise, not a fact. */
export async function readFile(
  { body, contentType, length }: SentFile,
  mostBytes = mostUploadBytes,
): Promise<[file: Buffer, declared: string]> {
  if ((length ?? 0) > mostBytes) throw new ShopError('body_too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) throw new ShopError('body_too_large');
    chunks.push(chunk as Buffer);
  }
  return [Buffer.concat(chunks), contentType.split(';', 1)[0]!.trim().toLowerCase()];
}
