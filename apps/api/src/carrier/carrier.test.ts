import { createHmac, randomUUID } from 'node:crypto';
import { carrier as calls } from '@selvedge/contract/carrier.ts';
import { fillPath } from '@selvedge/contract/client.ts';
import { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { sandboxKeys } from '@selvedge/psp/psp.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import { accessToken } from '../order/order-access.ts';
import { orderLineTable } from '../order/tables.ts';
import { parcelEventTable, parcelLineTable, parcelTable } from '../parcel/tables.ts';
import { readPdf } from '../pdf/read-pdf.fixture.ts';
import { followParcels } from './follow-parcels.ts';
import { sandboxCarrier } from './sandbox-carrier.ts';

let psp: TestPsp;
let shop: Awaited<ReturnType<typeof basketShop>>;
/** What the shop answered to the carrier's notices. */
let answers: number[] = [];
let isDeaf = false;
let clock = () => now;

beforeAll(async () => {
  psp = await openTestPsp({
    // Carriers that tell seconds tell several things of the same one.
    clock: () => clock(),
    deliver: async ({ body, headers }) => {
      if (isDeaf) return 200;
      const answer = await shop.app.inject({ method: 'POST', url: calls.webhook.path, headers, payload: body });
      answers.push(answer.statusCode);
      return answer.statusCode;
    },
  });
  psp.sandbox.psp.notify.carrier = 'http://shop.test/api/carrier/webhook';
});
afterAll(() => psp.stop());
beforeEach(async () => {
  await emptyTables();
  [answers, isDeaf, clock] = [[], false, () => now];
  // Nothing becomes due by itself, however slow the machine is.
  psp.sandbox.psp.carrierDayMs = daySeconds * 1000;
  shop = await basketShop({ ports: { carrier: sandboxCarrier({ url: psp.url }) } });
});

/** A parcel that stands ready, of an order in a market of the wish. */
async function packed({ market = 'en-GB' } = {}) {
  const { db } = await testDb();
  const basket = { ...(await filledBasket(shop)), market };
  const { orderId, orderNumber } = await place(draftOf(basket));
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.orderId, orderId));
  const parcelId = randomUUID();
  const facts = { key: randomUUID(), kind: 'warehouse', locationId: 'CENTRAL', packedAt: now, packedBy: 'x' } as const;
  await db.insert(parcelTable).values({ id: parcelId, orderId, number: 1, state: 'packed', ...facts });
  await db.insert(parcelLineTable).values({ parcelId, orderId, lineId: line!.lineId, quantity: 1 });
  await db.update(orderLineTable).set({ packed: 1 }).where(eq(orderLineTable.orderId, orderId));
  return { orderId, orderNumber, parcelId };
}

const pickupOf = (day: string) => ({ ...({ kind: 'warehouse', locationId: 'CENTRAL' } as const), key: randomUUID(), day, parcels: 4 });

async function clerk() {
  const { db } = await testDb();
  return signInAsStaff(db, { role: 'administrator', now });
}

async function control(path: string, body: object = {}) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${psp.url}/control/carrier/${path}`, init);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { events: { type: string }[] };
}

/** The carrier goes on until nothing is left to happen; its notices are taken as they come. */
async function carry(trackingNumber: string) {
  let told = -1;
  for (let events = 0; events !== told; ) {
    told = events;
    events = (await control(`${trackingNumber}/advance`)).events.length;
  }
}

async function eventsOf(parcelId: string) {
  const { db } = await testDb();
  const rows = await db.select().from(parcelEventTable).where(eq(parcelEventTable.parcelId, parcelId)).orderBy(asc(parcelEventTable.id));
  return rows.filter(({ carrierEventId }) => carrierEventId.startsWith('carrier:'));
}

async function settled(parcelId: string, count: number) {
  await expect.poll(async () => (await eventsOf(parcelId)).length).toBe(count);
  return (await eventsOf(parcelId)).map(({ type }) => type);
}

describe('a parcel in the hands of the carrier', () => {
  test('is booked once, leaves, and is followed to the door by signed notices', async () => {
    const { db } = await testDb();
    const { orderId, parcelId } = await packed();
    const call = callAs(shop.app, await clerk());
    const booked = await call(staffCarrier.book, { body: { orderId, parcelId } });
    expect(await call(staffCarrier.book, { body: { orderId, parcelId } })).toEqual(booked);
    await carry(booked.trackingNumber);
    expect(new Set(await settled(parcelId, 6))).toEqual(
      new Set(['orderCreated', 'dispatch', 'inTransit', 'scheduled', 'outForDelivery', 'delivered']),
    );
    const [parcel] = await db.select().from(parcelTable);
    expect(parcel).toMatchObject({ state: 'delivered', courier: 'Swift', trackingNumber: booked.trackingNumber });
    expect(parcel!.trackingLink).toBe(`${psp.url}/carrier/track/${booked.trackingNumber}`);
  });

  test('is followed by asking where notices are lost, and what was told is kept once', async () => {
    const { db } = await testDb();
    const { orderId, parcelId } = await packed({ market: 'de-DE' });
    const { trackingNumber } = await callAs(shop.app, await clerk())(staffCarrier.book, { body: { orderId, parcelId } });
    isDeaf = true;
    await carry(trackingNumber);
    const follow = { db, now, carrier: sandboxCarrier({ url: psp.url }), log: { warn() {} } };
    expect(await followParcels(follow)).toBe(6);
    expect(await followParcels(follow)).toBe(0);
    expect(await settled(parcelId, 6)).toHaveLength(6);
  });

  test('a forged, a repeated and an unknown notice change nothing', async () => {
    isDeaf = true; // what the carrier tells by itself, on a slow machine, is not what is counted here
    const { orderId, parcelId } = await packed();
    const { trackingNumber } = await callAs(shop.app, await clerk())(staffCarrier.book, { body: { orderId, parcelId } });
    const event = { id: 'e1', type: 'delay', at: now.toISOString() };
    const send = async (about: object, key: string) => {
      const body = JSON.stringify(about);
      const signature = createHmac('sha256', key).update(body).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-carrier-signature': signature };
      return (await shop.app.inject({ method: 'POST', url: calls.webhook.path, headers, payload: body })).statusCode;
    };
    expect(await send({ trackingNumber, event }, 'nobody')).toBe(401);
    expect(await eventsOf(parcelId)).toEqual([]);
    expect(await send({ trackingNumber: 'SW0', event }, sandboxKeys.carrierSecret)).toBe(404);
    for (const _ of [1, 2, 3]) expect(await send({ trackingNumber, event }, sandboxKeys.carrierSecret)).toBe(200);
    expect(await settled(parcelId, 1)).toEqual(['delay']);
  });

  test('where the carrier does not answer nothing happens, and staff are told', async () => {
    const { db } = await testDb();
    const { orderId, parcelId } = await packed();
    shop = await basketShop({ ports: { carrier: sandboxCarrier({ url: 'http://127.0.0.1:1' }) } });
    const call = callAs(shop.app, await clerk());
    const refused = { status: 409, response: expect.stringContaining('order.carrier_silent') };
    await expect(call(staffCarrier.book, { body: { orderId, parcelId } })).rejects.toMatchObject(refused);
    await expect(call(staffCarrier.requestPickup, { body: pickupOf('2026-11-16') })).rejects.toMatchObject(refused);
    expect((await call(staffCarrier.pickups, {})).pickups).toMatchObject([{ day: '2026-11-16', state: 'failed', reference: '' }]);
    expect(await db.select().from(parcelTable)).toMatchObject([{ state: 'packed', trackingNumber: '' }]);
  });

  test('the carrier comes to fetch parcels at a place: once for a key, on working days, and on the audit log', async () => {
    const { db } = await testDb();
    const call = callAs(shop.app, await clerk());
    await packed();
    const { places, pickups } = await call(staffCarrier.pickups, {});
    expect({ places, pickups }).toMatchObject({ pickups: [], places: [{ kind: 'warehouse', locationId: 'CENTRAL', ready: 1 }] });
    const { days } = places[0]!;
    expect([days[0], days.at(-1)]).toEqual(['2026-11-16', '2026-11-27']);
    const body = pickupOf('2026-11-17');
    const ask = () => call(staffCarrier.requestPickup, { body });
    await Promise.all([ask(), ask()]);
    const asked = { kind: 'warehouse', locationId: 'CENTRAL', day: '2026-11-17', parcels: 4, state: 'confirmed', carrier: 'Swift' };
    expect((await ask()).pickups).toMatchObject([{ ...asked, reference: `PU-${body.key.slice(0, 8).toUpperCase()}` }]);
    for (const day of ['2026-11-14', '2026-11-21', '2027-01-04'])
      await expect(call(staffCarrier.requestPickup, { body: pickupOf(day) })).rejects.toMatchObject({
        response: expect.stringContaining('order.pickup_day'),
      });
    const entries = (await db.select().from(auditTable).orderBy(auditTable.id)).filter(({ action }) => action === 'parcel.pickup');
    expect(entries).toMatchObject([{ subject: 'warehouse CENTRAL', after: { day: '2026-11-17', parcels: 4, carrier: 'Swift' } }]);
  });

  test('a pickup is taken back once, by telling the carrier; what it did not hear stays', async () => {
    const { db } = await testDb();
    const call = callAs(shop.app, await clerk());
    const body = pickupOf('2026-11-17');
    const { id } = (await call(staffCarrier.requestPickup, { body })).pickups[0]!;
    const cancel = (of = call) => of(staffCarrier.cancelPickup, { params: { id } });
    const silent = await basketShop({ ports: { carrier: sandboxCarrier({ url: 'http://127.0.0.1:1' }) } });
    await expect(cancel(callAs(silent.app, await clerk()))).rejects.toMatchObject({ status: 409 });
    expect((await call(staffCarrier.pickups, {})).pickups).toMatchObject([{ state: 'confirmed' }]);
    await Promise.all([cancel(), cancel()]);
    // A request that was sent again does not bring the car back.
    expect((await call(staffCarrier.requestPickup, { body })).pickups).toMatchObject([{ id, state: 'cancelled' }]);
    const entries = (await db.select().from(auditTable).orderBy(auditTable.id)).filter(({ action }) => action === 'parcel.cancel-pickup');
    expect(entries).toMatchObject([{ subject: 'warehouse CENTRAL', before: { day: '2026-11-17', parcels: 4 } }]);
    await expect(call(staffCarrier.cancelPickup, { params: { id: randomUUID() } })).rejects.toMatchObject({ status: 404 });
  });

  test('where a store rests on Friday and Saturday the carrier comes on Sunday', async () => {
    const { db } = await testDb();
    const call = callAs(shop.app, await clerk());
    await db.execute(sql`insert into store (id, slug, name, markets, street, city, postal_code, country, phone, latitude, longitude, opening_hours, click_and_collect)
      values ('KUWAIT', 'kuwait', 'Kuwait', '{}', 's', 'c', '1', 'KW', '1', 0, 0, '[]', false)`);
    const ask = (day: string) => call(staffCarrier.requestPickup, { body: { ...pickupOf(day), kind: 'store', locationId: 'KUWAIT' } });
    expect((await ask('2026-11-22')).pickups).toMatchObject([{ day: '2026-11-22', state: 'confirmed' }]);
    await expect(ask('2026-11-20')).rejects.toMatchObject({ response: expect.stringContaining('order.pickup_day') });
  });

  test('ORD-009 all seventeen events are reached by going right and going wrong', async () => {
    const port = sandboxCarrier({ url: psp.url });
    isDeaf = true;
    const { shippingAddress: to } = await filledBasket(shop);
    const trip = async (way: 'home' | 'pickup' | 'return', mishaps: readonly string[]) => {
      const { trackingNumber } = await port.book({ reference: randomUUID(), way, to: to! });
      for (const mishap of mishaps) {
        await control(`${trackingNumber}/advance`);
        await control(`${trackingNumber}/mishap`, { mishap });
      }
      await carry(trackingNumber);
      return (await port.track(trackingNumber))!.map(({ type }) => type);
    };
    const seen = [
      ...(await trip('home', ['delay', 'failedAttempt'])),
      ...(await trip('home', ['sendBack'])),
      ...(await trip('pickup', [])),
      ...(await trip('return', ['delay'])),
      ...(await trip('return', ['failedAttempt'])),
    ];
    expect(new Set(seen)).toEqual(new Set(ParcelEventType.options));
    // Of a lost one nobody hears again. The sandbox tells of the first step by itself, and may do so before it is asked for the next.
    expect([['orderCreated'], ['orderCreated', 'dispatch']]).toContainEqual(await trip('home', ['lost']));
  });

  test('the sandbox moves parcels along by itself, a day in as long as it is told', async () => {
    clock = () => new Date();
    isDeaf = true;
    const port = sandboxCarrier({ url: psp.url });
    const { shippingAddress: to } = await filledBasket(shop);
    const body = JSON.stringify({ dayMs: 1 });
    await fetch(`${psp.url}/control/carrier`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    const { trackingNumber } = await port.book({ reference: randomUUID(), way: 'home', to: to! });
    await expect.poll(async () => (await port.track(trackingNumber))!.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  });

  test.each(['en-GB', 'ar-AE', 'el-GR'])('its label in %s has bars, the number and whom it goes to', async (market) => {
    const { orderId, orderNumber, parcelId } = await packed({ market });
    const url = fillPath(staffCarrier.label.path, { orderId, parcelId });
    const answer = await shop.app.inject({ method: 'GET', url, headers: await clerk() });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const { text, pages } = readPdf(answer.rawPayload);
    expect(pages).toBe(1);
    for (const said of [/SW\d{9}/, 'Swift', orderNumber, 'Ada Byron']) expect(text).toMatch(said);
  });

  test('labels of several orders are one file in the order of the wish; what nobody packed has none', async () => {
    const [first, second] = [await packed({ market: 'ar-AE' }), await packed({ market: 'el-GR' })];
    const { orderId: unpacked } = await place(draftOf(await filledBasket(shop)));
    const take = async (...ids: string[]) =>
      shop.app.inject({ method: 'GET', url: `${staffCarrier.labels.path}?orders=${ids.join(',')}`, headers: await clerk() });
    const { text, pages } = readPdf((await take(second.orderId, unpacked, first.orderId)).rawPayload);
    expect(pages).toBe(2);
    expect(text.indexOf(second.orderNumber)).toBeLessThan(text.indexOf(first.orderNumber));
    expect((await take(unpacked)).statusCode).toBe(404);
  });
});

describe('a return on its way back', () => {
  test.each(['en-GB', 'ar-KW'])('in %s: its buyer takes the label, which books it once, and reads how far it is', async (market) => {
    const { db } = await testDb();
    const { orderId, orderNumber, parcelId } = await packed({ market });
    const { trackingNumber: there } = await callAs(shop.app, await clerk())(staffCarrier.book, { body: { orderId, parcelId } });
    await carry(there);
    await settled(parcelId, 6);
    const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.orderId, orderId));
    const token = accessToken(await getOrderRow(db, orderId), 'mail');
    const { api } = shop.browser();
    const params = { orderId };
    const lines = [{ lineItemId: line!.lineId, quantity: 1, reason: 'tooSmall' as const, words: '' }];
    await api(returns.register, { params, body: { token, key: randomUUID(), lines, method: 'dropOff' } });

    const returnNumber = `${orderNumber}-R1`;
    const url = fillPath(returns.label.path, { orderId, returnNumber });
    expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    const [label] = await Promise.all([1, 2].map(() => shop.app.inject({ method: 'GET', url: `${url}?token=${token}` })));
    expect(label!.headers['content-type']).toBe('application/pdf');
    const { text } = readPdf(label!.rawPayload);
    for (const said of [/SW\d{9}R/, 'Swift', returnNumber]) expect(text).toMatch(said);

    const look = async () => (await api(returns.get, { params, body: { token } })).returns[0]!;
    const { tracking, returnState } = await look();
    expect(returnState).toBe('registered');
    await carry(tracking!.number);
    await expect.poll(look).toMatchObject({ returnState: 'onItsWay', tracking: { eventtype: 'returnDelivered' } });
  });
});
