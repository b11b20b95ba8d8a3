import { describe, expect, test } from 'vitest';
import { nextPriceChange, type PriceRow, priceFromHistory } from './price-from-history.ts';
import { shownPercentage, showPrice, taxOf, toMoney } from './show-price.ts';

const day = 24 * 60 * 60 * 1000;
const row = (onDay: number, list: number, sales = list, member?: number): PriceRow => ({ validFrom: onDay * day, list, sales, member });
const on = (onDay: number) => onDay * day;

describe('CAT-046 the price of the 30 days before a markdown', () => {
  test.each<[string, PriceRow[], number | undefined]>([
    ['the price before it', [row(0, 100), row(50, 100, 70)], 100],
    ['the lowest of several', [row(0, 100), row(30, 100, 80), row(35, 100), row(50, 100, 70)], 80],
    ['not one that ended more than 30 days before', [row(0, 100, 50), row(10, 100), row(50, 100, 70)], 100],
    ['one that still held on the first of the 30 days', [row(0, 100, 50), row(20.5, 100), row(50, 100, 70)], 50],
    [
      'of a markdown that goes on downwards, the price before its beginning',
      [row(0, 100), row(40, 100, 90), row(45, 100, 80), row(50, 100, 70)],
      100,
    ],
    ['of a markdown after a rise in between, the low before the rise', [row(0, 100), row(40, 100, 60), row(45, 100, 80)], 60],
    ['a raised list price is no cheaper past', [row(0, 100), row(49, 140), row(50, 140, 100)], 100],
    ['nothing without a past', [row(50, 100, 70)], undefined],
    ['nothing without a markdown', [row(0, 100), row(50, 90)], undefined],
  ])('is %s', (_, rows, expected) => {
    expect(priceFromHistory(rows, on(60))?.historic).toBe(expected);
  });
});

describe('the price at a moment', () => {
  const rows = [row(10, 100, 100, 90), row(20, 100, 80, 85), row(30, 120)];
  test.each<[number, object | undefined]>([
    [9, undefined],
    [10, { list: 100, sales: 100, member: 90, isMarkdown: false }],
    [19.9, { list: 100, sales: 100, member: 90, isMarkdown: false }],
    // A member price that is no better than everybody's is not one.
    [20, { list: 100, sales: 80, historic: 100, isMarkdown: true }],
    [31, { list: 120, sales: 120, isMarkdown: false }],
  ])('on day %d', (onDay, expected) => {
    expect(priceFromHistory(rows, on(onDay))).toEqual(expected);
  });

  test('the next one is known', () => {
    expect(nextPriceChange(rows, on(12))).toBe(on(20));
    expect(nextPriceChange(rows, on(40))).toBe(Number.POSITIVE_INFINITY);
  });
});

const market = (code: string, decimals = 2) => ({
  id: `xx-${code}`,
  currency: 'XXX',
  decimals,
  country: { code },
  tax: { name: '', rate: 25, included: true },
});

describe('CAT-046 the percentage that is shown', () => {
  const markdown = { list: 100, sales: 70, historic: 80, isMarkdown: true };
  test.each<[string, Parameters<typeof shownPercentage>[0], string, number | undefined]>([
    ['in the EU from the historic price', markdown, 'DE', 12],
    ['elsewhere from the list price', markdown, 'US', 30],
    ['none in the EU when it was as cheap before', { ...markdown, historic: 70 }, 'FR', 0],
    ['none in the EU without a past', { list: 100, sales: 70, isMarkdown: true }, 'SE', undefined],
    ['none without a markdown', { list: 100, sales: 100, isMarkdown: false }, 'US', undefined],
    ['rounded down, never up', { list: 300, sales: 199, isMarkdown: true }, 'GB', 33],
  ])('%s', (_, state, country, expected) => {
    expect(shownPercentage(state, market(country))).toBe(expected);
  });
});

test('CAT-012, CAT-013 amounts leave the shop as decimals of their currency', () => {
  expect([2, 0, 3].map((decimals) => toMoney(4995, market('DE', decimals)).amount)).toEqual([49.95, 4995, 4.995]);
  const shown = showPrice({ list: 10000, sales: 8000, historic: 9000, isMarkdown: true }, market('DK'));
  expect(shown).toMatchObject({
    salesPrice: { amount: 80 },
    historicPercentage: 11,
    discounts: [{ amount: 20, reference: 'markdown' }],
    vatAmount: 16,
  });
});

test('tax is inside a price that includes it and on top of one that does not', () => {
  expect(taxOf(12000, { name: '', rate: 20, included: true })).toBe(2000);
  expect(taxOf(10000, { name: '', rate: 5, included: false })).toBe(500);
  expect(taxOf(10000, { name: '', rate: 0, included: true })).toBe(0);
});
