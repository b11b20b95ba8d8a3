import { expect, test } from 'vitest';
import { rowsOf, withAmount, withNumber, withSuggestions } from './suggestion-settings.ts';

test('SRC-037 rows that are shown come first, in their order; the others can be shown again', () => {
  expect(rowsOf({})).toEqual([
    { row: 'completions', isShown: true },
    { row: 'categories', isShown: true },
    { row: 'products', isShown: true },
    { row: 'searches', isShown: true },
    { row: 'helpLinks', isShown: true },
  ]);
  const settings = withSuggestions({}, { rows: ['helpLinks', 'products'] });
  expect(rowsOf(settings).map(({ row, isShown }) => `${row} ${isShown}`)).toEqual([
    'helpLinks true',
    'products true',
    'completions false',
    'categories false',
    'searches false',
  ]);
});

test('an amount that is emptied everywhere is the standard again', () => {
  const typed = withAmount(withAmount({}, 'mobile', 2), 'desktop', 6);
  expect(typed.suggestions).toEqual({ helpLinks: [], visibleProducts: { mobile: 2, desktop: 6 } });
  expect(withAmount(withAmount(typed, 'mobile', undefined), 'desktop', undefined).suggestions).toEqual({ helpLinks: [] });
});

test('a number that is emptied is left out', () => {
  expect(withNumber({ productsPerPage: 24, defaultSize: 10 }, 'productsPerPage', undefined)).toEqual({ defaultSize: 10 });
});
