import { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { Price } from '@selvedge/contract/catalogue/price.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDecimal, unitOf } from '../money/minor-units.ts';
import { basketEvents } from './basket-events.ts';
import { dataLayerEntries } from './data-layer-entries.ts';
import { filterEvents } from './filter-events.ts';
import { orderRevenue } from './order-revenue.ts';
import { purchaseEvent } from './purchase-event.ts';
import { sizeScriptOrder } from './size-script-order.ts';

describe('ANA-027, ANA-028 what an order counts for', () => {
  test.each([
    ['US', 'USD', 120, 20, 8.25, 0, 100],
    ['CA', 'CAD', 99.95, 0, 13.5, 0.65, 99.95],
    ['DE', 'EUR', 119, 19, 16.91, 0.95, 84.04],
    ['GB', 'GBP', 59.9, 0, 10.81, 0.83, 49.92],
    ['DK', 'DKK', 499.95, 100, 87.99, 8, 319.96],
    ['JP', 'JPY', 13_200, 1_320, 1_080, 0, 10_800],
    ['HU', 'HUF', 25_990, 0, 5_525, 0, 20_465],
    // Three decimals become two, to the nearest.
    ['KW', 'KWD', 36.5, 3.125, 0, 0, 33.38],
    ['KW', 'KWD', 36.5, 3.126, 0, 0, 33.37],
    ['TN', 'TND', 249.9, 0, 39.9, 1.119, 211.12],
    // The number of cents that doubles would lose: 0.1 + 0.2.
    ['DE', 'EUR', 0.3, 0.1, 0, 0, 0.2],
  ])('%s %s', (country, currency, subTotal, totalDiscount, totalVat, shippingVat, revenue) => {
    expect(orderRevenue({ currency, subTotal, totalDiscount, totalVat, shippingVat }, country)).toBe(revenue);
  });

  test('never has more than two decimals, and taxes count nothing where prices are without them', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000 });
    const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'HUF', 'USD');
    fc.assert(
      fc.property(currency, minor, minor, minor, (code, goods, vat, off) => {
        const of = (amount: number) => toDecimal(amount, code);
        const order = { currency: code, subTotal: of(goods), totalDiscount: of(off), totalVat: of(vat), shippingVat: 0 };
        for (const country of ['US', 'DE']) {
          const revenue = orderRevenue(order, country);
          expect(Number(revenue.toFixed(2))).toBe(revenue);
          const exact = (goods - off - (country === 'US' ? 0 : vat)) / unitOf(code);
          expect(Math.abs(revenue - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
        }
      }),
    );
  });
});

const price = (sales: number, list = sales, currency = 'EUR', vat = 0): Price => ({
  salesPrice: { amount: sales, currency },
  listPrice: { amount: list, currency },
  ...{ discounts: [], vatAmount: vat, vatAmount2: 0 },
});

const line = (sku: string, quantity: number, more: Partial<BasketLine> = {}): BasketLine =>
  ({
    ...{ id: `line ${sku}`, sku, productId: sku.split(',')[0], name: 'Jumper', brand: '', ediCategory: 'Knitwear', quantity },
    ...{ styleNumber: '100', ean: '57', variant: { size: 'M', length: '' }, unitPrice: price(39.95, 49.95), isDigital: false },
    ...more,
  }) as BasketLine;

const basket = (lines: BasketLine[], currency = 'EUR', basketId = 'one') => ({ basketId, currency, lines });

describe('what came into a basket and what left it', () => {
  test('is told with as many pieces as it was', () => {
    expect(basketEvents(basket([line('a,M', 1), line('b,S', 2)]), basket([line('a,M', 3)]))).toEqual([
      {
        ...{ name: 'add_to_cart', currency: 'EUR', value: 79.9 },
        items: [
          {
            ...{ item_id: 'a', item_name: 'Jumper', item_category: 'Knitwear', item_variant: 'M' },
            ...{ price: 39.95, discount: 10, quantity: 2 },
          },
        ],
      },
      { name: 'remove_from_cart', currency: 'EUR', value: 79.9, items: [expect.objectContaining({ item_id: 'b', quantity: 2 })] },
    ]);
  });

  test('is nothing where the same pieces stand under other lines', () => {
    const split = [line('a,M', 1), line('a,M', 2, { id: 'taken along', takeNow: true })];
    expect(basketEvents(basket([line('a,M', 3)]), basket(split))).toEqual([]);
  });

  test('is nothing where the basket is another one, and everything where there was none', () => {
    expect(basketEvents(basket([line('a,M', 3)]), basket([], 'EUR', ''))).toEqual([]);
    expect(basketEvents(basket([line('a,M', 3)]), basket([line('b,M', 3)], 'EUR', 'two'))).toEqual([]);
    expect(basketEvents(basket([], '', ''), basket([line('b,M', 3)], 'EUR', 'two'))).toMatchObject([{ name: 'add_to_cart' }]);
  });

  test('keeps the decimals of its currency', () => {
    const dinars = line('k,S', 3, { unitPrice: price(12.125, 12.125, 'KWD') });
    expect(basketEvents(basket([], 'KWD'), basket([dinars], 'KWD'))).toMatchObject([{ value: 36.375, currency: 'KWD' }]);
  });
});

const order = (lines: BasketLine[], currency = 'EUR') => {
  const of = (amount: number) => ({ amount, currency });
  return {
    ...{ orderNumber: 'SE123456', currency, lines, promoCodes: ['SPRING'], isTaxIncluded: true, email: 'ada@shop.example' },
    ...{ subtotal: of(119), totalDiscount: of(19), totalVat: of(16.91), shippingTotal: of(5.95), shippingVat: of(0.95) },
  } as unknown as OrderDetail;
};

test('ANA-025, ANA-026, ANA-029 a purchase names the order and its lines, and nobody', () => {
  const bought = purchaseEvent(order([line('a,M', 1, { unitPrice: price(119, 119, 'EUR', 19) })]), 'DE');
  expect(bought).toMatchObject({
    ...{ name: 'purchase', transaction_id: 'SE123456', affiliation: 'Online Store', coupon: 'SPRING' },
    ...{ value: 84.04, tax: 16.91, shipping: 5.95, currency: 'EUR' },
    order: {
      ...{ subTotal: 119, totalDiscount: 19, totalVat: 16.91, shippingTotal: 5.95, shippingVat: 0.95 },
      lineItems: [
        { styleNumber: '100', ean: '57', sizeName: 'M', unitPrice: { salesPrice: 119, salesPriceWithoutVat: 100 }, isDigital: false },
      ],
    },
  });
  expect(JSON.stringify(bought)).not.toContain('ada');
  expect(AnalyticsEvent.parse(bought)).toEqual(bought);
});

test('ANA-030 the size script confirms what has a size', () => {
  const { order: counted } = purchaseEvent(order([line('a,M', 1), line('gift,50', 1, { isDigital: true, ean: '99' })]), 'DE');
  expect(sizeScriptOrder(counted)).toMatchObject({ event: 'CONFIRM', orderNumber: 'SE123456', lineItems: [{ ean: '57' }] });
  expect(sizeScriptOrder({ ...counted, lineItems: counted.lineItems.filter(({ isDigital }) => isDigital) })).toBeUndefined();
});

test('a filter is told when it is chosen, not when it is taken back', () => {
  const chosen = { facets: [{ id: 'colour', values: ['red', 'blue'] }], priceRange: { upperBoundingValue: 50 }, sorting: 'newest' };
  expect(filterEvents({}, chosen)).toEqual([
    { name: 'filter', facet: 'colour', option: 'red' },
    { name: 'filter', facet: 'colour', option: 'blue' },
    { name: 'filter', facet: 'price', option: '-50' },
    { name: 'filter', facet: 'sorting', option: 'newest' },
  ]);
  expect(filterEvents(chosen, { ...chosen, facets: [{ id: 'colour', values: ['red'] }] })).toEqual([]);
});

test('ANA-032 facts of goods stand below ecommerce, after those of the event before were taken away', () => {
  expect(dataLayerEntries({ name: 'view_promotion', promotion_id: 'spring' })).toEqual([
    { ecommerce: null },
    { event: 'view_promotion', ecommerce: { promotion_id: 'spring' } },
  ]);
  expect(dataLayerEntries({ name: 'search', search_term: 'wool', results: 3 })).toEqual([
    { event: 'search', search_term: 'wool', results: 3 },
  ]);
});
