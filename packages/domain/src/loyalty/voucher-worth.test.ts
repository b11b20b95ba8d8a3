import { type Benefit, Promotion } from '@selvedge/contract/promotion.ts';
import { expect, test } from 'vitest';
import { layOutPromotions } from '../promotion/live-promotion.ts';
import { type UnknownCost, voucherWorth } from './voucher-worth.ts';

const coat = { productId: 'coat', brand: 'Selvedge', categories: ['coats'], tags: [], isMarkdown: false };
const order = {
  freight: 490,
  lines: [
    { id: '1', quantity: 1, unit: 6_000, goods: coat },
    { id: '2', quantity: 2, unit: 1_000, goods: { ...coat, productId: 'sock', categories: ['socks'] } },
  ],
};
const prices: Record<string, number> = { scarf: 1_500, hat: 2_500 };
const shop = { market: 'de-DE', currency: 'EUR', priceOf: (id: string) => prices[id] };
const live = (given: object) => layOutPromotions([Promotion.parse({ id: 'p', names: { en: 'P' }, trigger: 'code', ...given })])[0]!;

test.each<[string, Benefit, number | UnknownCost]>([
  ['a share of the goods', { kind: 'percentage', percent: 10 }, 800],
  ['an amount', { kind: 'amount', amounts: { EUR: 10 }, per: 'basket' }, 1_000],
  ['an amount of each piece', { kind: 'amount', amounts: { EUR: 5 }, per: 'piece' }, 1_500],
  ['no more than the goods', { kind: 'amount', amounts: { EUR: 500 }, per: 'basket' }, 8_000],
  ['nothing in a currency that is not named', { kind: 'amount', amounts: { SEK: 10 }, per: 'basket' }, 0],
  ['the delivery', { kind: 'freeShipping' }, 490],
  ['the cheapest of three', { kind: 'buyXGetY', buy: 2, get: 1, percent: 100 }, 1_000],
  ['what three pieces cost beyond their price', { kind: 'fixedPrice', prices: { EUR: 50 }, pieces: 3 }, 3_000],
  ['the step that is reached', { kind: 'tiers', by: 'amount', steps: [{ from: { EUR: 50 }, percent: 5 }] }, 400],
  ['the dearest of what is given away', { kind: 'bonusProduct', rewardId: 'r', products: ['scarf', 'hat'], count: 2 }, 5_000],
  [
    'what nobody knows of a gift that is not sold',
    { kind: 'bonusProduct', rewardId: 'r', products: ['hat', 'gone'], count: 1 },
    'bonusNotSold',
  ],
])('a voucher takes off %s', (_, benefit, expected) => {
  expect(voucherWorth(live({ benefit }), order, shop)).toBe(expected);
});

test('it counts the goods that it is about, from the amount that it asks for, and says what cannot be known', () => {
  const benefit = { kind: 'percentage', percent: 50 };
  expect(voucherWorth(live({ benefit, goods: { categories: ['socks'] } }), order, shop)).toBe(1_000);
  expect(voucherWorth(live({ benefit, minimum: { amounts: { EUR: 100 } } }), order, shop)).toBe(0);
  // Not begun, over or switched off: it is reckoned as if it held.
  expect(voucherWorth(live({ benefit, isActive: false, until: '2020-01-01T00:00:00Z' }), order, shop)).toBe(4_000);
  const { goods: _, ...gone } = order.lines[0]!;
  expect(voucherWorth(live({ benefit }), { ...order, lines: [gone] }, shop)).toBe(3_000);
  expect(voucherWorth(live({ benefit, goods: { categories: ['socks'] } }), { ...order, lines: [gone] }, shop)).toBe('goodsNotSold');
  expect(voucherWorth(undefined, order, shop)).toBe('promotionGone');
});
