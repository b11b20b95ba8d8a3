import { randomUUID } from 'node:crypto';
import { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import { type ReturnWish, returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop, type Wish } from '../fulfilment/fulfilment.fixture.ts';
import { recordParcelEvent } from '../fulfilment/record-parcel-event.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import type { OrderReturnNews } from '../mail/order-return.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { orderTable } from '../order/tables.ts';
import { exportReturns, forgetReturnDetails } from './personal-returns.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
type Desk = Awaited<ReturnType<typeof shop.staff>>;
type Bought = Awaited<ReturnType<typeof shop.bought>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

const refused = (field: string, key: string) => ({ result: { code: 'order_refused', errors: { [field]: [key] } } });
const twoLines: Wish = {
  freight: 500,
  lines: [
    { quantity: 2, amount: 10_001 },
    { quantity: 1, amount: 5_000 },
  ],
};

/** Bought in a market, and all of it delivered. */
async function delivered(wish: Wish = {}): Promise<Bought & { desk: Desk }> {
  const placed = await shop.bought(wish);
  const desk = await shop.staff('warehouse');
  const lines = placed.basket.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  const parcelId = await shop.pack(desk, placed.orderId, lines);
  await desk(fulfilment.ship, { body: { orderId: placed.orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  const actor = { db: shop.db, now, who: 'carrier', isStaff: false };
  await recordParcelEvent(actor, { parcelId, carrierEventId: 'd', type: 'delivered', at: now });
  return { ...placed, desk };
}

/** A guest with the mail's link. */
async function guest(orderId: string) {
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const { api } = shop.browser();
  const params = { orderId };
  return {
    get: (lines?: ReturnWish[]) => api(returns.get, { params, body: { token, ...(lines && { lines }) } }),
    register: (lines: ReturnWish[], key: string = randomUUID()) =>
      api(returns.register, { params, body: { token, key, lines, method: 'dropOff' } }),
    cancel: (returnNumber: string) => api(returns.cancel, { params, body: { token, returnNumber } }),
    withdraw: (lines?: { lineItemId: string; quantity: number }[], key: string = randomUUID()) =>
      api(returns.withdraw, { params, body: { token, key, ...(lines && { lines }) } }),
  };
}

const wish = (lineItemId: string, quantity = 1, changes: Partial<ReturnWish> = {}): ReturnWish => {
  return { lineItemId, quantity, reason: 'tooSmall', words: '', ...changes };
};

async function returnIds(desk: Desk, orderId: string): Promise<string[]> {
  return (await desk(staffReturns.ofOrder, { body: { orderId } })).returns.map(({ returnId }) => returnId);
}

const shelf = { kind: 'warehouse', locationId: 'CENTRAL' } as const;
function receive(desk: Desk, returnId: string, lines: [string, number, boolean?][], key: string = randomUUID()) {
  const came = lines.map(([lineItemId, quantity, isRestocked = true]) => ({
    ...{ lineItemId, quantity, isRestocked },
    condition: isRestocked ? ('asNew' as const) : ('worn' as const),
  }));
  return desk(staffReturns.receive, { body: { returnId, key, ...shelf, lines: came } });
}

async function mails(): Promise<OrderReturnNews[]> {
  const rows = await shop.db.select().from(outboxTable).where(eq(outboxTable.topic, 'mail')).orderBy(outboxTable.id);
  return rows.flatMap(({ payload }) => {
    const { template, values } = payload as { template: string; values: OrderReturnNews };
    return template === 'order-return' ? [values] : [];
  });
}

describe('ORD-029 a return', () => {
  test('is announced by a guest, received by staff and paid back: the card first, then the provider', async () => {
    const { orderId, orderNumber, lines, card, desk } = await delivered({ ...twoLines, byCard: 3_000 });
    const buyer = await guest(orderId);
    const asked = await buyer.get([wish(lines[0]!)]);
    expect(asked).toMatchObject({
      comesBack: { amount: { amount: 50.01 }, freight: { amount: 0 } },
      lines: [{ quantity: 2 }, { quantity: 1 }],
    });
    expect(asked.until).toBe(addDays(now, 30).toISOString());
    const { returns: announced } = await buyer.register([wish(lines[0]!, 1, { words: 'Tight at the arms' })]);
    expect(announced).toMatchObject([{ returnNumber: `${orderNumber}-R1`, returnState: 'registered', amount: { amount: 50.01 } }]);
    expect(await mails()).toMatchObject([
      { kind: 'registered', returnNumber: `${orderNumber}-R1`, lines: [{ quantity: 1, amount: 5_001 }] },
    ]);
    const { sku } = (await desk(fulfilment.get, { body: { orderId } })).lines[0]!;
    const before = await shop.stockOf(sku);
    const [returnId] = await returnIds(desk, orderId);
    const received = await receive(desk, returnId!, [[lines[0]!, 1]]);
    expect(received).toMatchObject({
      returnState: 'received',
      amount: { amount: 50.01 },
      lines: [{ words: 'Tight at the arms', restocked: 1 }],
    });
    expect(await shop.stockOf(sku)).toBe(before + 1);
    expect(await shop.balanceOf(card!.id)).toBe(3_000);
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(2_001);
    expect((await buyer.get()).returns[0]!.returnState).toBe('refunded');
    const work = await desk(fulfilment.get, { body: { orderId } });
    expect(work).toMatchObject({ progress: 'partlyReturned', refunds: [{ kind: 'return' }] });
    expect(work.events.filter(({ kind }) => kind === 'returnEvent').map(({ detail }) => detail.type)).toEqual(['registered', 'received']);
    const logged = await shop.db.select().from(auditTable).where(eq(auditTable.action, 'order.returnEvent')).orderBy(auditTable.id);
    expect(logged).toHaveLength(1);
  });

  test('of the same piece at once, from ten windows, is one', async () => {
    const { orderId, lines } = await delivered(twoLines);
    const buyer = await guest(orderId);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => buyer.register([wish(lines[1]!)])));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused('lines', 'returns.not.returned') });
    expect((await buyer.get()).returns).toHaveLength(1);
  });

  test('sent again by the same key is the same return, and one mail', async () => {
    const { orderId, lines } = await delivered(twoLines);
    const [buyer, key] = [await guest(orderId), randomUUID()];
    await Promise.all(Array.from({ length: 5 }, () => buyer.register([wish(lines[0]!, 2)], key)));
    expect((await buyer.get()).returns).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('received ten times at once is paid once; by another parcel slip it is refused', async () => {
    const { orderId, lines, desk, total } = await delivered({ ...twoLines, market: 'de-CH', currency: 'CHF' });
    await (await guest(orderId)).register([wish(lines[0]!, 2), wish(lines[1]!)]);
    const [returnId] = await returnIds(desk, orderId);
    const key = randomUUID();
    const came: [string, number][] = [
      [lines[0]!, 2],
      [lines[1]!, 1],
    ];
    await Promise.all(Array.from({ length: 10 }, () => receive(desk, returnId!, came, key)));
    await expect(receive(desk, returnId!, came)).rejects.toMatchObject(refused('return', 'returns.is.received'));
    await shop.settle();
    // Where no law gives a right to withdraw, the way there is not paid back for a change of mind.
    expect(shop.klarna.sum('refund')).toBe(total - 500);
  });

  test('of which less comes is paid for what came, and what can not be sold stays off the shelf', async () => {
    const { orderId, lines, desk } = await delivered(twoLines);
    const buyer = await guest(orderId);
    await buyer.register([wish(lines[0]!, 2)]);
    const { sku } = (await desk(fulfilment.get, { body: { orderId } })).lines[0]!;
    const before = await shop.stockOf(sku);
    const [returnId] = await returnIds(desk, orderId);
    await expect(receive(desk, returnId!, [[lines[0]!, 3]])).rejects.toMatchObject(refused('lines', 'order.not_so_many'));
    await expect(receive(desk, returnId!, [[lines[1]!, 1]])).rejects.toMatchObject(refused('lines', 'order.not_so_many'));
    await receive(desk, returnId!, [[lines[0]!, 1, false]]);
    expect(await shop.stockOf(sku)).toBe(before);
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(5_001);
    expect((await buyer.get()).lines[0]).toMatchObject({ quantity: 1 });
  });

  test('of a piece whose money went back as a gesture is not paid for again', async () => {
    const { orderId, lines, desk } = await delivered(twoLines);
    const service = await shop.staff();
    const what = { kind: 'line', lineItemId: lines[1]!, quantity: 1 } as const;
    await service(fulfilment.refund, { body: { orderId, key: randomUUID(), what, reason: 'a gesture' } });
    await (await guest(orderId)).register([wish(lines[1]!)]);
    const [returnId] = await returnIds(desk, orderId);
    expect(await receive(desk, returnId!, [[lines[1]!, 1]])).toMatchObject({ returnState: 'refunded', amount: { amount: 0 } });
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(5_000);
  });

  test('is taken back by its buyer until it travels, and refused by staff with a reason that is mailed', async () => {
    const { orderId, orderNumber, lines, desk } = await delivered(twoLines);
    const buyer = await guest(orderId);
    await buyer.register([wish(lines[0]!, 2)]);
    expect(await buyer.cancel(`${orderNumber}-R1`)).toMatchObject({
      returns: [{ returnState: 'cancelled' }],
      lines: [{ quantity: 2 }, {}],
    });
    await buyer.register([wish(lines[0]!, 2)]);
    const [returnId] = await returnIds(desk, orderId);
    await desk(staffReturns.noteSent, { body: { returnId: returnId! } });
    await expect(buyer.cancel(`${orderNumber}-R2`)).rejects.toMatchObject(refused('return', 'returns.is.onItsWay'));
    const body = { returnId: returnId!, reason: 'The seal is broken' };
    expect(await desk(staffReturns.refuse, { body })).toMatchObject({ returnState: 'refused', refusal: body.reason });
    expect((await mails()).at(-1)).toMatchObject({ kind: 'refused', reason: body.reason });
    await expect(receive(desk, returnId!, [[lines[0]!, 1]])).rejects.toMatchObject(refused('return', 'returns.is.refused'));
    expect((await buyer.get()).lines[0]).toMatchObject({ quantity: 2 });
  });

  test('is refused after the days of the market, of what is kept, and of what is not sent', async () => {
    const { orderId, lines } = await delivered(twoLines);
    const buyer = await guest(orderId);
    const settings = (given: Partial<BasketSettings>) => shop.setDocuments({ 'basket-settings': BasketSettings.parse(given) });
    await shop.db.execute(sql`update customer_order set document = jsonb_set(document, '{lines,0,ediSubCategory}', '"Briefs"')`);
    settings({ keptCategories: ['Briefs'] });
    await expect(buyer.register([wish(lines[0]!)])).rejects.toMatchObject(refused('lines', 'returns.not.kept'));
    expect((await buyer.get()).lines).toMatchObject([{ quantity: 0, why: 'kept' }, { quantity: 1 }]);
    settings({ returnDays: 20 });
    shop.wait(21 * daySeconds);
    await expect(buyer.register([wish(lines[0]!)])).rejects.toMatchObject(refused('lines', 'returns.not.tooLate'));
    const waiting = await shop.bought(twoLines);
    await expect((await guest(waiting.orderId)).register([wish(waiting.lines[0]!)])).rejects.toMatchObject(
      refused('lines', 'returns.not.notSent'),
    );
  });

  test('is on the desk’s list until it is over', async () => {
    const { orderId, lines, desk } = await delivered(twoLines);
    const buyer = await guest(orderId);
    for (let each = 0; each < 3; each++) await buyer.register([wish(lines[each === 2 ? 1 : 0]!)]);
    const first = await desk(staffReturns.find, { body: { limit: 2 } });
    const rest = await desk(staffReturns.find, { body: { limit: 2, after: first.next! } });
    expect([first.returns.length, rest.returns.length, rest.next]).toEqual([2, 1, undefined]);
    expect(new Set([...first.returns, ...rest.returns].map(({ returnId }) => returnId)).size).toBe(3);
    await receive(desk, first.returns[0]!.returnId, [[lines[0]!, 1]]).catch(() =>
      receive(desk, first.returns[0]!.returnId, [[lines[1]!, 1]]),
    );
    expect((await desk(staffReturns.find, { body: { state: 'received' } })).returns).toMatchObject([
      { pieces: 1, returnState: 'received' },
    ]);
  });
});

describe('the right of withdrawal', () => {
  const german: Wish = { ...twoLines, market: 'de-DE', currency: 'EUR' };

  test('from everything that is delivered: the way there comes back too, and the mail says what and when', async () => {
    const { orderId, orderNumber, lines, desk, total } = await delivered(german);
    const buyer = await guest(orderId);
    const key = randomUUID();
    const [answer] = await Promise.all(Array.from({ length: 5 }, () => buyer.withdraw(undefined, key)));
    expect(answer).toMatchObject({ canWithdraw: false, returns: [{ isWithdrawal: true, amount: { amount: total / 100 } }] });
    expect(await mails()).toMatchObject([
      { kind: 'withdrawn', orderNumber, at: now.toISOString(), lines: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
    const [returnId] = await returnIds(desk, orderId);
    await receive(desk, returnId!, [
      [lines[0]!, 2],
      [lines[1]!, 1],
    ]);
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(total);
  });

  test('holds before anything is sent: what nobody packed is cancelled at once', async () => {
    const { orderId, lines, total } = await shop.bought(german);
    const desk = await shop.staff('warehouse');
    await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
    const buyer = await guest(orderId);
    const answer = await buyer.withdraw();
    expect(answer.returns).toMatchObject([{ lines: [{ lineItemId: lines[0], quantity: 1 }] }]);
    const work = await desk(fulfilment.get, { body: { orderId } });
    expect(work.lines).toMatchObject([
      { cancelled: 1, packed: 1 },
      { cancelled: 1, packed: 0 },
    ]);
    await shop.settle();
    // 100.01 for two pieces, of which the other is worth a cent less; freight waits for the last.
    expect(shop.klarna.sum('refund')).toBe(5_001 + 5_000);
    expect(total).toBe(15_501);
  });

  test('from one of two lines leaves the other, and freight, alone', async () => {
    const { orderId, lines, desk } = await delivered(german);
    const buyer = await guest(orderId);
    await buyer.withdraw([{ lineItemId: lines[1]!, quantity: 1 }]);
    await expect(buyer.withdraw([{ lineItemId: lines[1]!, quantity: 1 }])).rejects.toMatchObject(refused('lines', 'order.not_so_many'));
    const [returnId] = await returnIds(desk, orderId);
    await receive(desk, returnId!, [[lines[1]!, 1]]);
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(5_000);
  });

  test('ends after 14 days, and is none where no law gives it', async () => {
    const there = await delivered(german);
    const here = await delivered({ ...twoLines, market: 'de-CH', currency: 'CHF' });
    await expect((await guest(here.orderId)).withdraw()).rejects.toMatchObject(refused('order', 'returns.no_withdrawal_here'));
    shop.wait(15 * daySeconds);
    const buyer = await guest(there.orderId);
    await expect(buyer.withdraw()).rejects.toMatchObject(refused('order', 'returns.withdrawal_over'));
    expect(await buyer.get()).toMatchObject({ canWithdraw: false, lines: [{ quantity: 2 }, { quantity: 1 }] });
  });
});

describe('refusals', () => {
  test('another shopper, a wrong link and a guest without one are told that there is no such order', async () => {
    const { orderId, lines } = await delivered(twoLines);
    const stranger = shop.browser(await signInAsShopper(shop.db, { market: 'en-GB', now, subject: randomUUID() }));
    for (const { api } of [shop.browser(), stranger])
      for (const token of [undefined, 'wrong']) {
        const params = { orderId };
        const key = randomUUID();
        const calls = await Promise.allSettled([
          api(returns.get, { params, body: { token } }),
          api(returns.register, { params, body: { token, key, lines: [wish(lines[0]!)], method: 'dropOff' } }),
          api(returns.withdraw, { params, body: { token, key } }),
          api(returns.cancel, { params, body: { token, returnNumber: 'x-R1' } }),
        ]);
        for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: { status: 404 } });
      }
  });

  test('an owner sees the own returns; the words are in the file of the account and go with it', async () => {
    const { orderId, lines } = await delivered(twoLines);
    const subject = randomUUID();
    const { api } = shop.browser(await signInAsShopper(shop.db, { market: 'en-GB', now, subject }));
    await shop.db.update(orderTable).set({ shopperId: subject });
    const body = { key: randomUUID(), lines: [wish(lines[0]!, 1, { words: 'Itches' })], method: 'pickup' as const };
    await api(returns.register, { params: { orderId }, body });
    expect((await api(returns.mine, {})).returns).toMatchObject([{ orderId, method: 'pickup' }]);
    expect(JSON.stringify(await exportReturns(shop.db, subject))).toContain('Itches');
    await forgetReturnDetails(shop.db, subject);
    expect(JSON.stringify(await exportReturns(shop.db, subject))).not.toContain('Itches');
  });
});
