import { Promotion } from '@selvedge/contract/promotion.ts';
import { describe, expect, test } from 'vitest';
import { layOutPromotions } from '../promotion/live-promotion.ts';
import { taxFor } from '../tax/tax-for.ts';
import { type BasketToPrice, type LineToPrice, priceBasket } from './price-basket.ts';

type Sent = (typeof Promotion)['_zod']['input'];
type Given = Partial<Omit<BasketToPrice, 'promotions' | 'shopping'>> & {
  promotions?: Sent[];
  shopping?: Partial<BasketToPrice['shopping']>;
};

const now = Date.parse('2026-11-15T10:00:00Z');
const line = (id: string, sales: number, change: Partial<LineToPrice> & { tags?: string[] } = {}): LineToPrice => {
  const { tags = [], ...rest } = change;
  const goods = { productId: id, brand: 'Selvedge', categories: ['women'], tags, isMarkdown: false };
  return { id, quantity: 1, list: sales, sales, goods, isCounted: true, isGiftCard: false, ...rest };
};
const price = ({ promotions = [], shopping = {}, ...given }: Given) =>
  priceBasket({
    lines: [],
    tax: { isIncluded: true, taxes: [{ name: 'VAT', rate: 20 }], isEstimated: false },
    shipping: undefined,
    giftCards: [],
    promotions: layOutPromotions(promotions.map((each) => Promotion.parse(each))),
    ...given,
    shopping: { market: 'en-GB', currency: 'GBP', now, customer: new Set(['guest']), codes: new Map(), ...shopping },
  });
const promotion = (benefit: Sent['benefit'], change: Partial<Sent> = {}): Sent => ({ id: 'p', names: { en: 'P' }, benefit, ...change });

describe('what a promotion takes off', () => {
  const lines = [line('a', 1000, { quantity: 2, tags: ['x'] }), line('b', 333), line('c', 50, { tags: ['x'] })];
  test.each<[string, Sent['benefit'], Partial<Sent>, number[]]>([
    ['a percentage, rounded once', { kind: 'percentage', percent: 10 }, {}, [200, 33, 5]],
    ['a percentage of tagged goods', { kind: 'percentage', percent: 50 }, { goods: { tags: ['x'] } }, [1000, 0, 25]],
    ['an amount, shared by what each costs', { kind: 'amount', amounts: { GBP: 1 } }, {}, [84, 14, 2]],
    ['an amount that is more than all', { kind: 'amount', amounts: { GBP: 100 } }, {}, [2000, 333, 50]],
    ['an amount off each piece, never more than it costs', { kind: 'amount', amounts: { GBP: 1 }, per: 'piece' }, {}, [200, 100, 50]],
    ['a fixed price', { kind: 'fixedPrice', prices: { GBP: 4 } }, {}, [1200, 0, 0]],
    ['three pieces for a price, the dearest ones', { kind: 'fixedPrice', prices: { GBP: 20 }, pieces: 3 }, {}, [285, 48, 0]],
    ['buy two, get the cheapest of three', { kind: 'buyXGetY', buy: 2, get: 1 }, {}, [0, 333, 0]],
    ['buy one, get the second at half', { kind: 'buyXGetY', buy: 1, get: 1, percent: 50 }, {}, [500, 0, 25]],
    [
      'tiers: the highest step that is reached',
      {
        kind: 'tiers',
        by: 'amount',
        steps: [
          { from: { GBP: 20 }, percent: 10 },
          { from: { GBP: 30 }, percent: 20 },
        ],
      },
      {},
      [200, 33, 5],
    ],
    ['tiers by pieces', { kind: 'tiers', by: 'quantity', steps: [{ from: 4, amounts: { GBP: 5 } }] }, {}, [420, 70, 10]],
    ['nothing in another currency', { kind: 'amount', amounts: { EUR: 1 } }, {}, [0, 0, 0]],
  ])('%s', (_, benefit, change, expected) => {
    const { lines: priced } = price({ lines, promotions: [promotion(benefit, change)] });
    expect(priced.map(({ before, after }) => before - after)).toEqual(expected);
  });
});

describe('when a promotion applies', () => {
  const lines = [line('a', 5000, { quantity: 2 })];
  const outcome = (change: Partial<Sent>, shopping: Given['shopping'] = {}) =>
    price({ lines, shopping, promotions: [promotion({ kind: 'percentage', percent: 10 }, change)] }).outcomes[0]!.reason;
  test.each<[Partial<Sent>, Given['shopping'], string]>([
    [{}, {}, 'promotion.applied'],
    [{ isActive: false }, {}, 'promotion.not_active'],
    [{ from: '2026-11-15T10:00:01Z' }, {}, 'promotion.not_begun'],
    [{ from: '2026-11-15T10:00:00Z' }, {}, 'promotion.applied'],
    [{ until: '2026-11-15T10:00:00Z' }, {}, 'promotion.over'],
    [{ markets: ['de-DE'] }, {}, 'promotion.other_market'],
    [{ customers: ['member', 'employee'] }, {}, 'promotion.other_customer'],
    [{ customers: ['member'] }, { customer: new Set(['member']) }, 'promotion.applied'],
    [{ trigger: 'code' }, {}, 'promotion.needs_code'],
    [{ trigger: 'code' }, { codes: new Map([['p', 'X']]) }, 'promotion.applied'],
    [{ minimum: { amounts: { GBP: 100 } } }, {}, 'promotion.applied'],
    [{ minimum: { amounts: { GBP: 100.01 } } }, {}, 'promotion.minimum_amount'],
    [{ minimum: { amounts: { EUR: 1 } } }, {}, 'promotion.other_currency'],
    [{ minimum: { quantity: 3 } }, {}, 'promotion.minimum_quantity'],
    [{ goods: { brands: ['other'] } }, {}, 'promotion.no_goods'],
    [{ goods: { brands: ['selvedge'], categories: ['women'] } }, {}, 'promotion.applied'],
    [{ goods: { excludedTags: ['x'] } }, {}, 'promotion.applied'],
  ])('%o %o: %s', (change, shopping, reason) => {
    expect(outcome(change, shopping)).toBe(reason);
  });

  const ten = (id: string, change: Partial<Sent> = {}) => promotion({ kind: 'percentage', percent: 10 }, { id, ...change });
  test.each<[string, Sent[], string[]]>([
    ['combinable ones apply one after the other', [ten('a'), ten('b')], ['a 1000', 'b 900']],
    ['the higher priority comes first', [ten('a'), ten('b', { priority: 1 })], ['b 1000', 'a 900']],
    [
      'an exclusive one ends the search',
      [ten('a', { isExclusive: true, priority: 1 }), ten('b')],
      ['a 1000', 'b promotion.another_is_exclusive'],
    ],
    [
      'an exclusive one needs that nothing applied before',
      [ten('a', { priority: 1 }), ten('b', { isExclusive: true })],
      ['a 1000', 'b promotion.not_combinable'],
    ],
  ])('%s', (_, promotions, expected) => {
    const told = price({ lines, promotions }).outcomes.map((each) => `${each.promotion.id} ${each.isApplied ? each.amount : each.reason}`);
    expect(told).toEqual(expected);
  });

  test('gift cards are never reduced', () => {
    const card = line('card', 5000, { isGiftCard: true });
    expect(price({ lines: [card], promotions: [ten('a')] })).toMatchObject({ discount: 0, total: 5000, taxes: [0] });
  });
});

describe('bonus products', () => {
  const bonus = { promotionId: 'p', rewardId: 'r' };
  const promotions = [promotion({ kind: 'bonusProduct', rewardId: 'r', products: ['gift'] }, { minimum: { amounts: { GBP: 50 } } })];
  test('cost nothing while they are earned, and count for nothing when they are not', () => {
    const lines = [line('a', 5000), line('gift', 900, { bonus })];
    expect(price({ lines, promotions })).toMatchObject({ subtotal: 5900, discount: 900, total: 5000 });
    const poor = price({ lines: [line('a', 4999), lines[1]!], promotions });
    expect(poor).toMatchObject({ subtotal: 4999, total: 4999 });
    expect(poor.lines[1]).toMatchObject({ isEarned: false, quantity: 0, after: 0 });
  });

  test('are no more than the reward gives', () => {
    const lines = [line('a', 5000), line('one', 900, { bonus }), line('two', 900, { bonus })];
    expect(price({ lines, promotions }).lines.map(({ isEarned }) => isEarned)).toEqual([true, true, false]);
  });
});

describe('freight', () => {
  const shipping = { price: 395, freeFrom: 5000 };
  test.each([
    ['below the value it is paid', [line('a', 4999)], [], { shipping: 395, freeShippingMissing: 1, isShippingFree: false, total: 5394 }],
    ['from the value on it is free', [line('a', 5000)], [], { shipping: 0, freeShippingMissing: 0, isShippingFree: true, total: 5000 }],
    ['a discount can take it below', [line('a', 5000)], [promotion({ kind: 'percentage', percent: 1 })], { shipping: 395, total: 5345 }],
    [
      'a promotion can give it',
      [line('a', 100)],
      [promotion({ kind: 'freeShipping' })],
      { shipping: 0, isShippingFree: true, freeShippingMissing: 0 },
    ],
    ['nothing is sent of a gift card', [line('a', 100, { isGiftCard: true })], [], { shipping: 0, isShippingFree: false, total: 100 }],
    ['nothing is sent of what has run out', [line('a', 100, { isCounted: false })], [], { shipping: 0, total: 0 }],
  ])('%s', (_, lines, promotions, expected) => {
    expect(price({ lines, promotions, shipping })).toMatchObject(expected);
  });
});

describe('tax', () => {
  const canada = { tax: { name: 'GST', rate: 5, included: false }, country: { code: 'CA', name: 'Canada' } };
  const english = { ...canada, language: { name: 'English', baseCode: 'en' } };
  const french = { ...canada, tax: { ...canada.tax, name: 'TPS' }, language: { name: 'français', baseCode: 'fr' } };
  test.each([
    [
      'QC',
      english,
      [
        ['GST', 500],
        ['QST', 998],
      ],
      11498,
    ],
    [
      'QC',
      french,
      [
        ['TPS', 500],
        ['TVQ', 998],
      ],
      11498,
    ],
    ['ON', english, [['HST', 1300]], 11300],
    ['AB', english, [['GST', 500]], 10500],
    [undefined, english, [['GST', 500]], 10500],
  ])('in Canada %s decides on the taxes and their names', (regionCode, market, expected, total) => {
    const tax = taxFor(market, { regionCode });
    const priced = price({ lines: [line('a', 10_000)], tax });
    expect(tax.taxes.map(({ name }, index) => [name, priced.taxes[index]])).toEqual(expected);
    expect(priced.total).toBe(total);
    expect(tax.isEstimated).toBe(regionCode === undefined);
  });

  test('in the United States the state decides; before it is known there is none', () => {
    const market = { tax: { name: 'Sales tax', rate: 0, included: false }, country: { code: 'US', name: '' }, language: english.language };
    const total = (regionCode?: string) => price({ lines: [line('a', 10_000)], tax: taxFor(market, { regionCode }) }).total;
    expect([total('ny'), total('OR'), total()]).toEqual([10_400, 10_000, 10_000]);
    const changed = [{ code: 'NY', name: 'New York', taxes: [{ en: 'Sales tax', fr: '', rate: 8.875 }] }];
    expect(taxFor(market, { regionCode: 'NY', changed }).taxes[0]!.rate).toBe(8.875);
  });

  test('where prices include it, it is part of the total, of goods and freight', () => {
    const priced = price({ lines: [line('a', 1000), line('b', 1)], shipping: { price: 395 } });
    expect(priced).toMatchObject({ total: 1396, taxes: [233], shippingTaxes: [66] });
    expect(priced.lines.map(({ taxes }) => taxes[0])).toEqual([167, 0]);
  });
});

test('gift cards do not pay for gift cards', () => {
  const lines = [line('a', 1000), line('card', 5000, { isGiftCard: true })];
  const priced = price({ lines, giftCards: [{ id: 'a', balance: 9000 }] });
  expect(priced).toMatchObject({ total: 6000, remaining: 5000 });
  expect(priced.giftCards.map(({ used }) => used)).toEqual([1000]);
});

test('PAY-022 gift cards pay one after the other, and what is left is told', () => {
  const giftCards = [
    { id: 'a', balance: 300 },
    { id: 'b', balance: 900 },
    { id: 'c', balance: 100 },
  ];
  const priced = price({ lines: [line('a', 1000)], giftCards });
  expect(priced.giftCards.map(({ used }) => used)).toEqual([300, 700, 0]);
  expect(priced.remaining).toBe(0);
});
