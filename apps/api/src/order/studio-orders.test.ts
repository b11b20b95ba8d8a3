import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import { ada, draftOf, filledBasket, place } from './order.fixture.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function staff(role: Role) {
  const { db } = await testDb();
  return callAs(shop.app, await signInAsStaff(db, { role, now }));
}

async function buyers() {
  const people = [ada, { ...ada, firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }];
  const placed = [];
  for (const [at, person] of people.entries()) {
    const basket = { ...(await filledBasket(shop)), shippingAddress: person, billingAddress: person };
    placed.push(await place(draftOf(basket, { email: person.email, now: new Date(now.getTime() + at * 86_400_000) })));
  }
  return placed;
}

describe('orders for staff', () => {
  test('are found by the beginning of a number, an e-mail address or a name; a list names nobody whole', async () => {
    await buyers();
    const call = await staff('customer-service');
    const find = async (search: string) => (await call(staffOrders.find, { body: { search } })).orders.map(({ buyer }) => buyer);
    expect(await find('')).toEqual(['Grace H.', 'Ada B.']);
    for (const search of ['gb100001', 'GB 100001', 'ADA@', 'ada b', 'byron ad']) expect(await find(search)).toEqual(['Ada B.']);
    for (const search of ['%', '_', 'da', 'example']) expect(await find(search)).toEqual([]);
  });

  test('are narrowed by market, state and day, and come page by page', async () => {
    await buyers();
    const call = await staff('administrator');
    const numbers = async (body: object) => (await call(staffOrders.find, { body })).orders.map(({ orderNumber }) => orderNumber);
    expect(await numbers({ market: 'de-DE' })).toEqual([]);
    expect(await numbers({ state: 'cancelled' })).toEqual([]);
    expect(await numbers({ from: '2026-11-16' })).toEqual(['GB100002']);
    expect(await numbers({ to: '2026-11-15', market: 'en-GB', state: 'placed' })).toEqual(['GB100001']);
    const first = await call(staffOrders.find, { body: { limit: 1 } });
    const second = await call(staffOrders.find, { body: { limit: 1, after: first.next } });
    expect([first, second].map(({ orders }) => orders[0]!.orderNumber)).toEqual(['GB100002', 'GB100001']);
    expect(second.next).toBeUndefined();
  });

  test('looking at one is written down, once while somebody looks', async () => {
    const { db } = await testDb();
    const [{ orderId, orderNumber }] = (await buyers()) as [Awaited<ReturnType<typeof place>>];
    const call = await staff('auditor');
    const seen = await call(staffOrders.look, { body: { orderId } });
    expect(seen).toMatchObject({
      order: { email: 'ada@example.com', shippingAddress: { lastName: 'Byron' } },
      payments: [{ kind: 'provider', provider: 'adyen', amount: { amount: 45, currency: 'GBP' } }],
      origins: [{ kind: 'warehouse', locationId: 'CENTRAL', quantity: 1 }],
      states: [{ orderState: 'placed' }],
      looks: [],
    });
    expect((await call(staffOrders.look, { body: { orderId } })).looks).toHaveLength(1);
    const entries = await db.select().from(auditTable).orderBy(auditTable.id);
    expect(entries).toMatchObject([{ action: 'order.look', subject: orderNumber }]);
  });

  test('nobody looks without the right', async () => {
    const [{ orderId }] = (await buyers()) as [Awaited<ReturnType<typeof place>>];
    for (const role of ['editor', 'merchandiser', 'store', 'newcomer'] as const) {
      const call = await staff(role);
      await expect(call(staffOrders.look, { body: { orderId } })).rejects.toMatchObject({ status: 404 });
      await expect(call(staffOrders.find, { body: {} })).rejects.toMatchObject({ status: 404 });
    }
    await expect(callAs(shop.app)(staffOrders.look, { body: { orderId } })).rejects.toMatchObject({ status: 401 });
  });

  test('every search has an index to go by, and pages begin where the last one ended', async () => {
    const { db } = await testDb();
    await buyers();
    await db.execute(sql`
      insert into customer_order select id || n, number || n, gen_random_uuid(), market, state, shopper_id, n || email, first_name || n, last_name || n,
        currency, total, vat, quantity, '{}', access_key, placed_at - n * interval '1 minute', changed_at
      from customer_order, generate_series(1, 3000) n where number = 'GB100001'`);
    await db.execute(sql`analyze customer_order`);
    const plan = async (where: string) => {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain select * from customer_order where ${where} order by placed_at desc, id desc limit 51`),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const where of [
      "number like 'GB1000011%' or lower(email) like 'gb1%' or lower(first_name || ' ' || last_name) like 'gb1%' or lower(last_name || ' ' || first_name) like 'gb1%'",
      "(placed_at, id) < ('2026-11-15T00:00:00Z', 'x')",
      "market = 'en-GB' and (placed_at, id) < ('2026-11-15T00:00:00Z', 'x')",
    ]) {
      expect(await plan(where)).not.toMatch(/Seq Scan/);
    }
  });
});
