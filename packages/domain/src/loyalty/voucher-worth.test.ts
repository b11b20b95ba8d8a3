import type { Benefit } from '@selvedge/contract/promotion.ts';
import { expect, test } from 'vitest';
import { voucherWorth } from './voucher-worth.ts';

const order = { goods: 8_000, freight: 490, currency: 'EUR' };

test.each<[string, Benefit, number | undefined]>([
  ['a share of the goods', { kind: 'percentage', percent: 10 }, 800],
  ['an amount', { kind: 'amount', amounts: { EUR: 10 }, per: 'basket' }, 1_000],
  ['no more than the goods', { kind: 'amount', amounts: { EUR: 500 }, per: 'basket' }, 8_000],
  ['nothing in a currency that is not named', { kind: 'amount', amounts: { SEK: 10 }, per: 'basket' }, 0],
  ['the delivery', { kind: 'freeShipping' }, 490],
  ['what nobody can say without the goods', { kind: 'buyXGetY', buy: 2, get: 1, percent: 100 }, undefined],
])('a voucher takes off %s', (_, benefit, expected) => {
  expect(voucherWorth(benefit, order)).toBe(expected);
});
