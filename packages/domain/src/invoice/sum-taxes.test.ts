import { expect, test } from 'vitest';
import { creditTaxes } from './credit-taxes.ts';
import { sumTaxes } from './sum-taxes.ts';

const german = { isIncluded: true, rates: [{ name: 'MwSt.', rate: 19 }] };

test.each([
  [
    'a tax inside the price',
    { ...german, amount: 11_900, taxes: [{ name: 'MwSt.', amount: 1_900 }] },
    [{ name: 'MwSt.', rate: 19, net: 10_000, tax: 1_900 }],
  ],
  [
    'two taxes on top',
    {
      ...{ isIncluded: false, amount: 10_000 },
      rates: [
        { name: 'GST', rate: 5 },
        { name: 'QST', rate: 9.975 },
      ],
      taxes: [
        { name: 'GST', amount: 500 },
        { name: 'QST', amount: 998 },
      ],
    },
    [
      { name: 'GST', rate: 5, net: 10_000, tax: 500 },
      { name: 'QST', rate: 9.975, net: 10_000, tax: 998 },
    ],
  ],
  [
    'a rate that has changed since',
    { ...german, amount: 11_600, taxes: [{ name: 'MwSt.', amount: 1_600 }] },
    [{ name: 'MwSt.', net: 10_000, tax: 1_600 }],
  ],
  [
    'a second tax that there is not',
    {
      ...german,
      amount: 119,
      taxes: [
        { name: 'MwSt.', amount: 19 },
        { name: '', amount: 0 },
      ],
    },
    [{ name: 'MwSt.', rate: 19, net: 100, tax: 19 }],
  ],
  [
    'fils',
    { isIncluded: true, amount: 1_050, rates: [{ name: 'VAT', rate: 5 }], taxes: [{ name: 'VAT', amount: 50 }] },
    [{ name: 'VAT', rate: 5, net: 1_000, tax: 50 }],
  ],
])('%s', (_, given, rows) => {
  expect(sumTaxes(given)).toEqual(rows);
});

test('what goes back is taxed as it was charged, in both taxes of a province', () => {
  const charged = [
    { name: 'GST', amount: 500 },
    { name: 'QST', amount: 998 },
  ];
  const rows = creditTaxes({ amount: 5_749, tax: 749, charged, rates: [] });
  expect(rows).toEqual([
    { name: 'GST', net: 5_000, tax: 250 },
    { name: 'QST', net: 5_000, tax: 499 },
  ]);
});
