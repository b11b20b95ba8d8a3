import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { testNow as now } from '../harness/test-app.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { orderLifeChecks } from '../ledger-audit/order-life-checks.ts';
import { stockChecks } from '../ledger-audit/stock-checks.ts';
import { fulfilmentShop } from './fulfilment.fixture.ts';
import { recordParcelEvent } from './record-parcel-event.ts';

const sku = '100_black_1,M';
let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
let desk: Awaited<ReturnType<typeof shop.staff>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
  desk = await shop.staff();
});

/** Two pieces for 90.00, sent in one parcel. */
async function sent(of = sku) {
  const bought = await shop.bought({ currency: 'SEK', lines: [{ sku: of, quantity: 2, amount: 9_000 }], freight: 500 });
  const { orderId, lines } = bought;
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  return { ...bought, parcelId, lineItemId: lines[0]! };
}
const lose = ({ orderId, parcelId }: { orderId: string; parcelId: string }) => desk(fulfilment.loseParcel, { body: { orderId, parcelId } });
const resend = ({ orderId, parcelId }: { orderId: string; parcelId: string }, key = randomUUID()) =>
  desk(fulfilment.resendParcel, { body: { orderId, parcelId, key, kind: 'warehouse', locationId: 'CENTRAL' } });
const refused = (text: string) => ({ status: 409, response: expect.stringContaining(text) });

async function expectBooksInOrder() {
  const names = [...orderLifeChecks(now), ...stockChecks(now)].map(({ name }) => name);
  const results = await auditLedger(shop.db, { now });
  expect(results.filter(({ name, findings }) => names.includes(name) && findings.length > 0)).toEqual([]);
}

describe('a lost parcel', () => {
  test('opens the order again, and is said once', async () => {
    const bought = await sent();
    expect(await lose(bought)).toMatchObject({ orderState: 'placed', fulfilment: 'open', parcels: [{ state: 'lost' }] });
    const again = await lose(bought);
    expect(again.events.filter(({ kind }) => kind === 'parcelLost')).toHaveLength(1);
    expect(again.lines).toMatchObject([{ packed: 0, shipped: 0 }]);
    await expectBooksInOrder();
  });

  test('is sent again from the stock, once, and completes the order; no mail confirms it a second time', async () => {
    const bought = await sent();
    await lose(bought);
    const before = await shop.stockOf(sku);
    const key = randomUUID();
    await resend(bought, key);
    const work = await resend(bought, key);
    expect(work.parcels).toMatchObject([{ state: 'lost' }, { state: 'packed', lines: [{ quantity: 2 }] }]);
    expect(await shop.stockOf(sku)).toBe(before - 2);
    await expect(resend(bought)).rejects.toMatchObject(refused('order.not_so_many'));
    const { parcelId } = work.parcels[1]!;
    const body = { orderId: bought.orderId, parcelId, courier: 'Post', trackingNumber: 'T-2' };
    expect(await desk(fulfilment.ship, { body })).toMatchObject({ orderState: 'completed', fulfilment: 'shipped' });
    const arrived = await desk(fulfilment.recordEvent, { body: { orderId: bought.orderId, parcelId, key, type: 'delivered' } });
    expect(arrived.fulfilment).toBe('delivered');
    const { rows } = await shop.db.execute(sql`select from outbox where topic = 'order.placed'`);
    expect(rows).toHaveLength(1);
    await expectBooksInOrder();
  });

  test('with nothing on the shelf is not sent again, and nothing has changed', async () => {
    const bought = await sent();
    await lose(bought);
    await shop.db.execute(sql`update stock set quantity = 1`);
    await expect(resend(bought)).rejects.toMatchObject(refused('order.not_at_this_place'));
    expect((await desk(fulfilment.get, { body: { orderId: bought.orderId } })).lines).toMatchObject([{ packed: 0 }]);
  });

  test('what was packed in its place by mistake goes back to the stock', async () => {
    const bought = await sent();
    await lose(bought);
    const before = await shop.stockOf(sku);
    const { parcels } = await resend(bought);
    await desk(fulfilment.unpack, { body: { orderId: bought.orderId, parcelId: parcels[1]!.parcelId } });
    expect(await shop.stockOf(sku)).toBe(before);
    await expectBooksInOrder();
    expect((await resend(bought)).parcels).toHaveLength(2);
    await expectBooksInOrder();
  });

  test('is paid back with its freight, and nothing of it comes back onto the shelf', async () => {
    const bought = await sent();
    await lose(bought);
    const before = await shop.stockOf(sku);
    const { orderId, lineItemId } = bought;
    const body = { orderId, key: randomUUID(), lines: [{ lineItemId, quantity: 2 }], reason: 'lost on its way' };
    const work = await desk(fulfilment.cancelLines, { body });
    expect(work).toMatchObject({ orderState: 'cancelled', refunds: [{ amount: { amount: 95 } }] });
    expect(await shop.stockOf(sku)).toBe(before);
    await expect(resend(bought)).rejects.toMatchObject(refused('order.not_so_many'));
    await expectBooksInOrder();
  });

  test('of an order with another piece on the shelf: cancelled are the lost ones, and that one is still sent', async () => {
    const { orderId, lines } = await shop.bought({ currency: 'SEK', lines: [{ sku, quantity: 3, amount: 9_000 }] });
    const lineItemId = lines[0]!;
    const parcelId = await shop.pack(desk, orderId, [{ lineItemId, quantity: 2 }]);
    await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
    await lose({ orderId, parcelId });
    const before = await shop.stockOf(sku);
    await desk(fulfilment.cancelLines, {
      body: { orderId, key: randomUUID(), lines: [{ lineItemId, quantity: 2 }], reason: 'lost on its way' },
    });
    expect(await shop.stockOf(sku)).toBe(before);
    await shop.pack(desk, orderId, [{ lineItemId, quantity: 1 }]);
    await expectBooksInOrder();
  });

  test('may arrive after all: then it was not lost, unless it was replaced or paid back meanwhile', async () => {
    const arrive = (parcelId: string) =>
      recordParcelEvent(
        { db: shop.db, now, who: 'carrier', isStaff: false },
        { parcelId, carrierEventId: `late-${parcelId}`, type: 'delivered', at: now },
      );
    const [found, replaced] = [await sent(), await sent('200_black_1,36')];
    await lose(found);
    await arrive(found.parcelId);
    const get = ({ orderId }: { orderId: string }) => desk(fulfilment.get, { body: { orderId } });
    expect(await get(found)).toMatchObject({ orderState: 'completed', fulfilment: 'delivered', parcels: [{ state: 'delivered' }] });
    await lose(replaced);
    await resend(replaced);
    await arrive(replaced.parcelId);
    expect(await get(replaced)).toMatchObject({ fulfilment: 'packed', parcels: [{ state: 'lost' }, { state: 'packed' }] });
    await expectBooksInOrder();
  });

  test('is one that left and did not arrive, and only such a one is sent again', async () => {
    const { orderId, lines } = await shop.bought();
    const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]);
    await expect(lose({ orderId, parcelId })).rejects.toMatchObject(refused('order.parcel_not_sent'));
    await expect(resend({ orderId, parcelId })).rejects.toMatchObject(refused('order.parcel_not_lost'));
    await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
    await desk(fulfilment.recordEvent, { body: { orderId, parcelId, key: randomUUID(), type: 'delivered' } });
    await expect(lose({ orderId, parcelId })).rejects.toMatchObject(refused('order.parcel_arrived'));
  });

  test('stands in the timeline of its buyer', async () => {
    const bought = await sent();
    await lose(bought);
    const guest = shop.browser();
    await guest.api(order.track, { params: { catalog: 'en-GB' }, body: { orderNumber: bought.orderNumber, email: 'ada@example.com' } });
    const { timeline } = await guest.api(order.receipt, { params: { catalog: 'en-GB', orderId: bought.orderId }, query: {} });
    expect(timeline!.filter(({ kind }) => kind === 'parcelLost')).toMatchObject([{ parcel: 1 }]);
    expect(timeline!.filter((moment) => moment.kind === 'state' && moment.orderState === 'placed')).toHaveLength(1);
  });
});
