import { Promotion } from '@selvedge/contract/promotion.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal, toMinor } from '../money/minor-units.ts';
import { layOutPromotions } from '../promotion/live-promotion.ts';
import { taxOn } from '../tax/tax-on.ts';
import { type LineToPrice, priceBasket } from './price-basket.ts';
import { prorate, share } from './prorate.ts';

const currencies = 'ALL DZD EUR AMD BAM CAD CZK DKK EGP GBP HUF KWD JOD MAD MKD NOK PLN QAR RON SAR RSD SEK CHF UAH AED USD TND TRY'.split(
  ' ',
);
const runs = { numRuns: 300 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const amount = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 100_000_000 }));

test('what is shared adds up to the whole, and no share is more than its weight', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const whole = sum(weights);
      const shared = Math.floor(whole * part);
      const shares = prorate(shared, weights);
      expect(sum(shares)).toBe(whole === 0 ? 0 : shared);
      for (const [index, each] of shares.entries()) expect(each >= 0 && each <= weights[index]!).toBe(true);
    }),
    runs,
  );
});

test('a share beyond 2^53 is exact', () => {
  expect(share(9_007_199_254_740_991, 3, 3)).toBe(9_007_199_254_740_991);
  expect(prorate(9_007_199_254_740_990, [1e15, 2e15]).reduce((a, b) => a + b)).toBe(9_007_199_254_740_990);
});

const line: fc.Arbitrary<Omit<LineToPrice, 'id'>> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    list: fc.integer({ min: 0, max: 5_000_000 }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
    member: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    isCounted: fc.integer({ min: 0, max: 9 }).map((each) => each > 0),
    isGiftCard: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
    tags: fc.subarray(['a', 'b', 'c']),
    brand: fc.constantFrom('x', 'y'),
  })
  .map(({ down, member, tags, brand, list, ...rest }) => {
    const sales = Math.round(list * down);
    return {
      ...rest,
      ...{ list, sales },
      ...(member !== undefined && { member: Math.round(sales * member) }),
      goods: { productId: '', brand, categories: ['all'], tags, isMarkdown: sales < list },
    };
  });

const benefit = (currency: string): fc.Arbitrary<unknown> => {
  const money = fc.integer({ min: 0, max: 100_000 }).map((minor) => ({ [currency]: toDecimal(minor, currency) }));
  const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
  const few = fc.integer({ min: 1, max: 5 });
  return fc.oneof(
    fc.record({ kind: fc.constant('percentage'), percent }),
    fc.record({ kind: fc.constant('amount'), amounts: money, per: fc.constantFrom('basket', 'piece') }),
    fc.record({ kind: fc.constant('fixedPrice'), prices: money, pieces: few }),
    fc.record({ kind: fc.constant('buyXGetY'), buy: few, get: few, percent }),
    fc.record({ kind: fc.constant('freeShipping') }),
    fc.record({
      kind: fc.constant('tiers'),
      by: fc.constant('amount'),
      steps: fc.array(fc.record({ from: money, percent }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('tiers'),
      by: fc.constant('quantity'),
      steps: fc.array(fc.record({ from: few, amounts: money }), { minLength: 1, maxLength: 3 }),
    }),
  );
};

const basketOf = (currency: string) =>
  fc.record({
    lines: fc.array(line, { maxLength: 12 }),
    promotions: fc.array(
      fc.record({
        benefit: benefit(currency),
        priority: fc.integer({ min: 0, max: 3 }),
        isExclusive: fc.boolean(),
        goods: fc.record({ tags: fc.subarray(['a', 'b']), excludeMarkdown: fc.boolean() }),
      }),
      { maxLength: 6 },
    ),
    isIncluded: fc.boolean(),
    rates: fc.array(fc.constantFrom(0, 5, 9.975, 19, 20, 25.5, 8.1), { minLength: 1, maxLength: 2 }),
    shipping: fc.option(fc.record({ price: fc.nat(5_000), freeFrom: fc.option(fc.nat(100_000), { nil: undefined }) }), { nil: undefined }),
    cards: fc.array(fc.nat(10_000_000), { maxLength: 3 }),
    isMember: fc.boolean(),
    staff: fc.array(
      fc.record({
        lineId: fc.option(fc.nat(11).map(String), { nil: undefined }),
        take: fc.oneof(fc.record({ percent: fc.integer({ min: 1, max: 100 }) }), fc.record({ amount: fc.nat(1_000_000) })),
        mostPercent: fc.integer({ min: 0, max: 100 }),
        pieces: fc.dictionary(fc.nat(11).map(String), fc.integer({ min: 1, max: 99 })),
      }),
      { maxLength: 3 },
    ),
  });

test.each(currencies)('in %s no basket loses or makes a minor unit', (currency) => {
  fc.assert(
    fc.property(basketOf(currency), (given) => {
      const tax = { isIncluded: given.isIncluded, taxes: given.rates.map((rate) => ({ name: String(rate), rate })), isEstimated: false };
      const promotions = layOutPromotions(
        given.promotions.map((each, index) => Promotion.parse({ id: `p${index}`, names: { en: 'P' }, ...each })),
      );
      const lines = given.lines.map((each, index) => ({ ...each, id: String(index) }));
      const customer = new Set([given.isMember ? ('member' as const) : ('guest' as const)]);
      const shopping = { market: 'xx-XX', currency, now: 0, customer, codes: new Map() };
      const giftCards = given.cards.map((balance, index) => ({ id: String(index), balance }));
      const person = { id: 's', name: 'S' };
      const staffDiscounts = given.staff.map((each) => ({ ...each, reason: person, by: person }));
      const priced = priceBasket({ lines, promotions, shopping, tax, shipping: given.shipping, giftCards, staffDiscounts });

      const after = sum(priced.lines.map((each) => each.after));
      expect(priced.subtotal - priced.discount).toBe(after);
      expect(priced.total).toBe(after + priced.shipping + (given.isIncluded ? 0 : sum(priced.taxes)));
      expect(priced.remaining + sum(priced.giftCards.map(({ used }) => used))).toBe(priced.total);
      expect(priced.remaining).toBeGreaterThanOrEqual(0);
      for (const [index, whole] of priced.taxes.entries()) {
        expect(sum(priced.lines.map(({ taxes }) => taxes[index]!)) + priced.shippingTaxes[index]!).toBe(whole);
        const taxed = sum(priced.lines.map((each, at) => (lines[at]!.isGiftCard ? 0 : each.after))) + priced.shipping;
        expect(whole).toBe(taxOn(taxed, given.rates[index]!, given.isIncluded));
      }
      for (const each of priced.lines) {
        expect(each.after).toBeGreaterThanOrEqual(0);
        const steps = [...each.promotions, ...each.staffDiscounts].map((step) => step.amount);
        expect(each.before - sum(steps)).toBe(each.after);
      }
      const reduced = sum(priced.outcomes.map((outcome) => outcome.amount));
      const byStaff = sum(priced.lines.flatMap((each) => each.staffDiscounts.map((step) => step.amount)));
      expect(reduced + byStaff).toBe(priced.discount);
      const without = priceBasket({ lines, promotions, shopping, tax, shipping: given.shipping, giftCards });
      expect([priced.shipping <= without.shipping, priced.total <= without.total]).toEqual([true, true]);
      // Over the wire and back: a decimal number keeps every minor unit.
      for (const minor of [priced.total, priced.subtotal, ...priced.taxes])
        expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor);
    }),
    { numRuns: 60 },
  );
});
