// @vitest-environment happy-dom
import type { UserMetadata } from '@selvedge/contract/account.ts';
import { accountOverview, type OverviewOrder } from '@selvedge/contract/account-overview.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testMarkets } from '../../../../../demo/src/content/test-markets.ts';
import { answerWith, closeScreen, find, press, type Reply, showScreen, stubFetch } from '../../harness/test-screen.tsx';
import { AccountOverview } from './account-overview.tsx';

const market = testMarkets().find(({ id }) => id === 'de-DE')!;
const empty = { orders: [], sizes: [], points: null, wishlist: { count: 0, products: [] } };
const user = { email: 'a@b.example', isEmailVerified: true } as UserMetadata;
const order = {
  ...{ orderId: 'o', orderNumber: 'DE100001', orderState: 'placed', orderProgress: 'shipped', created: '2026-03-01T12:00:00Z' },
  ...{ total: { amount: 80, currency: 'EUR' }, quantity: 1, imageUrls: [], productNames: ['Shirt'], market: 'de-DE' },
  ...{ parcelDeliveryStatusLocaleShort: '', parcelDeliveryStatusLocaleLong: 'Sorted', parcelTrackingLink: '' },
  ...{ step: 'shipped', expected: '2026-03-04' },
} satisfies OverviewOrder;

function open(body: object, status = 200) {
  answerWith([{ endpoint: accountOverview.get, reply: { status, body } as Reply }]);
  showScreen(<AccountOverview user={user} />, { market });
}

beforeEach(stubFetch);
afterEach(closeScreen);

test('who has nothing here yet is shown where to begin: with an order, the club, sizes and wishes', async () => {
  open(empty);
  await find('h2', 'orders.none');
  expect((await find('a', 'receipt.shopOn')).getAttribute('href')).toBe('/de-DE/new-in');
  await find('a', 'loyalty.join_button');
  await find('p', 'account.sizes_none');
  await find('a', 'wishlist.empty.newIn');
});

test('an order on its way tells when it comes and how far it is, and leads to itself', async () => {
  open({ ...empty, orders: [order] });
  await find('h2', 'account.under_way');
  expect((await find('a', 'order.arrives')).getAttribute('href')).toBe('/de-DE/account/orders?order=DE100001');
  expect((await find('li[aria-current="step"]', 'order.progress.shipped')).dataset.done).toBe('true');
  expect((await find('li', 'order.progress.delivered')).dataset.done).toBeUndefined();
});

test('an order that was called off is not drawn as if it came', async () => {
  open({ ...empty, orders: [{ ...order, orderProgress: 'cancelled', step: null, expected: null }] });
  await find('h2', 'account.latest_order');
  await find('a', 'order.progress.cancelled');
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
});

test('sizes stand with the garments that are worn in them', async () => {
  open({ ...empty, sizes: [{ size: '32/34', kinds: ['Jeans'], quantity: 2 }] });
  await find('dt', '32/34');
  await find('p', 'account.sizes_text');
});

test('what cannot be loaded is asked for again', async () => {
  open({ code: 'unexpected', errors: {} }, 500);
  await find('p', 'account.failed');
  answerWith([{ endpoint: accountOverview.get, reply: { status: 200, body: empty } }]);
  await press('shell.tryAgain');
  await find('h2', 'orders.none');
});
