import { randomUUID } from 'node:crypto';
import { type ReturnWish, returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { studioSearch } from '@selvedge/contract/studio/studio-search.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop, type Wish } from '../fulfilment/fulfilment.fixture.ts';
import { outboxTable } from '../jobs/tables.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

const twoLines = {
  freight: 500,
  lines: [
    { quantity: 2, amount: 10_001 },
    { quantity: 1, amount: 5_000 },
  ],
};
const shelf = { kind: 'warehouse', locationId: 'CENTRAL' } as const;

/** Bought and sent whole, and so many pieces of each line announced to come back. */
async function announced(pieces: readonly number[], { reason = 'tooSmall', ...wish }: Wish & Partial<Pick<ReturnWish, 'reason'>> = {}) {
  const placed = await shop.bought({ ...twoLines, ...wish });
  const desk = await shop.staff('warehouse');
  const { orderId, orderNumber, lines } = placed;
  const all = placed.basket.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  const parcelId = await shop.pack(desk, orderId, all);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  const wishes = lines.flatMap((lineItemId, at) => (pieces[at] ? [{ lineItemId, quantity: pieces[at], reason, words: '' }] : []));
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const body = { token, key: randomUUID(), lines: wishes, method: 'dropOff' as const };
  await shop.browser().api(returns.register, { params: { orderId }, body });
  const returnNumber = `${orderNumber}-R1`;
  const { returnId } = await desk(staffReturns.get, { body: { returnNumber } });
  return { ...placed, desk, returnNumber, returnId };
}

const asNew = (lineItemId: string, quantity: number) => ({ lineItemId, quantity, condition: 'asNew' as const, isRestocked: true });

describe('the list of returns', () => {
  test('shows each state, counts all of them, and narrows to a market', async () => {
    const { desk, returnId, returnNumber } = await announced([1]);
    shop.wait(60);
    await announced([1], { market: 'de-DE', currency: 'EUR' });
    expect(await desk(staffReturns.find, { body: {} })).toMatchObject({
      returns: [{ returnNumber, pieces: 1, returnState: 'registered' }, { market: 'de-DE' }],
      counts: { open: 2, registered: 2, onItsWay: 0, received: 0 },
    });
    await desk(staffReturns.noteSent, { body: { returnId } });
    const sent = await desk(staffReturns.find, { body: { state: 'onItsWay' } });
    expect(sent).toMatchObject({ returns: [{ returnId }], counts: { open: 2, registered: 1, onItsWay: 1 } });
    const german = await desk(staffReturns.find, { body: { state: 'all', market: 'de-DE' } });
    expect(german).toMatchObject({ returns: [{ market: 'de-DE' }], counts: { open: 1, onItsWay: 0 } });
    expect(german.returns).toHaveLength(1);
  });

  test('finds a return by its number, its order and the buyer, whatever list is open', async () => {
    const { desk, returnId, returnNumber, orderNumber } = await announced([1]);
    await announced([1], { market: 'de-DE', currency: 'EUR' });
    for (const search of [returnNumber, ` ${returnNumber.toLowerCase()} `, orderNumber, orderNumber.slice(0, -1)]) {
      const { returns: found } = await desk(staffReturns.find, { body: { state: 'received', search } });
      expect(found.map((each) => each.returnId)).toEqual([returnId]);
    }
    const { email } = await getOrderRow(shop.db, (await desk(staffReturns.get, { body: { returnNumber } })).orderId);
    expect((await desk(staffReturns.find, { body: { search: email! } })).returns).toHaveLength(2);
    expect((await desk(staffReturns.find, { body: { search: `${orderNumber}-R2` } })).returns).toEqual([]);
    expect((await desk(studioSearch.find, { body: { search: returnNumber } })).found).toMatchObject([{ kind: 'return', id: returnNumber }]);
    await expect(desk(staffReturns.get, { body: { returnNumber: 'GB1-R1' } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('taking a return in', () => {
  test('gives back what was said before, the gift card first', async () => {
    const { desk, returnId, lines, card } = await announced([2, 1], { byCard: 3_000, reason: 'faulty' });
    const some = [{ lineItemId: lines[0]!, quantity: 1 }];
    expect(await desk(staffReturns.estimate, { body: { returnId, lines: some } })).toMatchObject({ amount: { amount: 50.01 } });
    const all = [
      { lineItemId: lines[0]!, quantity: 2 },
      { lineItemId: lines[1]!, quantity: 1 },
    ];
    const worth = await desk(staffReturns.estimate, { body: { returnId, lines: all } });
    expect(worth).toMatchObject({
      ...{ amount: { amount: 155.01 }, freight: { amount: 5 } },
      parts: [
        { kind: 'giftCard', label: '****1234', amount: { amount: 30 } },
        { kind: 'provider', label: 'klarna', amount: { amount: 125.01 } },
      ],
    });
    const taken = all.map(({ lineItemId, quantity }) => asNew(lineItemId, quantity));
    const received = await desk(staffReturns.receive, { body: { returnId, key: randomUUID(), ...shelf, lines: taken } });
    expect(received.amount).toEqual(worth.amount);
    expect(await shop.balanceOf(card!.id)).toBe(3_000);
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(12_501);
    const tooMany = [{ lineItemId: lines[0]!, quantity: 3 }];
    await expect(desk(staffReturns.estimate, { body: { returnId, lines: tooMany } })).rejects.toMatchObject({
      result: { code: 'order_refused' },
    });
  });

  test('refuses a line with a reason: nothing is paid for it, its buyer is told, and it can be announced again', async () => {
    const { desk, returnId, returnNumber, orderId, lines } = await announced([2, 1]);
    const refused = [{ lineItemId: lines[0]!, quantity: 2, reason: 'The seal is broken' }];
    const body = { returnId, key: randomUUID(), ...shelf, lines: [asNew(lines[1]!, 1)], refused };
    expect(await desk(staffReturns.receive, { body })).toMatchObject({
      ...{ returnState: 'received', amount: { amount: 50 } },
      lines: expect.arrayContaining([
        expect.objectContaining({ lineItemId: lines[0], received: 0, refused: 2, refusal: 'The seal is broken' }),
        expect.objectContaining({ lineItemId: lines[1], received: 1, refused: 0 }),
      ]),
    });
    await shop.settle();
    expect(shop.klarna.sum('refund')).toBe(5_000);
    const mails = await shop.db.select().from(outboxTable).where(eq(outboxTable.topic, 'mail')).orderBy(outboxTable.id);
    expect(mails.map(({ payload }) => (payload as { values: unknown }).values)).toContainEqual(
      expect.objectContaining({ kind: 'partlyRefused', returnNumber, reason: 'The seal is broken' }),
    );
    const work = await desk(fulfilment.get, { body: { orderId } });
    expect(work.lines).toMatchObject([{ returned: 0 }, { returned: 1 }]);
    const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
    const { lines: left } = await shop.browser().api(returns.get, { params: { orderId }, body: { token } });
    expect(left).toMatchObject([{ quantity: 2 }, { quantity: 0, why: 'returned' }]);
  });

  test('accepted and refused together are never more than was announced', async () => {
    const { desk, returnId, lines } = await announced([2]);
    const refused = [{ lineItemId: lines[0]!, quantity: 2, reason: 'Worn for a year' }];
    const body = { returnId, key: randomUUID(), ...shelf, lines: [asNew(lines[0]!, 1)], refused };
    await expect(desk(staffReturns.receive, { body })).rejects.toMatchObject({ result: { errors: { lines: ['order.not_so_many'] } } });
  });

  test('offers the places that the pieces came from', async () => {
    const { desk, returnNumber } = await announced([1]);
    expect((await desk(staffReturns.get, { body: { returnNumber } })).places[0]).toEqual({ ...shelf, name: 'CENTRAL' });
  });
});

test('every step is on the audit log by the return’s number, and refused to who may only look', async () => {
  const { desk, returnId, returnNumber, lines, orderNumber } = await announced([1, 1]);
  const other = await announced([1]);
  const key = randomUUID();
  const receipt = { returnId, key, ...shelf, lines: [asNew(lines[0]!, 1)] };
  for (const role of ['auditor', 'country-manager', 'editor'] as const) {
    const call = await shop.staff(role);
    const calls = await Promise.allSettled([
      call(staffReturns.noteSent, { body: { returnId } }),
      call(staffReturns.receive, { body: receipt }),
      call(staffReturns.refuse, { body: { returnId, reason: 'Not ours' } }),
    ]);
    for (const each of calls) expect(each).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    expect((await desk(staffReturns.get, { body: { returnNumber } })).returnState).toBe('registered');
  }
  await desk(staffReturns.noteSent, { body: { returnId } });
  await desk(staffReturns.receive, { body: receipt });
  await desk(staffReturns.refuse, { body: { returnId: other.returnId, reason: 'Not ours' } });
  const logged = await shop.db.select().from(auditTable).where(eq(auditTable.action, 'order.returnEvent')).orderBy(auditTable.id);
  expect(logged.map(({ subject, after }) => [subject, after])).toMatchObject([
    [orderNumber, { type: 'onItsWay', returnNumber }],
    [orderNumber, { type: 'received', returnNumber }],
    [other.orderNumber, { type: 'refused', returnNumber: other.returnNumber, reason: 'Not ours' }],
  ]);
});
