import { randomUUID } from 'node:crypto';
import { fulfilment, type RefundWish } from '@selvedge/contract/studio/fulfilment.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { emptyTables } from '../db/test-database.ts';
import { testNow as now } from '../harness/test-app.ts';
import { confirmOrder } from '../order/confirm-order.ts';
import { keepEvent } from '../payment/keep-event.ts';
import { fulfilmentShop } from './fulfilment.fixture.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop({ refundLimits: { PLN: 500, JPY: 100_000, KWD: 1_000, HUF: 1_000_000 } });
});

type Desk = Awaited<ReturnType<typeof shop.staff>>;
const refused = (field: string, key: string) => ({ result: { code: 'order_refused', errors: { [field]: [key] } } });
const give = (desk: Desk, orderId: string, what: RefundWish, key = randomUUID()) =>
  desk(fulfilment.refund, { body: { orderId, key, what, reason: 'a fault in the seam' } });

describe('refunds', () => {
  test('a line goes back once: service is refused the second time', async () => {
    const { orderId, lines } = await shop.bought({
      lines: [
        { quantity: 1, amount: 4_999 },
        { quantity: 1, amount: 100 },
      ],
    });
    const desk = await shop.staff();
    const what = { kind: 'line', lineItemId: lines[0]!, quantity: 1 } as const;
    const work = await give(desk, orderId, what);
    expect(work.refunds).toMatchObject([{ state: 'approved', amount: { amount: 49.99, currency: 'PLN' } }]);
    await expect(give(desk, orderId, what)).rejects.toMatchObject(refused('lines', 'order.not_so_many'));
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(4_999);
  });

  test('pieces of a line in three steps come to the line, tax and all, where tax is added', async () => {
    const { orderId, lines, total } = await shop.bought({ isTaxIncluded: false, lines: [{ quantity: 3, amount: 10_000, tax: 2_301 }] });
    const desk = await shop.staff();
    for (let piece = 0; piece < 3; piece++) await give(desk, orderId, { kind: 'line', lineItemId: lines[0]!, quantity: 1 });
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(total);
  });

  test.each(['JPY', 'PLN', 'KWD', 'HUF'])('twenty at once in %s never come to more than was paid', async (currency) => {
    const { orderId, total, card } = await shop.bought({ currency, byCard: 3_333, lines: [{ quantity: 3, amount: 10_000 }], freight: 999 });
    const desk = await shop.staff();
    const amount = toDecimal(1_000, currency);
    const done = await Promise.allSettled(Array.from({ length: 20 }, () => give(desk, orderId, { kind: 'amount', amount })));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await shop.settle();
    expect(shop.klarna.sum('refund') + 3_333).toBe(10_000);
    expect(await shop.balanceOf(card!.id)).toBe(3_333);
    const work = await desk(fulfilment.get, { body: { orderId } });
    expect(work.money.refundable.amount).toBe(toDecimal(total - 10_000, currency));
    await give(desk, orderId, { kind: 'freight' });
    await expect(give(desk, orderId, { kind: 'freight' })).rejects.toMatchObject(refused('amount', 'order.freight_paid_back'));
  });

  test('the same key from ten calls at once is one refund', async () => {
    const { orderId } = await shop.bought();
    const desk = await shop.staff();
    const key = randomUUID();
    const works = await Promise.all(Array.from({ length: 10 }, () => give(desk, orderId, { kind: 'amount', amount: 1 }, key)));
    expect(works.at(-1)!.refunds).toHaveLength(1);
    await shop.settle();
    expect(shop.klarna.calls).toHaveLength(1);
  });

  test('above the limit a second one agrees, never the same; small ones of an order are counted together', async () => {
    const { orderId } = await shop.bought({ lines: [{ quantity: 1, amount: 200_000 }] });
    const [asker, other] = [await shop.staff(), await shop.staff()];
    await give(asker, orderId, { kind: 'amount', amount: 300 });
    const work = await give(asker, orderId, { kind: 'amount', amount: 300 });
    const { refundId } = work.refunds.find(({ state }) => state === 'waiting')!;
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(30_000);
    const decide = (desk: Desk, isApproved: boolean) => desk(fulfilment.decideRefund, { body: { orderId, refundId, isApproved } });
    await expect(decide(asker, true)).rejects.toMatchObject(refused('refund', 'order.own_refund'));
    await Promise.all([decide(other, true), decide(other, true)]);
    await expect(decide(other, false)).rejects.toMatchObject(refused('refund', 'order.refund_decided'));
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(60_000);
  });

  test('what is declined can be given back again, and what waits is not given twice', async () => {
    const { orderId, lines } = await shop.bought({ lines: [{ quantity: 1, amount: 60_000 }] });
    const [asker, other] = [await shop.staff(), await shop.staff()];
    const what = { kind: 'line', lineItemId: lines[0]!, quantity: 1 } as const;
    const { refunds } = await give(asker, orderId, what);
    await expect(give(asker, orderId, { kind: 'amount', amount: 600 })).rejects.toMatchObject(refused('amount', 'order.more_than_paid'));
    const body = { orderId, refundId: refunds[0]!.refundId, isApproved: false };
    const declined = await other(fulfilment.decideRefund, { body });
    expect(declined).toMatchObject({ refunds: [{ state: 'declined' }], lines: [{ refunded: 0 }], money: { refundable: { amount: 600 } } });
    const again = await give(asker, orderId, what);
    expect(again.refunds.map(({ state }) => state).sort()).toEqual(['declined', 'waiting']);
  });

  test('an answer that is lost is asked for again under the same key; a notice closes what was only accepted', async () => {
    const { orderId, attemptId } = await shop.bought();
    const desk = await shop.staff();
    shop.klarna.set('lost');
    await give(desk, orderId, { kind: 'amount', amount: 10 });
    await shop.settle();
    await shop.db.execute(sql`update payment_change set look_at = ${now}`);
    shop.klarna.set('accepted');
    await shop.settle();
    expect(new Set(shop.klarna.calls).size).toBe(1);
    const states = async () => (await desk(fulfilment.get, { body: { orderId } })).changes.map(({ state }) => state);
    expect(await states()).toEqual(['accepted']);
    const event = {
      provider: 'klarna',
      id: 'n1',
      kind: 'refunded',
      reference: `r-${attemptId}`,
      amount: { value: 1_000, currency: 'PLN' },
    } as const;
    for (let told = 0; told < 2; told++) await keepEvent(shop.db, { event, now });
    await shop.settle();
    expect(await states()).toEqual(['done']);
    const { events } = await desk(fulfilment.get, { body: { orderId } });
    expect(events.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
  });

  test('what a provider refuses is told, and asked for again when somebody says so', async () => {
    const { orderId } = await shop.bought();
    const desk = await shop.staff();
    shop.klarna.set('refused');
    await give(desk, orderId, { kind: 'amount', amount: 10 });
    await shop.settle();
    const listed = await desk(fulfilment.workList, { body: { state: 'moneyFailed' } });
    expect(listed.orders.map((row) => row.orderId)).toEqual([orderId]);
    const work = await desk(fulfilment.get, { body: { orderId } });
    expect(work.changes).toMatchObject([{ state: 'refused', why: 'not today' }]);
    const again = async () => {
      await desk(fulfilment.retryChange, { body: { orderId, changeId: work.changes[0]!.changeId } });
      await shop.settle();
    };
    await again();
    shop.klarna.set('done');
    await again();
    expect(shop.klarna.sum('refund')).toBe(1_000);
    // Each try under a name of its own: a provider answers an old one from its memory.
    expect(new Set(shop.klarna.calls).size).toBe(3);
  });
});

describe('money that is held until the goods leave', () => {
  test('is asked for parcel by parcel, let go for what is cancelled, and comes out even', async () => {
    const { orderId, lines, total } = await shop.bought({
      ...{
        currency: 'KWD',
        isHeld: true,
        byCard: 2_000,
        freight: 777,
        lines: [
          { quantity: 3, amount: 10_000 },
          { quantity: 2, amount: 5_001 },
        ],
      },
    });
    const desk = await shop.staff();
    const send = async (lineItemId: string, quantity: number) => {
      const parcelId = await shop.pack(desk, orderId, [{ lineItemId, quantity }]);
      await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: `T-${parcelId}` } });
      await shop.settle();
    };
    await send(lines[0]!, 1);
    expect(shop.klarna.sum('capture')).toBe(3_333 + 777 - 2_000);
    await desk(fulfilment.cancelLines, {
      body: { orderId, key: randomUUID(), lines: [{ lineItemId: lines[1]!, quantity: 2 }], reason: 'not there' },
    });
    await shop.settle();
    expect(shop.klarna.sum('release')).toBe(5_001 - 2_000);
    await send(lines[0]!, 2);
    expect(shop.klarna.sum('capture') + shop.klarna.sum('release')).toBe(total - 2_000);
    await give(desk, orderId, { kind: 'line', lineItemId: lines[0]!, quantity: 3 });
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(10_000);
    expect((await desk(fulfilment.get, { body: { orderId } })).orderState).toBe('completed');
  });

  test('is let go whole when nothing was sent', async () => {
    const { orderId, lines, total } = await shop.bought({ currency: 'JPY', isHeld: true, freight: 50 });
    const body = { orderId, key: randomUUID(), lines: [{ lineItemId: lines[0]!, quantity: 2 }], reason: 'the shopper rang' };
    await (await shop.staff())(fulfilment.cancelLines, { body });
    await shop.settle();
    expect([shop.klarna.sum('release'), shop.klarna.sum('refund'), shop.klarna.sum('capture')]).toEqual([total, 0, 0]);
  });
});

describe('mails', () => {
  test('go out once more to the address of the order, once a key, and only those that were sent', async () => {
    const { orderId } = await shop.bought();
    await shop.db.transaction((tx) => confirmOrder(tx, { orderId, now }));
    const desk = await shop.staff();
    const send = (kind: string, key = randomUUID()) => desk(fulfilment.resendMail, { body: { orderId, key, kind } });
    const key = randomUUID();
    for (let twice = 0; twice < 2; twice++) await send('confirmation', key);
    const { rows } = await shop.db.execute(
      sql`select payload ->> 'to' as to, payload ->> 'template' as template from outbox where topic = 'mail'`,
    );
    expect(rows).toEqual(Array(2).fill({ to: 'ada@example.com', template: 'order-confirmation' }));
    await expect(send('dispatched')).rejects.toMatchObject({ status: 404 });
    await shop.db.execute(sql`delete from outbox`);
    await expect(send('confirmation')).rejects.toMatchObject(refused('mail', 'order.mail_forgotten'));
  });
});

describe('who may', () => {
  test('the warehouse packs and gives nothing back; an auditor only reads; an editor sees nothing', async () => {
    const { orderId, lines } = await shop.bought();
    const [warehouse, auditor, editor] = [await shop.staff('warehouse'), await shop.staff('auditor'), await shop.staff('editor')];
    await shop.pack(warehouse, orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
    await expect(give(warehouse, orderId, { kind: 'freight' })).rejects.toMatchObject({ status: 404 });
    await auditor(fulfilment.get, { body: { orderId } });
    await expect(shop.pack(auditor, orderId, [{ lineItemId: lines[0]!, quantity: 1 }])).rejects.toMatchObject({ status: 404 });
    await expect(editor(fulfilment.workList, { body: {} })).rejects.toMatchObject({ status: 404 });
  });

  test('every action of staff stands on the audit log, by name', async () => {
    const { orderId, orderNumber, lines } = await shop.bought();
    const desk = await shop.staff();
    const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
    await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
    await desk(fulfilment.recordEvent, { body: { orderId, parcelId, key: randomUUID(), type: 'delivered' } });
    await desk(fulfilment.cancelLines, {
      body: { orderId, key: randomUUID(), lines: [{ lineItemId: lines[0]!, quantity: 1 }], reason: 'gone' },
    });
    await give(desk, orderId, { kind: 'amount', amount: 1 });
    const key = randomUUID();
    for (let twice = 0; twice < 2; twice++) await desk(fulfilment.addNote, { body: { orderId, key, text: 'rang twice' } });
    const entries = (await shop.db.select().from(auditTable).orderBy(auditTable.id)).filter(({ subject }) => subject === orderNumber);
    expect(entries.map(({ action }) => action)).toEqual(
      ['packed', 'shipped', 'parcelEvent', 'cancelledLines', 'refundApproved', 'refundApproved', 'note'].map((kind) => `order.${kind}`),
    );
    expect(entries.every(({ who }) => who.startsWith('customer-service-'))).toBe(true);
    expect((await desk(fulfilment.get, { body: { orderId } })).notes).toMatchObject([{ text: 'rang twice' }]);
  });

  test('the lists of the desk hold what waits for whom, oldest first, page by page, with counts', async () => {
    const placed = [await shop.bought(), await shop.bought(), await shop.bought()];
    const desk = await shop.staff();
    const parcelId = await shop.pack(desk, placed[0]!.orderId, [{ lineItemId: placed[0]!.lines[0]!, quantity: 2 }]);
    const list = async (body: object) => (await desk(fulfilment.workList, { body })).orders.map((row) => row.orderId);
    expect(await list({ state: 'toShip' })).toEqual([placed[0]!.orderId]);
    const first = await desk(fulfilment.workList, { body: { limit: 1 } });
    expect(first.counts).toMatchObject({ toPack: 2, toShip: 1, onTheWay: 0 });
    const seen = [...first.orders, ...(await desk(fulfilment.workList, { body: { limit: 1, after: first.next } })).orders];
    expect(new Set(seen.map((row) => row.orderId))).toEqual(new Set(placed.slice(1).map((each) => each.orderId)));
    await desk(fulfilment.ship, { body: { orderId: placed[0]!.orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
    expect(await list({ state: 'onTheWay' })).toEqual([placed[0]!.orderId]);
    expect(await list({ state: 'onTheWay', market: 'de-DE' })).toEqual([]);
  });
});
