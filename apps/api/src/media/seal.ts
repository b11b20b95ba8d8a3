import { hash } from 'node:crypto';
import type { Kept } from './create-byte-cache.ts';

const digestBytes = 16;

export function toKept(bytes: Buffer): Kept {
  return { bytes, etag: `"${digestOf(bytes).toString('base64url')}"` };
}

/** A kept file begins with the hash of the rest: a disk that lost the end of one must not show half a coat for a year. */
export function seal({ bytes }: Kept): Buffer {
  return Buffer.concat([digestOf(bytes), bytes]);
}

export function unseal(file: Buffer): Kept | undefined {
  const bytes = file.subarray(digestBytes);
  return bytes.length > 0 && digestOf(bytes).equals(file.subarray(0, digestBytes)) ? toKept(bytes) : undefined;
}

const digestOf = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer').subarray(0, digestBytes);
