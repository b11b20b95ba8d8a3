import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BootError } from '../boot-error.ts';

/**
 * Passwords that were published, as a Bloom filter: nobody can read them out of it, and of those that were not published it refuses
 * one in a thousand. Keys are SHA-1 hashes, so that it can be built from lists of hashes too.
 */
export type PasswordFilter = { has(password: string): boolean; count: number };

const magic = 'SVPF1';
const headerBytes = 24;

export function readPasswordFilter(file: string | URL): PasswordFilter {
  const bytes = readFileSync(file);
  const bits = bytes.length >= headerBytes ? Number(bytes.readBigUInt64LE(8)) : 0;
  const hashes = bytes[5] ?? 0;
  if (bytes.toString('latin1', 0, 5) !== magic || bits === 0 || bytes.length !== headerBytes + Math.ceil(bits / 8))
    throw new BootError(`${file} is no filter of passwords; build one with node scripts/password-filter.ts`);
  const table = bytes.subarray(headerBytes);
  return {
    count: Number(bytes.readBigUInt64LE(16)),
    has: (password) => placesOf(sha1(password), { bits, hashes }).every((place) => (table[Math.floor(place / 8)]! >> (place % 8)) & 1),
  };
}

/** An empty filter for so many SHA-1 hashes, which are put in one by one: a list may be larger than the memory. */
export function createPasswordFilter({ count, wrongIn }: { count: number; wrongIn: number }): { bytes: Buffer; add(key: Buffer): void } {
  const hashes = Math.max(1, Math.round(Math.log2(wrongIn)));
  const bits = Math.max(8, Math.ceil((count * Math.log(wrongIn)) / Math.LN2 ** 2));
  const bytes = Buffer.alloc(headerBytes + Math.ceil(bits / 8));
  bytes.write(magic, 'latin1');
  bytes[5] = hashes;
  bytes.writeBigUInt64LE(BigInt(bits), 8);
  bytes.writeBigUInt64LE(BigInt(count), 16);
  const table = bytes.subarray(headerBytes);
  return {
    bytes,
    add(key) {
      for (const place of placesOf(key, { bits, hashes })) {
        const at = Math.floor(place / 8);
        table[at] = table[at]! | (1 << (place % 8));
      }
    },
  };
}

export function sha1(password: string): Buffer {
  return createHash('sha1').update(password).digest();
}

/** Two numbers of 48 bits stand for all hashes; their sums stay exact. */
function placesOf(key: Buffer, { bits, hashes }: { bits: number; hashes: number }): number[] {
  const first = key.readUIntBE(0, 6);
  const step = key.readUIntBE(6, 6);
  return Array.from({ length: hashes }, (_, index) => (first + index * step) % bits);
}
