import type { Variant } from '@selvedge/contract/catalogue/product.ts';
import { describe, expect, test } from 'vitest';
import { findVariant, givenChoice, knownChoice, listLengths, listSizes } from './choose-variant.ts';
import { isFewLeft } from './is-few-left.ts';
import { productState } from './product-state.ts';

const variant = (size: string, length?: string, inStockEcom = true): Variant => ({
  id: `1_red_2,${size}${length ? `x${length}` : ''}`,
  ean: '12345678',
  size: { sizeId: size, name: size },
  ...(length && { length: { lengthId: length, name: length } }),
  inStockEcom,
  inStockRetail: false,
  inDeliveryDateSet: false,
  isFewLeft: false,
});

describe('choosing a size', () => {
  test('sizes stand from small to large, whatever order they came in', () => {
    expect(listSizes(['XL', 'S', 'XXL', 'M', 'XS', 'L'].map((size) => variant(size))).map(({ name }) => name)).toEqual(
      'XS S M L XL XXL'.split(' '),
    );
    expect(listSizes(['9', '11', '10', '8.5'].map((size) => variant(size))).map(({ name }) => name)).toEqual(['8.5', '9', '10', '11']);
  });

  const jeans = [variant('32', '34'), variant('30', '32', false), variant('30', '34'), variant('32', '32')];

  test('a waist stands once and is there as long as one of its lengths is', () => {
    expect(listSizes(jeans)).toEqual([
      { id: '30', name: '30', isInStock: true },
      { id: '32', name: '32', isInStock: true },
    ]);
    expect(listSizes(jeans, '32')[0]?.isInStock).toBe(false);
  });

  test('a length is judged by the waist that was chosen', () => {
    expect(listLengths(jeans).map(({ isInStock }) => isInStock)).toEqual([true, true]);
    expect(listLengths(jeans, '30')).toEqual([
      { id: '32', name: '32', isInStock: false },
      { id: '34', name: '34', isInStock: true },
    ]);
  });

  test('nothing is found before both waist and length are chosen', () => {
    expect(findVariant(jeans, { size: '30' })).toBeUndefined();
    expect(findVariant(jeans, { size: '30', length: '34' })?.id).toBe('1_red_2,30x34');
    expect(findVariant(jeans, {})).toBeUndefined();
  });

  test('what comes in one size only needs no choosing', () => {
    expect(givenChoice([variant('ONE')])).toEqual({ size: 'ONE', length: undefined });
    expect(givenChoice(jeans)).toEqual({ size: undefined, length: undefined });
  });

  test('an address that names a size nobody has chooses nothing', () => {
    expect(knownChoice(jeans, { size: '99', length: '34' })).toEqual({ size: undefined, length: '34' });
    expect(knownChoice([variant('ONE')], { size: 'constructor' })).toEqual({ size: 'ONE', length: undefined });
  });
});

test.each([
  [0, false, false],
  [1, false, true],
  [3, false, true],
  [4, false, false],
  [1, true, false],
])('CAT-047 of %i pieces (always replenished: %s) it is said that few are left: %s', (pieces, isNoos, expected) => {
  expect(isFewLeft(pieces, { isNoos })).toBe(expected);
});

const sold = { comingSoonProduct: '', hasEcom: true, isPreorder: false, inStock: true, isInDeliverySet: false };

test.each([
  ['available', {}],
  ['comingSoon', { comingSoonProduct: '2026-12-01T00:00:00Z', inStock: false, hasEcom: false }],
  ['storesOnly', { hasEcom: false, inStock: false }],
  ['preorder', { isPreorder: true }],
  ['soldOut', { isPreorder: true, inStock: false }],
  ['backSoon', { inStock: false, isInDeliverySet: true }],
] as const)('CAT-044, CAT-047 a product is %s when %o', (state, over) => {
  expect(productState({ ...sold, ...over })).toBe(state);
});
