import { expect, test } from 'vitest';
import { favouriteSizes, type KeptPiece } from './favourite-sizes.ts';

const kept = (kind: string, size: string, quantity = 1, length = ''): KeptPiece => ({ kind, size, length, quantity });

test('of each kind the size that was kept most, kinds of one size together, the most bought first', () => {
  const pieces = [kept('Shirts', 'L'), kept('Shirts', 'M', 2), kept('Knitwear', 'M', 3), kept('Denim', '32', 1, '34')];
  expect(favouriteSizes(pieces)).toEqual([
    { size: 'M', kinds: ['Shirts', 'Knitwear'], quantity: 5 },
    { size: '32/34', kinds: ['Denim'], quantity: 1 },
  ]);
});

test('of two sizes kept as often the one that was bought last', () => {
  expect(favouriteSizes([kept('Shoes', '42'), kept('Shoes', '41')])).toEqual([{ size: '42', kinds: ['Shoes'], quantity: 1 }]);
});

test('jeans of one waist and two lengths are two sizes', () => {
  const pieces = [kept('Denim', '32', 1, '34'), kept('Denim', '32', 2, '32')];
  expect(favouriteSizes(pieces)).toEqual([{ size: '32/32', kinds: ['Denim'], quantity: 2 }]);
});

test('nothing was kept, or more than fits a glance', () => {
  expect(favouriteSizes([])).toEqual([]);
  const many = ['34', '36', '38', '40', '42'].map((size) => kept(`Kind ${size}`, size));
  expect(favouriteSizes(many)).toHaveLength(4);
});
