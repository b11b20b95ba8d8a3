import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import { expect, test } from 'vitest';
import { compareSizes } from './compare-sizes.ts';
import { facetColourTable } from './facet-colour-table.ts';
import { listsGiftCards } from './lists-gift-cards.ts';
import { priceFilter } from './price-filter.ts';
import { productId, productIdOf, readProductId, variantId } from './product-id.ts';
import { currentPage, isPaginationExceeded, offeredSortings, searchWindow } from './search-window.ts';
import { giftCardOption, sizeScriptLabel, variantLabel } from './variant-label.ts';

test('CAT-002, CAT-003 ids are made of their parts and read back', () => {
  const parts = { styleNumber: '100', colour: 'black', optionId: '7' };
  expect(productId(parts)).toBe('100_black_7');
  expect(readProductId('100_black_7')).toEqual(parts);
  expect(readProductId('100_black_7,32x34')).toEqual(parts);
  expect(readProductId('100')).toEqual({ styleNumber: '100', colour: '', optionId: '' });
  expect(variantId('100_black_7', { size: '32', length: '34' })).toBe('100_black_7,32x34');
  expect(productIdOf('100_black_7,32x34')).toBe('100_black_7');
});

test.each([
  [{ size: { name: '32' }, length: { name: 'L34' } }, '32 x 34', 'W32L34'],
  [{ size: { name: 'M' } }, 'M', 'M'],
  [{ size: { name: '32' }, length: { name: 'regular' } }, '32', '32'],
])('CAT-022, CAT-023, CAT-024, CAT-025 labels of %j', (variant, label, script) => {
  expect([variantLabel(variant), sizeScriptLabel(variant)]).toEqual([label, script]);
});

test('CAT-028, CAT-029 a gift card is worth the digits after the comma', () => {
  expect(giftCardOption({ id: 'GIFT_digital_1,50', inStockEcom: true })).toEqual({ value: '50.00', disabled: false });
  expect(giftCardOption({ id: 'GIFT_digital_1,100', inStockEcom: false })).toEqual({ value: '100.00', disabled: true });
  expect(giftCardOption({ id: 'GIFT_digital_1', inStockEcom: true })).toBeUndefined();
});

test.each([
  ['DE', false, false, false],
  ['DE', true, false, true],
  ['DE', false, true, true],
  ['US', true, true, false],
])('CAT-026, CAT-027 gift cards in %s: category %s, search %s -> %s', (country, categoryListsThem, searchNamesThem, expected) => {
  expect(listsGiftCards({ country, categoryListsThem, searchNamesThem })).toBe(expected);
});

test.each([
  [{}, { from: 0, size: 20 }],
  [
    { from: null, size: null },
    { from: 0, size: 20 },
  ],
  [
    { from: -3, size: 0 },
    { from: 0, size: 3 },
  ],
  [
    { from: 60, size: -1 },
    { from: 60, size: 3 },
  ],
  [
    { from: 1, size: 60 },
    { from: 1, size: 60 },
  ],
])('SRC-022, SRC-023, SRC-031 %j asks for %j', (given, expected) => {
  expect(searchWindow(given)).toEqual(expected);
});

test.each([
  ['2', 2],
  ['0', 1],
  ['-4', 1],
  ['x', 1],
  [undefined, 1],
  ['99', 3],
  [2.9, 2],
  ['1e9', 3],
])('SRC-024, SRC-025 page %s is page %d of three', (page, expected) => {
  expect(currentPage(page, { totalResults: 121, perPage: 60 })).toBe(expected);
  expect(currentPage(page, { totalResults: 0, perPage: 60 })).toBe(1);
});

test('SRC-026 pagination is exceeded only beyond the last product', () => {
  expect([10, 11].map((startingFrom) => isPaginationExceeded({ startingFrom, totalResults: 10 }))).toEqual([false, true]);
});

test('SRC-018 the first sorting is not offered', () => {
  expect(offeredSortings(['relevance', 'newest'])).toEqual(['newest']);
});

test('SRC-028, SRC-029 there is no price filter without a choice', () => {
  const facet = (upperBoundingValue: number) => ({ available: { lowerBoundingValue: 10, upperBoundingValue } });
  expect([priceFilter(undefined), priceFilter(facet(10))]).toEqual([undefined, undefined]);
  expect(priceFilter(facet(11))).toEqual(facet(11));
});

test('SRC-020, SRC-021 the colour table has 18 colours, each with a checkmark that can be seen', () => {
  expect(Object.keys(facetColourTable)).toEqual([...facetColours]);
  expect(facetColours).toHaveLength(18);
  for (const [name, { swatch, checkmark }] of Object.entries(facetColourTable)) {
    expect(contrast(swatch, checkmark), name).toBeGreaterThanOrEqual(3);
  }
});

function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

test('sizes stand as people line them up', () => {
  const sizes = ['XL', '40', 'One size', 'S', '8', 'XS', '36.5', 'M', '3XL', 'wide'];
  expect(sizes.sort(compareSizes)).toEqual(['One size', 'XS', 'S', 'M', 'XL', '3XL', '8', '36.5', '40', 'wide']);
});
