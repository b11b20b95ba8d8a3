import { expect, test } from 'vitest';
import { code128 } from './code128.ts';

test('a text becomes start, letters, check and stop, each eleven modules wide', () => {
  // With start A the well-known example's check value is 54; start B makes it 55.
  const bars = code128('PJJ123C');
  expect(bars.slice(0, 6).join('')).toBe('211214');
  expect(bars.slice(6, 12).join('')).toBe('313121');
  expect(bars.slice(-13, -7).join('')).toBe('311321');
  expect(bars.slice(-7).join('')).toBe('2331112');
  expect(bars.reduce((sum, width) => sum + width, 0)).toBe(9 * 11 + 13);
});

test('what no scanner reads is refused', () => {
  for (const text of ['', 'é', 'رقم', 'a\n']) expect(() => code128(text)).toThrow(RangeError);
});
