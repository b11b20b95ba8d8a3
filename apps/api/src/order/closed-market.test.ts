import { order } from '@selvedge/contract/order.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { resolvePage } from '../content/resolve-page.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { draftOf, filledBasket, place } from './order.fixture.ts';
import { accessToken } from './order-access.ts';
import { findOrder } from './store.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

/** As the snapshot is when staff have closed Britain, or have never opened it. */
function closeBritain({ wasOpen }: { wasOpen: boolean }): ContentSnapshot {
  const open = shop.app.shop.content();
  const britain = open.byMarket.get('en-GB')!;
  const market = { ...britain.market, isClosed: true as const, ...(wasOpen && { wasOpen: true as const }) };
  const closed: ContentSnapshot = {
    ...open,
    markets: open.markets.filter(({ id }) => id !== 'en-GB'),
    byMarket: new Map([...open.byMarket].filter(([id]) => id !== 'en-GB')),
    closed: new Map([['en-GB', { ...britain, market }]]),
  };
  shop.app.shop.content = () => closed;
  return closed;
}

const resolve = (content: ContentSnapshot, address: string) => {
  const [path = '', query] = address.split('?');
  return resolvePage(content, { path, query: new URLSearchParams(query), production: false, shopUrl: 'http://shop.example' });
};

describe('a market that has closed', () => {
  test('ORD-018 still shows the whole receipt to whoever bought there, and nothing of the person to others', async () => {
    const { orderId } = await place(draftOf(await filledBasket(shop)));
    const { db } = await testDb();
    const token = accessToken((await findOrder(db, orderId))!, 'mail');
    closeBritain({ wasOpen: true });
    const { api } = shop.browser();
    const params = { catalog: 'en-GB', orderId };
    expect(await api(order.receipt, { params, query: { token } })).toMatchObject({
      isRedacted: false,
      order: { email: 'ada@example.com' },
    });
    expect((await api(order.receipt, { params, query: {} })).isRedacted).toBe(true);
  });

  test('sells nothing any more', async () => {
    closeBritain({ wasOpen: true });
    expect((await shop.app.inject({ url: '/api/order/en-GB/basket' })).statusCode).toBe(404);
  });

  test.each([
    ['/en-GB/receipt?orderid=x', { kind: 'page', statusCode: 200, alias: 'receiptPage' }],
    ['/en-GB/track-order', { kind: 'page', alias: 'trackOrderPage' }],
    ['/en-GB?orderid=x', { kind: 'redirect', to: '/en-GB/receipt?orderid=x' }],
    ['/en-gb/receipt/?orderid=x', { kind: 'redirect', to: '/en-GB/receipt?orderid=x' }],
    ['/en-GB', { kind: 'selector', statusCode: 404 }],
    ['/en-GB/basket', { kind: 'selector', statusCode: 404 }],
    ['/en-GB/checkout?orderid=x', { kind: 'selector', statusCode: 404 }],
  ])('has %s', (address, expected) => {
    expect(resolve(closeBritain({ wasOpen: true }), address)).toMatchObject(expected);
  });
});

test('a market that was never open has no page of any kind', () => {
  expect(resolve(closeBritain({ wasOpen: false }), '/en-GB/receipt?orderid=x')).toMatchObject({ kind: 'selector', statusCode: 404 });
});
