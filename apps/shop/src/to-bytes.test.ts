import { expect, test } from 'vitest';
import { toBytes } from './to-bytes.ts';

test('pieces of every script become one text, however long, and keep nothing of the text before', () => {
  const long = 'é'.repeat(1_500_000);
  expect(toBytes(['a', long, 'b']).toString()).toBe(`a${long}b`);
  const kept = toBytes(['قميص ', '£85 ', '– 👕']);
  toBytes(['xxxxxxxxxxxxxxxxxxxxxxxxxx']);
  expect(kept.toString()).toBe('قميص £85 – 👕');
  expect(toBytes([]).length).toBe(0);
  expect(toBytes(['£', Buffer.from('قميص'), '–']).toString()).toBe('£قميص–');
});
