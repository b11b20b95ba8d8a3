import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { confirmOrder } from './confirm-order.ts';
import { draftOf, filledBasket, place } from './order.fixture.ts';
import { orderEventTable } from './tables.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function bought(changes: Parameters<typeof draftOf>[1] = {}, name?: string) {
  const basket = await filledBasket(shop);
  const lines = basket.lines.map((line) => ({ ...line, name: name ?? line.name }));
  return place(draftOf({ ...basket, lines }, changes));
}

async function member(subject: string, email?: string, emailVerified = true) {
  const { db } = await testDb();
  return shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject, emailVerified, ...(email && { email }) }));
}

describe('ORD-020 the history', () => {
  test('is searched by a part of a name or a number, whatever the case, and of own orders only', async () => {
    const subject = randomUUID();
    const owner = await member(subject);
    const blouse = await bought({ shopperId: subject }, 'Blüse 100% Baumwolle');
    const coat = await bought({ shopperId: subject }, 'Wool coat');
    await bought({}, 'Wool coat of a stranger');
    const found = async (search: string) =>
      (await owner.api(order.history, { query: { search } })).orders.map(({ orderNumber }) => orderNumber);
    expect(await found('BLÜSE')).toEqual([blouse.orderNumber]);
    expect(await found('wool')).toEqual([coat.orderNumber]);
    expect(await found(coat.orderNumber.toLowerCase())).toEqual([coat.orderNumber]);
    expect(await found('0% b')).toEqual([blouse.orderNumber]);
    expect(await found('o_t')).toEqual([]);
    expect(await found('nothing like it')).toEqual([]);
  });

  test('is narrowed to a year, and says which years there are', async () => {
    const subject = randomUUID();
    const owner = await member(subject);
    const days = ['2024-12-31T23:59:59Z', '2025-01-01T00:00:00Z', '2026-03-01T12:00:00Z'];
    const numbers = [];
    for (const day of days) numbers.push((await bought({ shopperId: subject, now: new Date(day) })).orderNumber);
    const { years, orders } = await owner.api(order.history, { query: {} });
    expect([years, orders.length]).toEqual([[2026, 2025, 2024], 3]);
    const of = await owner.api(order.history, { query: { year: 2025 } });
    expect([of.years, of.orders.map(({ orderNumber }) => orderNumber)]).toEqual([years, [numbers[1]]]);
    const first = await owner.api(order.history, { query: { limit: 2 } });
    const rest = await owner.api(order.history, { query: { limit: 2, after: first.next! } });
    expect([rest.orders.length, rest.years]).toEqual([1, undefined]);
  });

  test('a row is recognised by what was bought, and where', async () => {
    const subject = randomUUID();
    const owner = await member(subject);
    await bought({ shopperId: subject }, 'Wool coat');
    expect((await owner.api(order.history, { query: {} })).orders).toMatchObject([{ productNames: ['Wool coat'], market: 'en-GB' }]);
  });

  test('holds what a member bought without signing in, if the address is proven to be theirs', async () => {
    const { db } = await testDb();
    const owner = await member(randomUUID(), 'ada@example.com');
    const { orderId } = await bought({ email: 'Ada@Example.com' });
    const told = () => db.transaction((tx) => confirmOrder(tx, { orderId, now }));
    await told();
    await told();
    expect((await owner.api(order.history, { query: {} })).orders).toMatchObject([{ orderId }]);
  });

  test('an address that nobody has proven brings no order', async () => {
    const { db } = await testDb();
    const owner = await member(randomUUID(), 'ada@example.com', false);
    const { orderId } = await bought({ email: 'ada@example.com' });
    await db.transaction((tx) => confirmOrder(tx, { orderId, now }));
    expect((await owner.api(order.history, { query: {} })).orders).toEqual([]);
  });
});

describe('ORD-029 tracking as a guest', () => {
  const track = (browser: ReturnType<typeof shop.browser>, orderNumber: string, email: string) =>
    browser.api(order.track, { params: { catalog: 'en-GB' }, body: { orderNumber, email } });
  const send = (payload: object) =>
    shop.app.inject({ method: 'POST', url: '/api/order/en-GB/order/track', payload, headers: { 'content-type': 'application/json' } });

  test('number and e-mail address open the order in this browser, as they are typed', async () => {
    const { orderId, orderNumber } = await bought();
    const guest = shop.browser();
    const typed = `${orderNumber.slice(0, 2)} ${orderNumber.slice(2)}`.toLowerCase();
    expect(await track(guest, typed, ' ADA@example.com ')).toEqual({ orderId, market: 'en-GB' });
    const params = { catalog: 'en-GB', orderId };
    expect((await guest.api(order.receipt, { params, query: {} })).order).toMatchObject({ orderNumber, email: 'ada@example.com' });
    expect((await shop.browser().api(order.receipt, { params, query: {} })).isRedacted).toBe(true);
  });

  test('a wrong pair is one answer, whether there is such an order or not', async () => {
    const { orderNumber } = await bought();
    const erased = await bought({ email: '' });
    const asked: number[] = [];
    const execute = shop.app.shop.pool.query.bind(shop.app.shop.pool);
    let count = 0;
    shop.app.shop.pool.query = ((...given: unknown[]) => {
      count++;
      return (execute as (...all: unknown[]) => unknown)(...given);
    }) as typeof shop.app.shop.pool.query;
    const answers = [];
    for (const pair of [
      { orderNumber, email: 'otto@example.com' },
      { orderNumber: 'GB999999', email: 'ada@example.com' },
      { orderNumber: 'nonsense', email: 'ada@example.com' },
      { orderNumber: erased.orderNumber, email: 'ada@example.com' },
    ]) {
      count = 0;
      const { statusCode, headers, body } = await send(pair);
      asked.push(count);
      const { requestId: _, ...said } = JSON.parse(body);
      answers.push({ statusCode, said, cookies: headers['set-cookie'], length: headers['content-length'] });
    }
    shop.app.shop.pool.query = execute;
    expect(answers[0]).toMatchObject({ statusCode: 404, said: { code: 'not_found', errors: {} }, cookies: undefined });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // As many questions to the database for each: what takes as long tells nothing either.
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toBeGreaterThan(0);
  });

  test('tries are limited for a number, also for the right address afterwards, and numbers that do not exist no differently', async () => {
    const { orderNumber } = await bought();
    for (const number of [orderNumber, 'GB999999']) {
      const codes = [];
      for (let at = 0; at < 6; at++) codes.push((await send({ orderNumber: number, email: `x${at}@example.com` })).statusCode);
      expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
      expect((await send({ orderNumber: number, email: 'ada@example.com' })).statusCode).toBe(429);
    }
  });

  test('who knows the pair may ask as often as they like', async () => {
    const { orderNumber } = await bought();
    for (let at = 0; at < 8; at++) expect((await send({ orderNumber, email: 'ada@example.com' })).statusCode).toBe(200);
  });
});

test('what happened to an order is one list, newest first: states, parcels, cancellations, refunds', async () => {
  const { db } = await testDb();
  const subject = randomUUID();
  const owner = await member(subject);
  const { orderId } = await bought({ shopperId: subject });
  const { lineId } = (await db.execute<{ lineId: string }>(sql`select line_id as "lineId" from order_line`)).rows[0]!;
  const [cancellation, parcel] = [randomUUID(), randomUUID()];
  const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  await db.execute(sql`insert into order_cancellation (id, order_id, key, who, reason, at)
    values (${cancellation}, ${orderId}, ${randomUUID()}, 'shopper', 'changed my mind', ${hour(1)})`);
  await db.execute(sql`insert into order_cancellation_line values (${cancellation}, ${orderId}, ${lineId}, 1)`);
  for (const [state, at, amount] of [
    ['approved', hour(2), 1_250],
    ['waiting', hour(3), 999],
  ] as const)
    await db.execute(sql`insert into refund (id, order_id, key, kind, state, amount, reason, asked_by, asked_at)
      values (${randomUUID()}, ${orderId}, ${randomUUID()}, 'amount', ${state}, ${amount}, 'late', 'someone', ${at})`);
  await db.execute(sql`insert into parcel (id, order_id, number, key, kind, location_id, state, packed_at, packed_by, shipped_at)
    values (${parcel}, ${orderId}, 1, ${randomUUID()}, 'warehouse', 'CENTRAL', 'shipped', ${hour(4)}, 'x', ${hour(4)})`);
  for (const [type, at] of [
    ['dispatch', hour(4)],
    ['orderCreated', hour(5)],
    ['dispatch', hour(6)],
    ['outForDelivery', hour(30)],
    ['delivered', hour(30)],
  ] as const)
    await db.execute(
      sql`insert into parcel_event (parcel_id, carrier_event_id, type, at, received_at) values (${parcel}, ${randomUUID()}, ${type}, ${at}, ${at})`,
    );
  const [isSent, comesBack] = [{ state: 'completed', at: hour(4) } as const, { type: 'registered', returnNumber: 'GB1-R1' }];
  await db.insert(orderEventTable).values([
    { orderId, ...isSent, who: 'x' },
    { orderId, ...isSent, kind: 'returnEvent', at: hour(40), detail: { ...comesBack, reason: 'not shown' }, who: 'x' },
  ]);
  const { timeline } = await owner.api(order.get, { params: { orderId } });
  expect(timeline![0]).toEqual({ kind: 'return', step: 'registered', returnNumber: 'GB1-R1', at: hour(40).toISOString() });
  expect(timeline!.slice(1)).toMatchObject([
    { kind: 'parcel', parcel: 1, eventtype: 'delivered', text: 'Your parcel was delivered' },
    { kind: 'parcel', eventtype: 'outForDelivery' },
    // What the carrier repeats is not said again.
    { kind: 'state', orderState: 'completed' },
    { kind: 'parcel', eventtype: 'dispatch' },
    { kind: 'refund', amount: { amount: 12.5, currency: 'GBP' } },
    { kind: 'cancellation', quantity: 1 },
    { kind: 'state', orderState: 'placed', at: now.toISOString() },
  ]);
});
