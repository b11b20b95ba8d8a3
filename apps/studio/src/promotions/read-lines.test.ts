import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

test('a sku a line, one piece unless a number says otherwise', () => {
  expect(readLines('15101001_Black_4001146,S\n 15102450_RawIndigo_4002801,25x30  3 \n')).toEqual([
    { sku: '15101001_Black_4001146,S', quantity: 1 },
    { sku: '15102450_RawIndigo_4002801,25x30', quantity: 3 },
  ]);
});

test.each(['', '\n', 'sku 0', 'sku -1', 'sku 1.5', 'sku 100', 'two words here'])('%j is no basket', (typed) => {
  expect(readLines(typed)).toBeUndefined();
});
