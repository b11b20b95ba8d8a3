import { expect, test } from 'vitest';
import { lendBuffer } from './lend-buffer.ts';

test('what was given back is lent again, and once only however often it is given back', () => {
  const first = lendBuffer(1_000);
  first.giveBack();
  first.giveBack();
  const [second, third] = [lendBuffer(500), lendBuffer(2_000)];
  expect(second.bytes.buffer).toBe(first.bytes.buffer);
  expect(third.bytes.buffer).not.toBe(second.bytes.buffer);
  expect([second.bytes.length, third.bytes.length]).toEqual([500, 2_000]);
});

test('what is lent to one is not lent to another', () => {
  const lent = Array.from({ length: 50 }, () => lendBuffer(10));
  expect(new Set(lent.map(({ bytes }) => bytes.buffer)).size).toBe(50);
});

test('an answer of any length finds room', () => {
  expect(lendBuffer(3_000_000).bytes.length).toBe(3_000_000);
});
