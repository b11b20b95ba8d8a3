import type { Basket, BasketAnswer, BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { Money, Price } from '@selvedge/contract/catalogue/price.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { Promotion } from '@selvedge/contract/promotion.ts';
import { type LineToPrice, type PricedLine, priceBasket } from '@selvedge/domain/basket/price-basket.ts';
import { toMoney } from '@selvedge/domain/catalogue/show-price.ts';
import { layOutPromotions } from '@selvedge/domain/promotion/live-promotion.ts';
import fc from 'fast-check';

/** Baskets as the API answers them in a market: with promotions, two taxes, freight and gift cards, priced by the shop's own rule. */
export function randomBasket(market: MarketSettings): fc.Arbitrary<BasketAnswer> {
  return fc
    .record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 9 }),
          list: fc.integer({ min: 1, max: 200_000 }),
          percent: fc.integer({ min: 30, max: 100 }),
          isGiftCard: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
          isCounted: fc.integer({ min: 0, max: 9 }).map((each) => each > 0),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      percent: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100),
      shipping: fc.record({ price: fc.nat(2_000), freeFrom: fc.integer({ min: 1, max: 400_000 }) }),
      balance: fc.nat(300_000),
    })
    .map((given) => answerOf(market, given));
}

type Given = {
  lines: readonly { quantity: number; list: number; percent: number; isGiftCard: boolean; isCounted: boolean }[];
  percent: number;
  shipping: { price: number; freeFrom: number };
  balance: number;
};

function answerOf(market: MarketSettings, given: Given): BasketAnswer {
  const money = (minor: number) => toMoney(minor, market);
  const goods = { productId: 'x', brand: 'x', categories: [], tags: [], isMarkdown: false };
  const lines = given.lines.map(
    ({ percent, list, ...line }, index): LineToPrice => ({
      ...line,
      id: String(index),
      list,
      sales: Math.ceil((list * percent) / 100),
      goods,
    }),
  );
  const promotions = layOutPromotions([
    Promotion.parse({ id: 'three-for-two', names: { en: '3 for 2' }, benefit: { kind: 'buyXGetY', buy: 2, get: 1 } }),
    Promotion.parse({ id: 'welcome', names: { en: 'Welcome' }, trigger: 'code', benefit: { kind: 'percentage', percent: given.percent } }),
  ]);
  const { tax } = market;
  const priced = priceBasket({
    ...{ lines, promotions, shipping: given.shipping, giftCards: [{ id: 'card', balance: given.balance }] },
    shopping: {
      ...{ market: market.id, currency: market.currency, now: 0 },
      ...{ customer: new Set(['guest' as const]), codes: new Map([['welcome', 'WELCOME10']]) },
    },
    tax: {
      ...{ isIncluded: tax.included, isEstimated: !tax.included },
      taxes: [
        { name: tax.name, rate: tax.rate },
        { name: 'QST', rate: 9.975 },
      ],
    },
  });
  const { outcomes, taxes } = priced;
  const code = outcomes.find((outcome) => outcome.code === 'WELCOME10');
  const shown = lines.map((line, index) => showLine(line, priced.lines[index]!, money));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const basket: Basket = {
    ...{ basketId: 'basket', market: market.id, currency: market.currency, lines: shown, email: '', shipments: [] },
    quantity: sum(priced.lines.map(({ quantity }) => quantity)),
    ...{ useBillingAddressForShipping: false, note: '', acceptedTerms: false, acceptedNewsletter: false },
    freeShipping: priced.isShippingFree,
    ...(priced.freeShippingMissing !== undefined && { freeShippingMissing: money(priced.freeShippingMissing) }),
    ...{ shippingTotal: money(priced.shipping), shippingVat: money(sum(priced.shippingTaxes)) },
    ...{ subtotal: money(priced.subtotal), total: money(priced.total), totalDiscount: money(priced.discount) },
    ...{ totalSavings: money(priced.savings), remainingTotal: money(priced.remaining) },
    ...{ totalVat: money(sum(taxes)), totalVat1: money(taxes[0]!), totalVat2: money(taxes[1]!) },
    ...{ vatName: tax.name, vatName2: 'QST', isTaxIncluded: tax.included, isTaxEstimated: !tax.included },
    promoCodes: ['WELCOME10'],
    promoCodeAmounts: { WELCOME10: money(code?.amount ?? 0) },
    giftCards: priced.giftCards.map(({ id, balance, used }) => ({
      ...{ id, giftCardNumber: '•••• 1234', balance: money(balance), used: money(used) },
    })),
    bonusProductContexts: [],
    ...{ isDigital: shown.every(({ isDigital }) => isDigital), isMixed: false, hasMultipleShippingLocations: false, notices: [] },
  };
  return {
    basket,
    shippingMethods: [],
    ...{ allowedStates: [], allowedProvinces: [], turkishLocations: [] },
    ...{ minimumThreshold: money(0), maximumThreshold: money(80_000), cheapestPredictedDeliveryDate: '' },
  };
}

function showLine(line: LineToPrice, priced: PricedLine, money: (minor: number) => Money): BasketLine {
  const price = (sales: number, list: number): Price => ({
    ...{ salesPrice: money(sales), listPrice: money(list), discounts: [], vatAmount: money(priced.taxes[0]!).amount, vatAmount2: 0 },
  });
  return {
    ...{ id: line.id, sku: `x,${line.id}`, productId: 'x', styleNumber: 'x', colourPattern: '', optionId: 'x', name: 'Tee' },
    ...{ imageUrl: '', productUrl: '', ean: '', ediCategory: '', ediSubCategory: '', brand: '', subBrand: '', badges: [] },
    ...{ colour: { name: 'Ecru', base: '', nuance: { name: '', hex: '' } }, variant: { size: 'M', length: '' } },
    unitPrice: price(priced.unit, line.list),
    totalPrice: price(priced.before, line.list * priced.quantity),
    groupTotalPrice: price(priced.after, line.list * priced.quantity),
    explanation: [
      { kind: 'list', amount: money(line.list * priced.quantity) },
      ...priced.promotions.map(({ promotion, amount }) => ({
        ...{ kind: 'promotion' as const, amount: money(amount), reference: promotion.id, name: promotion.id },
      })),
      ...priced.taxes.map((amount, index) => ({ kind: 'tax' as const, amount: money(amount), name: String(index) })),
    ],
    ...{ quantity: line.quantity, maximumQuantity: 99, state: line.isCounted ? 'available' : 'soldOut', isDigital: line.isGiftCard },
    ...{ isBonusProduct: false, lineItemStockLocation: 'warehouse', promotionLevel: '', promotionName: '' },
  };
}
