import { expect, test } from 'vitest';
import { findOldAmounts } from './find-old-amounts.ts';

const site = (...texts: string[]) => ({
  slimBanners: texts.map((text, at) => ({ id: String(at), text, location: 'above' as const, alignment: 'center' as const })),
  uniqueSellingPoints: [{ id: 'u', alias: 'simple', itemText: 'Free over 60' }],
});

test('words that tell the old amount are found, each once', () => {
  const { slimBanners, uniqueSellingPoints } = site('Gratis bezorging vanaf € 60', 'Gratis bezorging vanaf € 60', '160 stoffen');
  expect(findOldAmounts({ slimBanners, uniqueSellingPoints }, { before: 60, now: 75 })).toEqual([
    'Gratis bezorging vanaf € 60',
    'Free over 60',
  ]);
});

test.each([
  ['1.500,00 Kč', 1500],
  ['1 500 Kč', 1500],
  ['ab 59,95 €', 59.95],
  ['from £1,500', 1500],
])('“%s” tells %d', (words, before) => {
  expect(findOldAmounts(site(words), { before, now: 1 })).toEqual([words]);
});

test('nothing is old while the amount is the same, or there was none', () => {
  expect(findOldAmounts(site('vanaf 60'), { before: 60, now: 60 })).toEqual([]);
  expect(findOldAmounts(site('0 zorgen'), { before: 0, now: 60 })).toEqual([]);
});
