import { Promotion } from '@selvedge/contract/promotion.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LineToPrice, priceBasket } from '../basket/price-basket.ts';
import { toDecimal } from '../money/minor-units.ts';
import { layOutPromotions } from './live-promotion.ts';

const currencies = ['EUR', 'KWD', 'HUF', 'CHF', 'SEK'];

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  list: fc.integer({ min: 1, max: 20_000 }),
  tags: fc.subarray(['a', 'b']),
});

const promotionIn = (currency: string) => {
  const money = fc.integer({ min: 1, max: 5_000 }).map((minor) => ({ [currency]: toDecimal(minor, currency) }));
  const percent = fc.integer({ min: 1, max: 90 });
  const few = fc.integer({ min: 1, max: 3 });
  const benefit = fc.oneof(
    fc.record({ kind: fc.constant('percentage'), percent }),
    fc.record({ kind: fc.constant('amount'), amounts: money, per: fc.constantFrom('basket', 'piece') }),
    fc.record({ kind: fc.constant('fixedPrice'), prices: money, pieces: few }),
    fc.record({ kind: fc.constant('buyXGetY'), buy: few, get: few, percent }),
    fc.record({ kind: fc.constant('bonusProduct'), rewardId: fc.constant('r'), products: fc.constant(['x']) }),
    fc.record({ kind: fc.constant('freeShipping') }),
  );
  return fc.record({
    benefit,
    trigger: fc.constantFrom('automatic', 'code'),
    isExclusive: fc.boolean(),
    priority: fc.integer({ min: 0, max: 2 }),
    goods: fc.record({ tags: fc.subarray(['a', 'b'], { maxLength: 1 }) }),
    minimum: fc.oneof(fc.constant({}), fc.record({ quantity: few })),
  });
};

const given = fc.constantFrom(...currencies).chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    promotions: fc.array(promotionIn(currency), { minLength: 1, maxLength: 5 }),
    shipping: fc.record({ price: fc.nat(900), freeFrom: fc.nat(30_000) }),
    isIncluded: fc.boolean(),
  }),
);

type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

function price({ currency, lines, promotions, shipping, isIncluded }: Given, coded: readonly string[]) {
  const live = layOutPromotions(promotions.map((each, index) => Promotion.parse({ id: `p${index}`, names: { en: 'P' }, ...each })));
  const toPrice = lines.map(({ tags, list, quantity }, index): LineToPrice => {
    const goods = { productId: String(index), brand: '', categories: [], tags, isMarkdown: false };
    return { id: String(index), quantity, list, sales: list, goods, isCounted: true, isGiftCard: false };
  });
  const codes = new Map(coded.map((id) => [id, id.toUpperCase()]));
  return priceBasket({
    ...{ lines: toPrice, promotions: live, shipping, giftCards: [] },
    shopping: { market: 'xx-XX', currency, now: 0, customer: new Set(['guest']), codes },
    tax: { isIncluded, taxes: [{ name: 'VAT', rate: 19 }], isEstimated: false },
  });
}

const giftsOf = ({ outcomes }: ReturnType<typeof price>) =>
  outcomes.flatMap(({ promotion, bonusCount }) => (bonusCount ? [promotion.id] : []));

const told = ({ total, outcomes }: ReturnType<typeof price>) => [
  total,
  ...outcomes.map(({ promotion, amount, reason }) => `${promotion.id} ${amount} ${reason}`),
];

test('BSK-063 another code never makes a basket dearer and never takes a gift away, whatever the order of the codes', () => {
  fc.assert(
    fc.property(given, (basket) => {
      const coded = basket.promotions.flatMap(({ trigger }, index) => (trigger === 'code' ? [`p${index}`] : []));
      for (const more of coded) {
        const others = coded.filter((id) => id !== more);
        const [without, withIt] = [price(basket, others), price(basket, coded)];
        expect(withIt.total).toBeLessThanOrEqual(without.total);
        expect(giftsOf(withIt)).toEqual(expect.arrayContaining(giftsOf(without)));
      }
      expect(told(price(basket, coded.toReversed()))).toEqual(told(price(basket, coded)));
    }),
    { numRuns: 400 },
  );
});

test('a code is called applied only when it does something', () => {
  fc.assert(
    fc.property(given, (basket) => {
      const coded = basket.promotions.flatMap(({ trigger }, index) => (trigger === 'code' ? [`p${index}`] : []));
      const priced = price(basket, coded);
      for (const { isApplied, amount, bonusCount, promotion } of priced.outcomes) {
        if (!isApplied) continue;
        const isDelivery = promotion.benefit.kind === 'freeShipping' && priced.shipping === 0 && basket.shipping.price > 0;
        expect(amount > 0 || (bonusCount ?? 0) > 0 || isDelivery).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('three for two and a code that stands alone: the shopper keeps what costs less, and is told why', () => {
  const tee = { quantity: 3, list: 7500, tags: [] };
  const basket: Given = {
    ...{ currency: 'EUR', lines: [tee], shipping: { price: 0, freeFrom: 0 }, isIncluded: true },
    promotions: [
      {
        benefit: { kind: 'buyXGetY', buy: 2, get: 1, percent: 100 },
        trigger: 'automatic',
        isExclusive: false,
        priority: 0,
        goods: { tags: [] },
        minimum: {},
      },
      { benefit: { kind: 'percentage', percent: 15 }, trigger: 'code', isExclusive: true, priority: 5, goods: { tags: [] }, minimum: {} },
    ] as never,
  };
  const priced = price(basket, ['p1']);
  expect(priced.total).toBe(15_000);
  expect(priced.outcomes.map(({ promotion, isApplied, reason }) => [promotion.id, isApplied, reason])).toEqual([
    ['p1', false, 'promotion.not_combinable'],
    ['p0', true, 'promotion.applied'],
  ]);
});
