import { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import { CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import { expect, test } from 'vitest';
import { collectedEvent } from './collected-event.ts';

const item = { item_id: '100_red_2', item_name: 'A coat', price: 49.5, quantity: 2 };
const worth = { currency: 'KWD', value: 99.125, items: [item] };
const order = {
  ...{ orderNumber: '1', lineItems: [], currency: 'KWD', subTotal: 99.125, totalDiscount: 0, totalVat: 0 },
  ...{ shippingTotal: 0, shippingVat: 0, promoCodes: [] },
};

test('of a purchase the shop keeps products, pieces and what they cost in minor units, and no number of an order', () => {
  const purchase = { name: 'purchase', ...worth, transaction_id: '1', affiliation: 'Online Store', tax: 0, shipping: 0, order } as const;
  expect(collectedEvent({ ...purchase, items: [item] }, 'receiptPage')).toEqual({
    ...{ name: 'purchase', page: 'receiptPage', value: 99_125 },
    products: [{ id: '100_red_2', quantity: 2 }],
  });
});

test('of a search the word, and whether it found anything', () => {
  expect(collectedEvent({ name: 'search', search_term: 'kimono', results: 0 }, 'searchPage')?.search).toEqual({
    term: 'kimono',
    isEmpty: true,
  });
  expect(collectedEvent({ name: 'search', search_term: 'coat', results: 3 }, 'searchPage')?.search).toMatchObject({ isEmpty: false });
});

test('money that goes back is not counted here', () => {
  expect(collectedEvent({ name: 'refund', ...worth, transaction_id: '1' }, 'accountPage')).toBeUndefined();
});

test('whatever the data layer has a name for fits the call, with as many products as a batch may hold', () => {
  for (const { shape } of AnalyticsEvent.options) {
    const name = shape.name.value;
    const given = { name, ...worth, items: Array(80).fill(item), search_term: 'x', results: 1 } as unknown as AnalyticsEvent;
    const kept = collectedEvent(given, 'homePage');
    if (name !== 'refund') expect(CollectedEvent.parse(kept)).toEqual(kept);
  }
});
