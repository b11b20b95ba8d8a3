import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { testNow as now } from '../harness/test-app.ts';
import { auditLedger } from './audit-ledger.ts';
import { orderLifeChecks } from './order-life-checks.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
const later = new Date(now.getTime() + 60 * 60_000);

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
  await live();
});

/** An order that was sent in part, cancelled in part and paid back in part, and one that was cancelled whole. */
async function live() {
  const desk = await shop.staff();
  const wish = { currency: 'KWD', isHeld: true, byCard: 4_000, freight: 500, isTaxIncluded: false };
  const { orderId, lines } = await shop.bought({
    ...wish,
    lines: [
      { quantity: 3, amount: 10_000, tax: 500 },
      { quantity: 1, amount: 900 },
    ],
  });
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  const cancel = { orderId, key: randomUUID(), lines: [{ lineItemId: lines[1]!, quantity: 1 }], reason: 'not there' };
  await desk(fulfilment.cancelLines, { body: cancel });
  await desk(fulfilment.refund, { body: { orderId, key: randomUUID(), what: { kind: 'amount', amount: 1.005 }, reason: 'a stain' } });
  const whole = await shop.bought({ currency: 'JPY', byCard: 100, freight: 50 });
  const body = {
    orderNumber: whole.orderNumber,
    key: randomUUID(),
    reason: 'by telephone',
    lineItems: [{ lineItemId: whole.lines[0]!, quantity: 2 }],
  };
  await desk(order.partCancel, { body });
  await shop.settle();
}

const names = orderLifeChecks(now).map(({ name }) => name);
const audit = async () => {
  const results = await auditLedger(shop.db, { now: later });
  return results.filter(({ name, findings }) => names.includes(name) && findings.length > 0);
};

test('after sending, cancelling and paying back, the books are in order', async () => {
  expect(await audit()).toEqual([]);
});

test.each([
  [
    'lines, discounts, freight and tax of an order add up',
    sql`update customer_order set document = jsonb_set(document, '{shippingTotal,amount}', '9')`,
  ],
  ['pieces are packed, sent, cancelled and paid back as parcels, cancellations and refunds say', sql`delete from order_cancellation_line`],
  [
    'an order is complete when everything has left, and cancelled when nothing will',
    sql`update customer_order set state = 'completed' where state = 'placed'`,
  ],
  ['pieces of cancelled lines came back to where they were taken', sql`delete from stock_movement where quantity > 0`],
  ['what went back is what refunds say, by every means', sql`update order_payment set refunded = 0, released = 0`],
  ['every refund has its return or its reason', sql`update order_cancellation set refund_id = null`],
  ['gift cards got their part of refunds, and providers were asked for theirs', sql`delete from payment_change where kind <> 'capture'`],
  ['captures come to what was taken', sql`delete from payment_change where kind = 'capture'`],
  ['what providers were asked for is done', sql`update payment_change set state = 'refused'`],
])('a planted error is found: %s', async (name, statement) => {
  await shop.db.execute(statement);
  expect((await audit()).map((result) => result.name)).toContain(name);
});

test('findings are counted fully, and the first hundred shown', async () => {
  await shop.db.execute(sql`insert into refund (id, order_id, key, kind, state, amount, reason, asked_by, asked_at)
    select gen_random_uuid(), id, gen_random_uuid(), 'amount', 'declined', 5, 'x', 'a', ${now} from customer_order, generate_series(1, 130) limit 130`);
  const [result] = await audit();
  expect(result).toMatchObject({ name: 'what went back is what refunds say, by every means', found: 130 });
  expect(result!.findings).toHaveLength(100);
});
