import { ShopError } from '@selvedge/contract/error.ts';
import { describe, expect, test } from 'vitest';
import { maskGiftCardNumber, readGiftCardNumber, withCheckDigit } from '../gift-card/gift-card-number.ts';
import { checkThreshold } from './check-threshold.ts';
import { mergeLines } from './merge-lines.ts';
import { putLine } from './put-line.ts';
import type { StoredLine } from './stored-line.ts';

describe('BSK-021..025 what may be bought for its total', () => {
  const us = 'feedback.error_us_threshold';
  const other = 'feedback.error_minimum_threshold';
  test.each([
    ['US', 1000, 1000, 0, us],
    ['US', 1001, 1000, 0, undefined],
    ['US', 79_999, 0, 80_000, undefined],
    ['US', 80_000, 0, 80_000, us],
    ['US', 0, 0, 0, us],
    ['AE', 999, 1000, 0, other],
    ['AE', 5000, 1000, 5000, other],
    ['DZ', 4999, 1000, 5000, undefined],
    ['DE', 0, 1000, 1, undefined],
  ])('%s: %i between %i and %i', (country, total, minimum, maximum, expected) => {
    expect(checkThreshold(total, { minimum, maximum }, country)).toBe(expected);
  });
});

describe('gift card numbers', () => {
  const number = withCheckDigit('600000000000000042');
  test('are read with spaces and dashes, and typing errors are noticed', () => {
    expect(readGiftCardNumber(`${number.slice(0, 4)} ${number.slice(4, 9)}-${number.slice(9)}`)).toBe(number);
    for (let at = 0; at < number.length; at++) {
      const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1);
      expect(readGiftCardNumber(wrong)).toBe('');
    }
    expect(readGiftCardNumber('٣'.repeat(19))).toBe('');
  });

  test('show only their last digits', () => {
    expect(maskGiftCardNumber(number)).toBe(`***************${number.slice(-4)}`);
  });
});

describe('lines', () => {
  const stored = (id: string, sku: string, quantity: number, change: Partial<StoredLine> = {}): StoredLine => ({
    id,
    sku,
    quantity,
    name: sku,
    ...change,
  });
  const bonus = { promotionId: 'p', rewardId: 'r' };
  const put = (lines: StoredLine[], sku: string, quantity: number, available = 99) =>
    putLine(lines, { line: { id: 'new', sku, name: sku }, quantity, how: 'add', available });

  test('a line that is bought and the same as a bonus are two, and share the stock', () => {
    const lines = [stored('1', 'a', 2, { bonus })];
    expect(put(lines, 'a', 1, 3)).toHaveLength(2);
    expect(() => put(lines, 'a', 2, 3)).toThrow(ShopError);
  });

  test('BSK-041 fewer than before are never refused, however few are left; more are', () => {
    const lines = [stored('1', 'a', 5)];
    const set = (quantity: number, available: number) =>
      putLine(lines, { line: { id: 'new', sku: 'a', name: 'a' }, quantity, how: 'set', available })[0]!.quantity;
    expect([set(4, 1), set(1, 1), set(4, 0), set(5, 1)]).toEqual([4, 1, 4, 5]);
    expect(() => set(6, 5)).toThrow(ShopError);
    expect(() => set(6, 0)).toThrow(ShopError);
  });

  test('at most 200 lines', () => {
    const lines = Array.from({ length: 200 }, (_, index) => stored(String(index), `s${index}`, 1));
    expect(() => put(lines, 'other', 1)).toThrow(ShopError);
    expect(put(lines, 's7', 1)[7]!.quantity).toBe(2);
  });

  test('two baskets become one: quantities add up to stock and never fall', () => {
    const own = [stored('1', 'a', 2), stored('2', 'b', 5)];
    const other = [stored('3', 'a', 2), stored('4', 'b', 1), stored('5', 'c', 1)];
    const merged = mergeLines(own, other, ({ sku }) => ({ a: 3, b: 2, c: 0 })[sku]!);
    expect(merged.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['a', 3],
      ['b', 5],
      ['c', 1],
    ]);
  });

  test('a line that was copied from the other basket is one line with it, not twice as much', () => {
    const merged = mergeLines([stored('1', 'a', 2)], [stored('1', 'a', 3)], () => 10);
    expect(merged.map(({ quantity }) => quantity)).toEqual([3]);
  });
});
