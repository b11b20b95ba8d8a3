import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { expect, test } from 'vitest';
import { buildFixture } from '../content/content.fixture.ts';
import { testApp } from '../harness/test-app.ts';

const delivery = { workingDays: { from: 1, to: 2 }, cutOff: '14:00', timeZone: 'Europe/London' };
const post = { id: 'post', name: 'Post', carrier: 'post', deliveryType: 'home', price: 4.5, delivery };
const store = { id: 'store', name: 'Store', carrier: 'own', deliveryType: 'store', price: 0 };
const document = (name: string, content: unknown) => ({ market: 'en-GB', name, content });
const freight = { freightValue: 50, currency: 'GBP', freightVersion: 'message' };
const content = buildFixture({ documents: [document('shipping-methods', [post, store]), document('free-freight-value', freight)] });

const ask = async (catalog: string, query = '') =>
  (await testApp({ content: () => content })).inject({ url: `/api/order/${catalog}/pdp-shipping-methods${query}` });

test('ways of delivery tell the days for an order made now, a Sunday (CHK-069)', async () => {
  const answer = await ask('en-gb');
  expect(answer.statusCode).toBe(200);
  expect(catalogue.pdpShippingMethods.response.parse(answer.json())).toEqual({
    shippingMethodModels: [
      {
        ...{ id: 'post', name: 'Post', carrier: 'post', deliveryType: 'home' },
        price: { amount: 4.5, currency: 'GBP' },
        freeFrom: { amount: 50, currency: 'GBP' },
        estimate: {
          ...{ earliest: '2026-11-17', latest: '2026-11-18', orderBefore: '2026-11-16T14:00:00.000Z' },
          text: { days: expect.stringMatching(/^Tue 17 Nov\s–\sWed 18 Nov$/), orderBefore: 'Mon 14:00' },
        },
      },
      { ...{ id: 'store', name: 'Store', carrier: 'own', deliveryType: 'store' }, price: { amount: 0, currency: 'GBP' } },
    ],
  });
});

test('the moment to order by is written by the clock of whoever asks', async () => {
  const textAt = async (query: string) => (await ask('en-GB', query)).json().shippingMethodModels[0].estimate.text.orderBefore;
  expect(await textAt('?utcOffset=-300')).toBe('Mon 09:00');
  expect((await ask('en-GB', '?utcOffset=9000')).statusCode).toBe(400);
});

test('a market whose editors named none has none, and an unknown market is said to be one', async () => {
  expect((await ask('de-DE')).json()).toEqual({ shippingMethodModels: [] });
  expect((await ask('xx-XX')).statusCode).toBe(404);
});
