import { randomUUID } from 'node:crypto';
import { collect } from '@selvedge/contract/studio/collect.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordCarrierEvent } from '../carrier/take-notice.ts';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { testNow as now } from '../harness/test-app.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { orderLifeChecks } from '../ledger-audit/order-life-checks.ts';
import { stockChecks } from '../ledger-audit/stock-checks.ts';
import { orderEventTable, orderTable } from '../order/tables.ts';
import { tellOfEvent } from '../order-mail/tell-of-event.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { storeRow } from '../store/store.fixture.ts';
import { giveBackUncollected } from './give-back-uncollected.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
const storeId = '1003';

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
  const plain = shop.app.shop.content;
  shop.app.shop.content = () => ({ ...plain(), stores: [storeRow(storeId), storeRow('1004', { name: 'Hamburg' })] });
});

/** Paid for, and its pieces put aside in the store where they are collected. */
async function ordered({ isHeld = false, from = storeId } = {}) {
  const made = await shop.bought({ lines: [{ quantity: 2, amount: 9_000 }], isHeld });
  const { orderId } = made;
  const shipment = { deliveryType: 'store', pickupPointId: storeId };
  await shop.db.execute(sql`
    update customer_order set document = jsonb_set(document, '{shipments}', (select coalesce(jsonb_agg(s || ${JSON.stringify(shipment)}::jsonb), '[]')
      from jsonb_array_elements(document -> 'shipments') s)) where id = ${orderId}`);
  if (from === storeId)
    await shop.db.execute(sql`update order_origin set kind = 'store', location_id = ${storeId} where order_id = ${orderId}`);
  return made;
}

/** The store has none of it: its pieces come from a warehouse, by parcel. */
async function sentToStore() {
  const made = await ordered({ from: 'CENTRAL' });
  const { orderId, lines } = made;
  const desk = await shop.staff();
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  return { ...made, parcelId };
}

const stockHere = async (sku: string, locationId = storeId) =>
  (await shop.db.execute<{ quantity: number }>(sql`select quantity from stock where variant_id = ${sku} and location_id = ${locationId}`))
    .rows[0]?.quantity ?? 0;

const codeOf = async () => (await shop.db.execute<{ code: string }>(sql`select code from collection`)).rows[0]!.code;

async function mails(orderId: string): Promise<string[]> {
  const events = await shop.db.select().from(orderEventTable).where(eq(orderEventTable.orderId, orderId)).orderBy(orderEventTable.id);
  for (const { id } of events)
    await shop.db.transaction((tx) => tellOfEvent(tx, { orderId, eventId: id, content: shop.app.shop.content(), now }));
  const { rows } = await shop.db.execute<{ payload: { values: { kind: string; collection?: { code: string } } } }>(
    sql`select payload from outbox where topic = 'mail' order by id`,
  );
  return rows.map(({ payload: { values } }) => [values.kind, values.collection?.code].filter(Boolean).join(' '));
}

describe('an order that is collected in a store', () => {
  test('is picked from the shelf, mailed with its code, and handed over by it once', async () => {
    const { orderId, orderNumber } = await ordered();
    const desk = await shop.staff('store');
    expect(await desk(collect.list, { params: { storeId } })).toMatchObject({
      ...{ toPick: [{ orderId, orderNumber, lines: [{ quantity: 2 }] }], arriving: [], waiting: [] },
    });
    expect((await desk(collect.list, { params: { storeId: '1004' } })).toPick).toEqual([]);
    const body = { storeId, orderId, key: randomUUID() };
    await desk(collect.ready, { body });
    // The answer was lost and it is sent again.
    const picked = await desk(collect.ready, { body });
    expect(picked).toMatchObject({ toPick: [], waiting: [{ orderId, keepUntil: '2026-11-22T10:00:00.000Z' }] });
    const code = await codeOf();
    expect(await mails(orderId)).toEqual([`ready-for-pickup ${code}`]);

    await expect(desk(collect.handOver, { body: { storeId: '1004', code } })).rejects.toMatchObject({
      result: { errors: { code: ['order.waits_elsewhere'] } },
    });
    await expect(desk(collect.handOver, { body: { storeId, code: 'AAAAAAAAAA' } })).rejects.toMatchObject({
      result: { errors: { code: ['order.no_such_code'] } },
    });
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    await Promise.all([desk(collect.handOver, { body: { storeId, code } }), desk(collect.handOver, { body: { storeId, code: typed } })]);
    expect((await desk(collect.list, { params: { storeId } })).waiting).toEqual([]);
    const [order] = await shop.db.select().from(orderTable).where(eq(orderTable.id, orderId));
    expect(order).toMatchObject({ state: 'completed', fulfilment: 'delivered' });
    // Neither a parcel on its way nor one that has arrived: it is in their hands.
    expect(await mails(orderId)).toEqual([`ready-for-pickup ${code}`]);
  });

  test('what nobody comes for goes back to the shelf after its days, with its money, once', async () => {
    const { orderId, basket } = await ordered();
    const { sku } = basket.lines[0]!;
    const desk = await shop.staff('store');
    await desk(collect.ready, { body: { storeId, orderId, key: randomUUID() } });
    const before = await stockHere(sku);
    const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await giveBackUncollected(shop.db, day(6.9))).toBe(0);
    const code = await codeOf();
    expect(await giveBackUncollected(shop.db, day(7.1))).toBe(1);
    expect(await giveBackUncollected(shop.db, day(7.2))).toBe(0);
    expect((await stockHere(sku)) - before).toBe(2);
    const [order] = await shop.db.select().from(orderTable).where(eq(orderTable.id, orderId));
    expect(order?.state).toBe('cancelled');
    const { rows } = await shop.db.execute<{ amount: string }>(sql`select amount from refund where order_id = ${orderId}`);
    expect(rows.map(({ amount }) => Number(amount))).toEqual([order!.total]);
    await expect(desk(collect.handOver, { body: { storeId, code } })).rejects.toMatchObject({
      result: { errors: { code: ['order.no_such_code'] } },
    });
  });

  test('a parcel that a warehouse sent waits as long, and then lies on the shelf of the store', async () => {
    const { orderId, basket, parcelId } = await sentToStore();
    const { sku } = basket.lines[0]!;
    const desk = await shop.staff('store');
    expect(await desk(collect.list, { params: { storeId } })).toMatchObject({ toPick: [], arriving: [{ orderId, parcelId }] });
    await desk(collect.ready, { body: { storeId, orderId, key: randomUUID(), parcelId } });
    const code = await codeOf();
    const [shelf, central] = [await stockHere(sku), await stockHere(sku, 'CENTRAL')];
    const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await giveBackUncollected(shop.db, day(6.9))).toBe(0);
    expect(await Promise.all([giveBackUncollected(shop.db, day(7.1)), giveBackUncollected(shop.db, day(7.1))])).toContain(1);
    expect(await giveBackUncollected(shop.db, day(7.2))).toBe(0);
    expect([(await stockHere(sku)) - shelf, (await stockHere(sku, 'CENTRAL')) - central]).toEqual([2, 0]);
    const [order] = await shop.db.select().from(orderTable).where(eq(orderTable.id, orderId));
    expect(order).toMatchObject({ state: 'cancelled', fulfilment: 'cancelled' });
    const { rows } = await shop.db.execute<{ amount: string }>(sql`select amount from refund where order_id = ${orderId}`);
    expect(rows.map(({ amount }) => Number(amount))).toEqual([order!.total]);
    expect(await desk(collect.list, { params: { storeId } })).toEqual({ toPick: [], arriving: [], waiting: [] });
    await expect(desk(collect.handOver, { body: { storeId, code } })).rejects.toMatchObject({
      result: { errors: { code: ['order.no_such_code'] } },
    });
    expect(await mails(orderId)).toEqual(['dispatched', 'ready-for-pickup', 'not-collected']);
    const results = await auditLedger(shop.db, { now });
    const names = [...orderLifeChecks(now), ...stockChecks(now)].map(({ name }) => name);
    expect(results.filter(({ name, findings }) => names.includes(name) && findings.length > 0)).toEqual([]);
  });

  test('what a carrier brings to the store is not in the hands of whoever bought it, and they are told when it can be collected', async () => {
    const { orderId, parcelId } = await sentToStore();
    const desk = await shop.staff('store');
    for (const [id, type] of [
      ['1', 'outForDelivery'],
      ['2', 'pickupReady'],
      ['3', 'delivered'],
    ] as const)
      expect(await recordCarrierEvent({ db: shop.db, now }, parcelId, { id, type, at: now.toISOString() })).toBe(true);
    expect(await desk(collect.list, { params: { storeId } })).toMatchObject({ arriving: [{ orderId, parcelId }] });
    expect(await mails(orderId)).toEqual(['dispatched']);
    await desk(collect.ready, { body: { storeId, orderId, key: randomUUID(), parcelId } });
    expect(await mails(orderId)).toEqual(['dispatched', `ready-for-pickup ${await codeOf()}`]);
  });

  test('handing over and giving back at the same moment: one of them happens', async () => {
    const { orderId } = await ordered();
    const desk = await shop.staff('store');
    await desk(collect.ready, { body: { storeId, orderId, key: randomUUID() } });
    const code = await codeOf();
    const late = new Date(now.getTime() + 8 * 86_400_000);
    const [given, handed] = await Promise.allSettled([
      giveBackUncollected(shop.db, late),
      desk(collect.handOver, { body: { storeId, code } }),
    ]);
    const [order] = await shop.db.select().from(orderTable).where(eq(orderTable.id, orderId));
    const isGiven = given.status === 'fulfilled' && given.value === 1;
    expect(handed.status).toBe(isGiven ? 'rejected' : 'fulfilled');
    expect(order?.state).toBe(isGiven ? 'cancelled' : 'completed');
  });

  test('is refused in another store, and its list to who may not hand over', async () => {
    const { orderId } = await ordered();
    const desk = await shop.staff('store');
    await expect(desk(collect.ready, { body: { storeId: '1004', orderId, key: randomUUID() } })).rejects.toMatchObject({
      result: { errors: { order: ['order.not_collected_here'] } },
    });
    for (const role of ['editor', 'auditor', 'newcomer'] as const)
      await expect((await shop.staff(role))(collect.list, { params: { storeId } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a member of staff who is bound to stores', () => {
  test('works in these alone, from the next call on', async () => {
    const { orderId } = await ordered();
    const everywhere = await shop.staff('store');
    expect((await everywhere(collect.stores, {})).map(({ id }) => id)).toEqual([storeId, '1004']);
    const here = await shop.staff('store', [storeId]);
    expect((await here(collect.stores, {})).map(({ id }) => id)).toEqual([storeId]);
    expect((await here(collect.list, { params: { storeId } })).toPick).toHaveLength(1);
    const there = await shop.staff('store', ['1004']);
    const gone = { status: 404 };
    await expect(there(collect.list, { params: { storeId } })).rejects.toMatchObject(gone);
    await expect(there(collect.ready, { body: { storeId, orderId, key: randomUUID() } })).rejects.toMatchObject(gone);
    await here(collect.ready, { body: { storeId, orderId, key: randomUUID() } });
    await expect(there(collect.handOver, { body: { storeId, code: await codeOf() } })).rejects.toMatchObject(gone);
    expect((await here(collect.list, { params: { storeId } })).waiting).toHaveLength(1);
    await shop.db.execute(sql`update staff set stores = array['1004'] where stores = array[${storeId}]`);
    await expect(here(collect.list, { params: { storeId } })).rejects.toMatchObject(gone);
  });
});

describe('pieces for collecting are put aside', () => {
  test('in the very store where it has all of them, else where they lie', async () => {
    const { basket } = await shop.bought({ lines: [{ quantity: 1, amount: 9_000 }] });
    const { sku } = basket.lines[0]!;
    await shop.db.execute(sql`insert into stock (variant_id, kind, location_id, quantity) values (${sku}, 'store', ${storeId}, 2)
      on conflict (variant_id, kind, location_id) do update set quantity = 2`);
    const reserve = (quantity: number) =>
      shop.db.transaction(async (tx) => {
        const wanted = [{ sku, quantity, from: 'warehouse' as const, at: storeId }];
        const taken = await reserveStock(tx, { attemptId: randomUUID(), market: 'en-GB', wanted, now });
        return taken.map(({ kind, locationId }) => `${kind} ${locationId}`);
      });
    expect(await reserve(2)).toEqual([`store ${storeId}`]);
    expect(await reserve(1)).toEqual(['warehouse CENTRAL']);
  });
});
