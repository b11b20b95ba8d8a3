import { randomUUID } from 'node:crypto';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from './fulfilment.fixture.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop({ refundLimits: { PLN: 50 } });
});

const refused = (field: string, key: string) => ({ result: { code: 'order_refused', errors: { [field]: [key] } } });
const key = () => randomUUID();
const reason = 'A seam was open';

test('pieces whose money went back before are cancelled without a second refund of theirs', async () => {
  const { orderId, lines } = await shop.bought({ lines: [{ quantity: 3, amount: 3_000 }] });
  const desk = await shop.staff();
  const [lineItemId] = lines as [string];
  await desk(fulfilment.refund, { body: { orderId, key: key(), what: { kind: 'line', lineItemId, quantity: 2 }, reason } });
  const { refunds, money } = await desk(fulfilment.cancelLines, {
    body: { orderId, key: key(), lines: [{ lineItemId, quantity: 3 }], reason },
  });
  expect(refunds.map(({ kind, amount }) => [kind, amount.amount]).sort()).toEqual([
    ['cancellation', 10],
    ['line', 20],
  ]);
  expect(money.refundable.amount).toBe(0);
});

test('the freight can be given back after somebody declined it', async () => {
  const { orderId } = await shop.bought({ freight: 6_000 });
  const [desk, colleague] = [await shop.staff(), await shop.staff()];
  const ask = () => desk(fulfilment.refund, { body: { orderId, key: key(), what: { kind: 'freight' }, reason } });
  const { refunds } = await ask();
  expect(refunds).toMatchObject([{ state: 'waiting', freight: { amount: 60 } }]);
  await expect(ask()).rejects.toMatchObject({ status: 409 });
  const { money } = await colleague(fulfilment.decideRefund, { body: { orderId, refundId: refunds[0]!.refundId, isApproved: false } });
  expect(money.refundableFreight.amount).toBe(60);
  expect((await ask()).refunds.filter(({ state }) => state === 'waiting')).toMatchObject([{ freight: { amount: 60 } }]);
});

test('a parcel that left leaves again only by the same courier and number, which changes nothing', async () => {
  const { orderId, lines } = await shop.bought();
  const desk = await shop.staff('warehouse');
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
  const ship = (courier: string, trackingNumber: string) => desk(fulfilment.ship, { body: { orderId, parcelId, courier, trackingNumber } });
  const sent = await ship('Post', 'T-1');
  expect((await ship('Post', 'T-1')).events).toEqual(sent.events);
  for (const [courier, number] of [
    ['Other', 'T-1'],
    ['Post', 'T-2'],
  ] as const)
    await expect(ship(courier, number)).rejects.toMatchObject(refused('parcel', 'order.parcel_has_left'));
});

test('of money that is partly taken and partly held, what was taken is given back and the rest is let go', async () => {
  const { orderId, lines } = await shop.bought({ isHeld: true, lines: [{ quantity: 2, amount: 9_000 }] });
  const [desk, colleague] = [await shop.staff(), await shop.staff()];
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  const { refunds } = await desk(fulfilment.refund, { body: { orderId, key: key(), what: { kind: 'amount', amount: 60 }, reason } });
  await colleague(fulfilment.decideRefund, { body: { orderId, refundId: refunds[0]!.refundId, isApproved: true } });
  await shop.settle();
  expect([shop.klarna.sum('capture'), shop.klarna.sum('refund'), shop.klarna.sum('release')]).toEqual([4_500, 4_500, 1_500]);
});
