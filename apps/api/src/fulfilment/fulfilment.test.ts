import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { moveMoney } from '../gift-card/move-money.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { confirmOrder } from '../order/confirm-order.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { orderTable } from '../order/tables.ts';
import { fulfilmentShop } from './fulfilment.fixture.ts';
import { recordParcelEvent } from './record-parcel-event.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

const courier = { courier: 'Post', trackingNumber: 'TRACK-1', trackingLink: 'https://post.example/TRACK-1' };
const refused = (field: string, key: string) => ({ result: { code: 'order_refused', errors: { [field]: [key] } } });

async function mailToken(orderId: string): Promise<string> {
  return accessToken(await getOrderRow(shop.db, orderId), 'mail');
}

describe('packing and sending', () => {
  test('ORD-005 ORD-007 an order leaves in two parcels, and is complete with the second', async () => {
    const { orderId, lines } = await shop.bought({
      lines: [
        { quantity: 2, amount: 9_000 },
        { quantity: 1, amount: 4_999 },
      ],
    });
    const desk = await shop.staff('warehouse');
    const first = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
    const one = await desk(fulfilment.ship, { body: { orderId, parcelId: first, ...courier } });
    expect(one).toMatchObject({ orderState: 'placed', fulfilment: 'partlyShipped', progress: 'partlyShipped' });
    const rest = [
      { lineItemId: lines[0]!, quantity: 1 },
      { lineItemId: lines[1]!, quantity: 1 },
    ];
    const second = await shop.pack(desk, orderId, rest);
    const two = await desk(fulfilment.ship, { body: { orderId, parcelId: second, ...courier, trackingNumber: 'TRACK-2' } });
    expect(two).toMatchObject({ orderState: 'completed', fulfilment: 'shipped' });
    const { order: shown, trackingUrls } = await shop
      .browser()
      .api(order.receipt, { params: { catalog: 'en-GB', orderId }, query: { token: await mailToken(orderId) } });
    expect(trackingUrls).toEqual([courier.trackingLink, courier.trackingLink]);
    expect(shown!.shippingNotifications.shippedLineItems).toEqual([
      { isWarehouse: true, lineItems: [{ lineItemId: lines[0], quantity: 1 }], trackAndTraceNumber: 'TRACK-1' },
      { isWarehouse: true, lineItems: expect.arrayContaining(rest), trackAndTraceNumber: 'TRACK-2' },
    ]);
    expect(shown!.parcelTrackings.map(({ trackingNumber }) => trackingNumber)).toEqual(['TRACK-2', 'TRACK-1']);
    expect(two.events.map(({ kind }) => kind)).toEqual(['state', 'packed', 'shipped', 'packed', 'shipped', 'state']);
  });

  test('the same parcel again, by the same key, is one parcel; ten at once are one', async () => {
    const { orderId, lines } = await shop.bought();
    const desk = await shop.staff('warehouse');
    const body = {
      orderId,
      key: randomUUID(),
      kind: 'warehouse' as const,
      locationId: 'CENTRAL',
      lines: [{ lineItemId: lines[0]!, quantity: 1 }],
    };
    const works = await Promise.all(Array.from({ length: 10 }, () => desk(fulfilment.pack, { body })));
    expect(works.at(-1)!.parcels).toHaveLength(1);
    expect(works.at(-1)!.lines[0]).toMatchObject({ packed: 1, quantity: 2 });
  });

  test('more than is left, from a place where it does not lie, or out of a parcel that left: refused', async () => {
    const { orderId, lines } = await shop.bought();
    const desk = await shop.staff('warehouse');
    const pack = (quantity: number, locationId = 'CENTRAL') =>
      desk(fulfilment.pack, {
        body: { orderId, key: randomUUID(), kind: 'warehouse', locationId, lines: [{ lineItemId: lines[0]!, quantity }] },
      });
    await expect(pack(3)).rejects.toMatchObject(refused('lines', 'order.not_so_many'));
    await expect(pack(1, 'ELSEWHERE')).rejects.toMatchObject(refused('lines', 'order.not_at_this_place'));
    const [parcel] = (await pack(2)).parcels;
    const empty = await desk(fulfilment.unpack, { body: { orderId, parcelId: parcel!.parcelId } });
    expect(empty).toMatchObject({ parcels: [], fulfilment: 'open', lines: [{ packed: 0 }] });
    const again = (await pack(2)).parcels[0]!.parcelId;
    await desk(fulfilment.ship, { body: { orderId, parcelId: again, ...courier } });
    await expect(desk(fulfilment.unpack, { body: { orderId, parcelId: again } })).rejects.toMatchObject(
      refused('parcel', 'order.parcel_has_left'),
    );
  });

  test('ORD-008 ORD-009 ORD-010 all 17 kinds of news of a parcel are kept, each once, and shown newest first', async () => {
    const { orderId, lines } = await shop.bought();
    const desk = await shop.staff('warehouse');
    const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]);
    await desk(fulfilment.ship, { body: { orderId, parcelId, ...courier } });
    const actor = { db: shop.db, now, who: 'carrier', isStaff: false };
    const tell = (type: ParcelEventType, at: number) =>
      recordParcelEvent(actor, { parcelId, carrierEventId: `c-${type}`, type, at: new Date(now.getTime() + at * 60_000) });
    const types = [...ParcelEventType.options.filter((type) => type !== 'delivered'), 'delivered' as const];
    const told = await Promise.all(types.flatMap((type, at) => [tell(type, at + 1), tell(type, at + 1)]));
    expect(told.filter(Boolean)).toHaveLength(17);
    const token = await mailToken(orderId);
    const { order: shown } = await shop.browser().api(order.receipt, { params: { catalog: 'en-GB', orderId }, query: { token } });
    const events = shown!.parcelTrackings[0]!.parcelTrackingEvents;
    expect(events.map(({ eventtype }) => eventtype)).toEqual([...types.toReversed(), 'dispatch']);
    expect(events[0]).toMatchObject({ deliveryStatusLocaleShort: 'Delivered', deliveryStatusLocaleLong: 'Your parcel was delivered' });
    expect(shown).toMatchObject({ orderState: 'completed', orderProgress: 'delivered' });
  });

  test('ORD-003 the list of a shopper tells of the parcel that was last heard of', async () => {
    const { orderId, lines } = await shop.bought();
    const subject = randomUUID();
    const headers = await signInAsShopper(shop.db, { market: 'en-GB', now, subject });
    await shop.db.update(orderTable).set({ shopperId: subject });
    const desk = await shop.staff('warehouse');
    const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]);
    const read = async () => (await shop.browser(headers).api(order.history, { query: {} })).orders[0];
    expect(await read()).toMatchObject({ orderProgress: 'packed', parcelTrackingLink: '' });
    await desk(fulfilment.ship, { body: { orderId, parcelId, ...courier } });
    await desk(fulfilment.recordEvent, { body: { orderId, parcelId, key: randomUUID(), type: 'outForDelivery' } });
    expect(await read()).toMatchObject({
      ...{ orderProgress: 'shipped', parcelEventType: 'outForDelivery', parcelTrackingLink: courier.trackingLink },
      parcelDeliveryStatusLocaleShort: 'Out for delivery',
    });
  });
});

describe('cancelling', () => {
  test('ORD-005 the buyer cancels one of two lines: pieces, card and provider get theirs back, once, also when two windows ask at once', async () => {
    const { orderId, lines, card, basket } = await shop.bought({
      ...{
        currency: 'KWD',
        byCard: 5_000,
        lines: [
          { quantity: 3, amount: 10_000, tax: 476 },
          { quantity: 1, amount: 4_999 },
        ],
      },
    });
    const token = await mailToken(orderId);
    const ask = () =>
      shop
        .browser()
        .api(order.cancel, { params: { orderId }, body: { key: randomUUID(), lines: [{ lineItemId: lines[0]!, quantity: 3 }], token } });
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await shop.settle();
    expect(await shop.stockOf(basket.lines[0]!.sku)).toBe(100);
    expect(await shop.balanceOf(card!.id)).toBe(5_000);
    expect(shop.klarna.sum('refund')).toBe(5_000);
    const work = await (await shop.staff())(fulfilment.get, { body: { orderId } });
    expect(work).toMatchObject({ orderState: 'placed', progress: 'partlyCancelled', money: { refunded: { amount: 10, currency: 'KWD' } } });
    expect(work.events.map(({ kind }) => kind)).toEqual(['state', 'cancelledLines', 'refundApproved', 'refunded']);
  });

  test('ORD-012 the whole order: freight goes back too, in a currency without decimals, and a code can be used again', async () => {
    const { orderId, basket } = await shop.bought({ currency: 'JPY', lines: [{ quantity: 3, amount: 1_000 }], freight: 499 });
    await shop.db.execute(sql`insert into promotion (id, definition, changed_at) values ('p', '{}', ${now})`);
    await shop.db.execute(sql`insert into promotion_code (code, promotion_id, used, created_at) values ('ONCE', 'p', 1, ${now})`);
    await shop.db.execute(
      sql`insert into promotion_redemption (basket_id, promotion_id, code, customer, at) values (${basket.basketId}::uuid, 'p', 'ONCE', 'ada', ${now})`,
    );
    const token = await mailToken(orderId);
    const key = randomUUID();
    const ask = () => shop.browser().api(order.cancel, { params: { orderId }, body: { key, token } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    await shop.settle();
    expect(answers.at(-1)!.order).toMatchObject({ orderState: 'cancelled', orderProgress: 'cancelled', canBeChanged: false });
    expect(shop.klarna.sum('refund')).toBe(1_499);
    const { rows } = await shop.db.execute(sql`select used from promotion_code`);
    expect(rows).toEqual([{ used: 0 }]);
  });

  test('ends for the buyer when somebody packs, and for staff with what is packed', async () => {
    const { orderId, orderNumber, lines } = await shop.bought();
    const desk = await shop.staff();
    await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
    const token = await mailToken(orderId);
    const own = shop.browser().api(order.cancel, { params: { orderId }, body: { key: randomUUID(), token } });
    await expect(own).rejects.toMatchObject(refused('order', 'order.already_packed'));
    const cancel = (quantity: number) =>
      desk(order.partCancel, {
        body: { orderNumber, key: randomUUID(), lineItems: [{ lineItemId: lines[0]!, quantity }], reason: 'out of stock' },
      });
    await expect(cancel(2)).rejects.toMatchObject(refused('lines', 'order.not_so_many'));
    expect((await cancel(1)).order.shippingNotifications.cancelledLineItems).toEqual([{ lineItemId: lines[0], quantity: 1 }]);
  });

  test('a packer and a buyer at the same moment: one of them is refused, and nothing is both', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, lines } = await shop.bought();
      const desk = await shop.staff('warehouse');
      const token = await mailToken(orderId);
      const done = await Promise.allSettled([
        shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]),
        shop.browser().api(order.cancel, { params: { orderId }, body: { key: randomUUID(), token } }),
      ]);
      expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('nobody without proof: not a stranger, not another shopper, not another token', async () => {
    const { orderId } = await shop.bought();
    const other = await shop.bought();
    const strangers = [{}, { token: await mailToken(other.orderId) }, { token: 'x' }];
    for (const body of strangers)
      await expect(shop.browser().api(order.cancel, { params: { orderId }, body: { key: randomUUID(), ...body } })).rejects.toMatchObject({
        status: 404,
      });
    const someone = await signInAsShopper(shop.db, { market: 'en-GB', now });
    await expect(shop.browser(someone).api(order.cancel, { params: { orderId }, body: { key: randomUUID() } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a gift card that was bought', () => {
  const bought = async (deliverOn?: string) => {
    const placed = await shop.bought({ currency: 'JPY', lines: [{ quantity: 2, amount: 10_000 }] });
    const { db } = shop;
    await db.execute(
      sql`update order_line set is_digital = true, gift_card = ${JSON.stringify({ recipientName: 'Bo', recipientEmail: 'bo@example.com', message: '', deliverOn })}::jsonb`,
    );
    await db.execute(sql`delete from order_origin`);
    await db.execute(sql`update customer_order set fulfilment = 'delivered'`);
    await db.transaction((tx) => confirmOrder(tx, { orderId: placed.orderId, now }));
    return placed;
  };
  const cancel = async (orderId: string, lineItemId: string, quantity: number) =>
    (await shop.staff())(fulfilment.cancelLines, {
      body: { orderId, key: randomUUID(), lines: [{ lineItemId, quantity }], reason: 'by mistake' },
    });
  const balances = async () =>
    (await shop.db.execute<{ balance: string }>(sql`select balance from gift_card order by balance`)).rows.map(({ balance }) =>
      Number(balance),
    );

  test('is emptied when its piece is cancelled, and not when it has been used', async () => {
    const { orderId, lines } = await bought();
    const worth = (await balances())[0]!;
    await cancel(orderId, lines[0]!, 1);
    expect(await balances()).toEqual([0, worth]);
    const { rows } = await shop.db.execute<{ id: string }>(sql`select id from gift_card where balance > 0`);
    const spend = { kind: 'redeem', reference: 'spent', cardId: rows[0]!.id, currency: 'JPY', amount: -1, counter: 'spent', now } as const;
    await shop.db.transaction((tx) => moveMoney(tx, spend));
    await expect(cancel(orderId, lines[0]!, 1)).rejects.toMatchObject(refused('lines', 'order.gift_card_used'));
  });

  test('is all that was ordered: the order is complete once it is out, and is cancelled with it', async () => {
    const stateOf = async (orderId: string) => (await (await shop.staff())(fulfilment.get, { body: { orderId } })).orderState;
    const { orderId, lines } = await bought();
    expect(await stateOf(orderId)).toBe('completed');
    await cancel(orderId, lines[0]!, 1);
    expect(await stateOf(orderId)).toBe('completed');
    await cancel(orderId, lines[0]!, 1);
    expect(await stateOf(orderId)).toBe('cancelled');
  });

  test('for a later day leaves on that day, and completes the order then', async () => {
    const { orderId } = await bought('2027-01-01');
    const stateOf = async () => (await (await shop.staff())(fulfilment.get, { body: { orderId } })).orderState;
    expect(await stateOf()).toBe('placed');
    await shop.db.transaction((tx) => confirmOrder(tx, { orderId, now: new Date('2027-01-02') }));
    expect(await stateOf()).toBe('completed');
  });

  test('for a later day is never made once it is cancelled', async () => {
    const { orderId, lines } = await bought('2027-01-01');
    await cancel(orderId, lines[0]!, 1);
    await shop.db.transaction((tx) => confirmOrder(tx, { orderId, now: new Date('2027-01-02') }));
    expect(await balances()).toHaveLength(1);
  });
});

describe('the address', () => {
  test('is changed until somebody packs, and stays in its country', async () => {
    const { orderId, lines, basket } = await shop.bought();
    const token = await mailToken(orderId);
    const move = (changes: object) =>
      shop
        .browser()
        .api(order.changeAddress, { params: { orderId }, body: { shippingAddress: { ...basket.shippingAddress!, ...changes }, token } });
    expect((await move({ line1: 'Elsewhere', houseNumber: '9' })).order.shippingAddress).toMatchObject({
      line1: 'Elsewhere',
      houseNumber: '9',
    });
    await expect(move({ country: 'FR' })).rejects.toMatchObject(refused('shippingAddress', 'order.not_to_that_country'));
    await expect(move({ postalCode: '' })).rejects.toMatchObject({ result: { code: 'address_refused' } });
    await shop.pack(await shop.staff(), orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
    await expect(move({ line1: 'Late' })).rejects.toMatchObject(refused('shippingAddress', 'order.already_packed'));
  });
});
