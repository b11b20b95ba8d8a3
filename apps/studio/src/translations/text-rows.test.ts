import type { TextBook } from '@selvedge/contract/studio/translations.ts';
import { describe, expect, test } from 'vitest';
import { filterRows, textRows } from './text-rows.ts';

const scope = (name: string, language = name) => ({
  scope: name,
  language,
  name,
  direction: 'ltr' as const,
  markets: [],
  texts: 0,
  gaps: 0,
});
const book: TextBook = {
  english: {
    'basket.pieces': '{count, plural, one {{count} piece} other {{count} pieces}}',
    'basket.title': 'Basket',
    'payment.pay': 'Pay',
  },
  uses: { 'payment.pay': { files: ['storefront/payment/pay-button'], pages: ['checkout-payment'] } },
  scopes: [],
};
const texts = {
  en: { 'basket.title': { text: 'Bag', shipped: 'Basket', version: 1 } },
  fi: { 'basket.title': { text: 'Ostoskori', version: 2 } },
  'fi-FI': {},
  pl: {},
};
const rows = textRows(book, [scope('en'), scope('fi'), scope('fi-FI', 'fi'), scope('pl')], texts);
const cell = (key: string, column: number) => rows.find((row) => row.key === key)?.cells[column];

describe('the rows of the table', () => {
  test('are the keys of English, whatever forms a language counts in', () => {
    expect(rows.map(({ key }) => key)).toEqual(['basket.pieces', 'basket.title', 'payment.pay']);
    expect([cell('basket.pieces', 1)?.state, cell('basket.pieces', 3)?.state]).toEqual(['gap', 'gap']);
  });

  test('show what shoppers read: own, of the language, or English as it is written now', () => {
    expect([cell('basket.title', 0), cell('basket.title', 1), cell('basket.title', 2), cell('basket.title', 3)]).toMatchObject([
      { state: 'own', shown: 'Bag' },
      { state: 'own', shown: 'Ostoskori' },
      { state: 'inherited', shown: 'Ostoskori' },
      { state: 'gap', shown: 'Bag' },
    ]);
  });

  test.each([
    [{ query: 'ostos' }, ['basket.title']],
    [{ query: 'pay-button' }, ['payment.pay']],
    [{ show: 'changed' as const }, ['basket.title']],
    [{ area: 'payment' }, ['payment.pay']],
    [{ query: 'nothing like it' }, []],
  ])('are narrowed by %j', (filter, keys) => {
    expect(filterRows(rows, { query: '', area: '', show: 'all', ...filter }).map(({ key }) => key)).toEqual(keys);
  });
});

test('what has not arrived yet is no gap', () => {
  const [row] = textRows(book, [scope('fi'), scope('pl')], { fi: texts.fi! });
  expect(row?.cells[0]?.state).not.toBe('reading');
  expect(row?.cells[1]).toMatchObject({ state: 'reading', shown: '' });
});
