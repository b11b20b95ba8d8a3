import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '../account/personal-data.ts';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { customerOf } from '../basket/customer-of.ts';
import { readConfig } from '../config.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { findShopperSession } from '../identity/shopper-session.ts';
import { paymentAttemptTable } from '../payment/tables.ts';
import { ada, draftOf, filledBasket, place } from './order.fixture.ts';
import { accessToken, giveOrderAccess } from './order-access.ts';
import { findOrder } from './store.ts';
import { orderCounterTable, orderTable } from './tables.ts';
import { writeOrder } from './write-order.ts';

const params = { catalog: 'en-GB' };
let shop: Awaited<ReturnType<typeof basketShop>>;
const serviceKey = 'a-key-of-the-warehouse-of-32-letters';

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop({ config: { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), serviceKey } });
});

async function bought(changes: Parameters<typeof draftOf>[1] = {}, wish: Parameters<typeof filledBasket>[1] = {}) {
  return place(draftOf(await filledBasket(shop, wish), changes));
}

describe('placing', () => {
  test('the same basket again is the same order, and takes no second number', async () => {
    const draft = draftOf(await filledBasket(shop));
    const first = await place(draft);
    expect(first).toMatchObject({ orderNumber: 'GB100001', isNew: true });
    expect(first.orderId).toMatch(/^[\w-]{22}$/);
    expect(await place(draft)).toEqual({ ...first, isNew: false });
    expect((await bought()).orderNumber).toBe('GB100002');
  });

  test('twenty at once make one order of one basket, and numbers without a gap of twenty baskets', async () => {
    const draft = draftOf(await filledBasket(shop));
    const same = await Promise.all(Array.from({ length: 20 }, () => place(draft)));
    expect(new Set(same.map(({ orderId }) => orderId)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 19 }, () => bought()));
    const numbers = [same[0]!, ...others].map(({ orderNumber }) => orderNumber).sort();
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => `GB${100_001 + at}`));
  });

  test('an order that does not happen gives its number back', async () => {
    const { db } = await testDb();
    const draft = draftOf(await filledBasket(shop));
    const failed = db.transaction(async (tx) => {
      await writeOrder(tx, draft);
      throw new Error('stock is gone');
    });
    await expect(failed).rejects.toThrow('stock is gone');
    expect((await bought()).orderNumber).toBe('GB100001');
  });

  test('every market counts for itself; a second market of a country adds its language', async () => {
    const { db } = await testDb();
    const numbers = [];
    for (const market of ['nl-BE', 'fr-BE', 'nl-BE']) {
      const basket = { ...(await filledBasket(shop)), market };
      numbers.push((await place(draftOf(basket))).orderNumber);
    }
    expect(numbers).toEqual(['BE100001', 'BEFR100001', 'BE100002']);
    expect(await db.select().from(orderCounterTable)).toHaveLength(2);
  });

  test('payments that do not come to the total leave no order', async () => {
    const { db } = await testDb();
    const basket = await filledBasket(shop);
    const short = draftOf(basket);
    await expect(place({ ...short, payments: [{ ...short.payments[0]!, amount: short.payments[0]!.amount - 1 }] })).rejects.toThrow(
      'come to',
    );
    expect(await db.select().from(orderTable)).toEqual([]);
  });

  test('AUT-012 who has ordered twice within a year is no new customer any more', async () => {
    const { db } = await testDb();
    const subject = randomUUID();
    await signInAsShopper(db, { market: 'en-GB', now, subject });
    const isNew = async () => {
      const { rows } = await db.execute<{ id: string }>(sql`select id from shopper_session where shopper_id = ${subject}`);
      const claims = { sessionHandle: rows[0]!.id, parentRefreshTokenHash1: null } as never;
      return customerOf({ session: await findShopperSession(db, { claims, now }), now }).has('new');
    };
    const seen = [await isNew()];
    for (let count = 0; count < 2; count++) {
      await bought({ shopperId: subject });
      seen.push(await isNew());
    }
    expect(seen).toEqual([true, true, false]);
  });
});

describe('ORD-018 the receipt', () => {
  const receipt = (browser: ReturnType<typeof shop.browser>, orderId: string, query = {}) =>
    browser.api(order.receipt, { params: { ...params, orderId }, query });

  test('tells a stranger who has the address how the order stands, and nothing of the person', async () => {
    const { orderId, orderNumber } = await bought();
    const found = await receipt(shop.browser(), orderId);
    expect(found).toEqual({
      ...{ isRedacted: true, orderId, orderNumber, orderState: 'placed', created: now.toISOString() },
      total: { amount: 45, currency: 'GBP' },
    });
    const response = await shop.app.inject({ url: `/api/order/en-GB/order/receipt/${orderId}` });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('ORD-017 shows the whole order to the browser that paid, to the owner and to the mail’s link', async () => {
    const { db } = await testDb();
    const subject = randomUUID();
    const owner = await signInAsShopper(db, { market: 'en-GB', now, subject });
    const { orderId } = await bought({ shopperId: subject });
    const paying = shop.browser();
    await giveOrderAccess(db, { setCookie: (name, value) => void paying.cookies.set(name, value) }, orderId);
    expect(paying.cookies.get('order_number')).toBe('GB100001');
    const token = accessToken((await findOrder(db, orderId))!, 'mail');
    for (const found of [
      await receipt(paying, orderId),
      await receipt(shop.browser(owner), orderId),
      await receipt(shop.browser(), orderId, { token }),
    ]) {
      expect(found).toMatchObject({ isRedacted: false, order: { email: 'ada@example.com', shippingAddress: { firstName: 'Ada' } } });
      expect(found.order!.lines).toMatchObject([{ sku: '100_black_1,M', quantity: 1, explanation: [{ kind: 'list' }, {}, {}] }]);
    }
  });

  test('a proof of another order, another purpose or another person opens nothing', async () => {
    const { db } = await testDb();
    const { orderId } = await bought();
    const other = await bought();
    const [mine, others] = [(await findOrder(db, orderId))!, (await findOrder(db, other.orderId))!];
    const browser = shop.browser();
    for (const token of [accessToken(others, 'mail'), accessToken(mine, 'cookie'), '', 'x'.repeat(43)]) {
      expect((await receipt(browser, orderId, { token })).isRedacted).toBe(true);
    }
    for (const cookie of [`${other.orderId}.${accessToken(others, 'cookie')}`, `${orderId}.${accessToken(others, 'cookie')}`, orderId]) {
      browser.cookies.set('order_access', cookie);
      expect((await receipt(browser, orderId)).isRedacted).toBe(true);
    }
    const stranger = shop.browser(await signInAsShopper(db, { market: 'en-GB', now }));
    expect((await receipt(stranger, orderId)).isRedacted).toBe(true);
    await db.update(orderTable).set({ accessKey: Buffer.alloc(16, 1) });
    expect((await receipt(browser, orderId, { token: accessToken(mine, 'mail') })).isRedacted).toBe(true);
  });

  test('ORD-028 an unknown order, and one of another market, are not found', async () => {
    const { orderId } = await bought();
    const at = (catalog: string, id: string) => shop.app.inject({ url: `/api/order/${catalog}/order/receipt/${id}` });
    expect((await at('de-DE', orderId)).statusCode).toBe(404);
    expect((await at('en-GB', 'A'.repeat(22))).statusCode).toBe(404);
  });
});

describe('orders of a shopper', () => {
  test('ORD-019 ORD-020 ORD-022 ORD-024 the owner finds them by list, id and number; nobody else does', async () => {
    const { db } = await testDb();
    const subject = randomUUID();
    const owner = shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject }));
    const stranger = shop.browser(await signInAsShopper(db, { market: 'en-GB', now }));
    const placed = [];
    for (let at = 0; at < 3; at++) placed.push(await bought({ shopperId: subject, now: new Date(now.getTime() + at) }));
    const [, , newest] = placed;
    const first = await owner.api(order.history, { query: { limit: 2 } });
    const rest = await owner.api(order.history, { query: { limit: 2, after: first.next! } });
    expect([...first.orders, ...rest.orders].map(({ orderId }) => orderId)).toEqual(placed.map(({ orderId }) => orderId).reverse());
    expect(rest.next).toBeUndefined();
    const { orderId, orderNumber } = newest!;
    expect((await owner.api(order.get, { params: { orderId } })).order.orderNumber).toBe(orderNumber);
    expect((await owner.api(order.byNumber, { params: { orderNumber } })).order.orderId).toBe(orderId);
    expect((await stranger.api(order.history, { query: {} })).orders).toEqual([]);
    await expect(stranger.api(order.get, { params: { orderId } })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.api(order.byNumber, { params: { orderNumber } })).rejects.toMatchObject({ status: 404 });
    await expect(shop.browser().api(order.history, { query: {} })).rejects.toMatchObject({ status: 401 });
  });

  test('ORD-021 the internal call needs the key of a system, and is written down', async () => {
    const { db } = await testDb();
    const { orderNumber } = await bought();
    const url = `/api/order/order/internal/number/${orderNumber}`;
    expect((await shop.app.inject({ url })).statusCode).toBe(401);
    const found = await shop.app.inject({ url, headers: { 'x-service-key': serviceKey } });
    expect(found.json().order).toMatchObject({ orderNumber, email: 'ada@example.com' });
    expect(await db.select().from(auditTable).orderBy(auditTable.id)).toMatchObject([
      { who: 'service', action: 'order.look', subject: orderNumber },
    ]);
  });

  test('ACC-033 an erased account leaves the sale and takes the person out', async () => {
    const { db } = await testDb();
    const subject = randomUUID();
    await signInAsShopper(db, { market: 'en-GB', now, subject });
    const basket = await filledBasket(shop);
    const shipments = basket.shipments.map((shipment) => ({ ...shipment, pickupPointId: 'near-home', pickupPointAddress: ada }));
    const { orderId, orderNumber } = await place(draftOf({ ...basket, shipments }, { shopperId: subject }));
    const { collect, erase } = personalData.find(({ name }) => name === 'orders')!;
    expect(JSON.stringify(await collect(db, subject))).toContain('Ockham Road');
    const before = (await findOrder(db, orderId))!;
    await erase!(db, subject);
    const after = (await findOrder(db, orderId))!;
    expect(JSON.stringify(after)).not.toMatch(/Ada|Byron|Ockham|ada@example|7946|near-home/);
    expect(after).toMatchObject({
      number: orderNumber,
      total: before.total,
      document: { lines: before.document.lines, shipments: [{ pickupPointId: '' }] },
    });
    const found = await shop.browser().api(order.receipt, {
      params: { ...params, orderId },
      query: { token: accessToken(before, 'mail') },
    });
    expect(found.isRedacted).toBe(true);
    expect(await collect(db, subject)).toEqual([]);
  });
});

test('ACC-033 what an erased shopper tried to pay stays for the books, without the person', async () => {
  const { db } = await testDb();
  const basket = await filledBasket(shop);
  const subject = randomUUID();
  const attempt = (state: 'refused' | 'authorised', number: number) => ({
    ...{ id: randomUUID(), basketId: basket.basketId, basketVersion: 1, number, market: 'en-GB', shopperId: subject, state },
    ...{
      provider: 'adyen' as const,
      amount: 4500,
      currency: 'GBP',
      reference: randomUUID(),
      createdAt: now,
      changedAt: now,
      expiresAt: now,
    },
    frozen: { basket, email: 'ada@example.com', giftCards: [], wishes: [], promotions: [{ promotionId: 'p' }], customer: 'x' },
  });
  await db.insert(paymentAttemptTable).values([attempt('refused', 1), attempt('authorised', 2)]);
  const { collect, erase } = personalData.find(({ name }) => name === 'payments')!;
  expect(await collect(db, subject)).toMatchObject([{ state: 'refused', amount: 4500 }, { state: 'authorised' }]);
  await erase!(db, subject);
  const [over, live] = await db.select().from(paymentAttemptTable).orderBy(paymentAttemptTable.number);
  expect(JSON.stringify(over)).not.toMatch(/Ada|Byron|Ockham|ada@example|7946/);
  expect(over).toMatchObject({ amount: 4500, shopperId: null, frozen: { promotions: [{ promotionId: 'p' }] } });
  // It may still become an order, which needs to know where to go.
  expect(live).toMatchObject({ shopperId: null, frozen: { email: 'ada@example.com' } });
});
