import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createByteRing, longestEntry, type RingPart } from './create-byte-ring.ts';

const mb = 1024 * 1024;
const into = Buffer.alloc(2 * mb);

function read(part: RingPart, number: number): Buffer | undefined {
  const end = part.copy(number, into, 3);
  return end === undefined ? undefined : Buffer.from(into.subarray(3, end));
}

test('what is found is what was kept last under its number, or nothing', () => {
  const kept = fc.array(
    fc.record({ part: fc.nat(2), number: fc.nat(9), length: fc.oneof(fc.nat(40), fc.integer({ min: 300_000, max: 900_000 })) }),
    { minLength: 40, maxLength: 80, size: 'max' },
  );
  fc.assert(
    fc.property(kept, (writes) => {
      // Places for five times its size, after which it begins anew.
      const ring = createByteRing({ name: 'test-ring', maxBytes: 3 * mb, lastPlace: (15 * mb) / 16 });
      const parts = Array.from({ length: 3 }, () => ring.openPart(10));
      const last = new Map<string, string>();
      for (const [at, { part, number, length }] of writes.entries()) {
        const bytes = Buffer.alloc(length + 1, at);
        parts[part]!.keep(number, bytes);
        last.set(`${part} ${number}`, signOf(bytes)!);
        expect(signOf(read(parts[part]!, number))).toBe(signOf(bytes));
      }
      for (const [at, part] of parts.entries()) {
        for (let number = 0; number < 10; number++) {
          const found = signOf(read(part, number));
          if (found) expect(found).toBe(last.get(`${at} ${number}`));
        }
      }
    }),
    { numRuns: 25 },
  );
});

/** Each is filled with one number: its length and its ends tell it apart. */
const signOf = (bytes: Buffer | undefined) => bytes && `${bytes.length} ${bytes[0]} ${bytes.at(-1)}`;

test('while there is room everything is found, and then what was written longest ago gives way', () => {
  const ring = createByteRing({ name: 'test-ring', maxBytes: 2 * mb });
  const part = ring.openPart(5);
  const half = (fill: number) => Buffer.alloc(mb / 2 - 20, fill);
  for (let number = 0; number < 4; number++) part.keep(number, half(number));
  expect([0, 1, 2, 3].map((number) => read(part, number)?.[0])).toEqual([0, 1, 2, 3]);
  part.keep(4, half(4));
  expect([0, 1, 2, 3, 4].map((number) => read(part, number)?.[0])).toEqual([undefined, undefined, 2, 3, 4]);
});

test('what is too long is not kept, and what was kept under its number before is found no more', () => {
  const part = createByteRing({ name: 'test-ring', maxBytes: 2 * mb }).openPart(1);
  part.keep(0, Buffer.alloc(longestEntry, 7));
  expect(read(part, 0)).toHaveLength(longestEntry);
  part.keep(0, Buffer.alloc(longestEntry + 1, 8));
  expect(read(part, 0)).toBeUndefined();
});
