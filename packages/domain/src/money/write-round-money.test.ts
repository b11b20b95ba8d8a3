import { expect, test } from 'vitest';
import { writeRoundMoney } from './write-round-money.ts';

test.each([
  ['fr-FR', { amount: 60, currency: 'EUR' }, '60 €'],
  ['fr-FR', { amount: 59.9, currency: 'EUR' }, '59,90 €'],
  ['ar-KW', { amount: 20, currency: 'KWD' }, '20 د.ك.'],
])('a threshold in %s: %o', (market, threshold, written) => {
  expect(
    writeRoundMoney(threshold, market)
      .replaceAll(/[\u200e\u200f]/g, '')
      .replaceAll('\u00a0', ' '),
  ).toBe(written);
});
