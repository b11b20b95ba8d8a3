import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { type ReturnWish, returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { categoryTable, styleTable } from '../catalogue/tables.ts';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop, type Wish } from '../fulfilment/fulfilment.fixture.ts';
import { testNow as now } from '../harness/test-app.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { orderLifeChecks } from '../ledger-audit/order-life-checks.ts';
import { stockChecks } from '../ledger-audit/stock-checks.ts';
import { confirmOrder } from '../order/confirm-order.ts';
import { getOrderRow, getOrderRowByNumber } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { releaseExchanges } from './release-exchanges.ts';

const large = '100_black_1,L';
let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
let desk: Awaited<ReturnType<typeof shop.staff>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
  desk = await shop.staff('warehouse');
});

const refused = (field: string, key: string) => ({ result: { code: 'order_refused', errors: { [field]: [key] } } });

async function send(orderId: string): Promise<void> {
  const { lines } = await desk(fulfilment.get, { body: { orderId } });
  const parcelId = await shop.pack(
    desk,
    orderId,
    lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
  );
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
}

async function sent(wish: Wish = {}) {
  const bought = await shop.bought(wish);
  await send(bought.orderId);
  return { ...bought, buyer: await buyerOf(bought.orderId) };
}

async function buyerOf(orderId: string) {
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const { api } = shop.browser();
  const params = { orderId };
  return {
    get: (lines: ReturnWish[] = []) => api(returns.get, { params, body: { token, ...(lines.length > 0 && { lines }) } }),
    register: (lines: ReturnWish[], key: string = randomUUID()) =>
      api(returns.register, { params, body: { token, key, lines, method: 'dropOff' } }),
    keep: (returnNumber: string) => api(returns.cancel, { params, body: { token, returnNumber } }),
    worth: () => api(order.cancelWorth, { params, body: { token } }),
    cancel: () => api(order.cancel, { params, body: { token, key: randomUUID() } }),
  };
}

const swap = (lineItemId: string, quantity = 1, sku = large): ReturnWish => {
  return { lineItemId, quantity, reason: 'tooSmall', words: '', exchangeFor: sku };
};

async function receive(orderId: string, lines: [string, number][], key: string = randomUUID()) {
  const { returns: found } = await desk(staffReturns.ofOrder, { body: { orderId } });
  const came = lines.map(([lineItemId, quantity]) => ({ lineItemId, quantity, condition: 'asNew' as const, isRestocked: true }));
  const body = { returnId: found[0]!.returnId, key, kind: 'warehouse' as const, locationId: 'CENTRAL', lines: came };
  return desk(staffReturns.receive, { body });
}

const numberOf = async (text: string) => Number((await shop.db.execute<{ n: string }>(sql.raw(text))).rows[0]!.n);
const freeLarge = () =>
  numberOf(`select s.quantity - coalesce((select sum(quantity) from stock_reservation r
  where r.variant_id = s.variant_id), 0) as n from stock s where variant_id = '${large}'`);

test('a piece comes back for another size: put aside at once, sent when the first is here, nothing to pay', async () => {
  await shop.stockUp(large, 1);
  const { orderId, orderNumber, lines, buyer } = await sent({ freight: 500 });
  const offered = await buyer.get([swap(lines[0]!)]);
  expect(offered.lines[0]!.sizes).toEqual([{ sku: large, size: 'L' }]);
  expect(offered.comesBack.amount.amount).toBe(0);

  const { returns: made } = await buyer.register([swap(lines[0]!)]);
  expect(made).toMatchObject([{ exchangeState: 'reserved', amount: { amount: 0 }, lines: [{ exchangeSize: 'L' }] }]);
  expect(await freeLarge()).toBe(0);

  const key = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => receive(orderId, [[lines[0]!, 1]], key)));
  const { returns: here } = await buyer.get();
  const { exchangeNumber = '' } = here[0]!;
  expect(here).toMatchObject([{ exchangeState: 'sent', amount: { amount: 0 } }]);
  expect(await numberOf('select count(*) as n from customer_order')).toBe(2);
  expect(await numberOf('select count(*) as n from refund')).toBe(0);
  expect(await numberOf('select count(*) as n from stock_reservation')).toBe(0);

  const exchange = await getOrderRowByNumber(shop.db, exchangeNumber);
  expect(exchange).toMatchObject({ total: 0, state: 'placed', email: 'ada@example.com', document: { exchangeOf: orderNumber } });
  expect(exchange.document.lines).toMatchObject([{ sku: large, quantity: 1, variant: { size: 'L' } }]);
  const first = await desk(staffOrders.look, { body: { orderId } });
  expect(first.exchanges).toEqual([{ orderId: exchange.id, orderNumber: exchangeNumber }]);
  expect(first.exchangeOf).toBeUndefined();
  expect(await desk(staffOrders.look, { body: { orderId: exchange.id } })).toMatchObject({
    exchangeOf: { orderId, orderNumber },
    exchanges: [],
  });
  await shop.db.transaction((tx) => confirmOrder(tx, { orderId: exchange.id, now }));
  await send(exchange.id);
  const { rows } = await shop.db.execute<{ n: number }>(sql`select count(*)::int as n from invoice where order_id = ${exchange.id}`);
  expect(rows).toEqual([{ n: 0 }]);
  const audited = new Set(
    [...orderLifeChecks(now), ...stockChecks(now)].map(({ name }) => name).concat('an order has one payment that made it'),
  );
  const results = await auditLedger(shop.db, { now });
  expect(results.filter(({ name, findings }) => audited.has(name) && findings.length > 0)).toEqual([]);
});

test('another size is offered by the name that the country has for it, and is kept as the garment names it', async () => {
  await shop.stockUp(large, 1);
  await shop.db.insert(categoryTable).values([
    { id: 'women', names: {} },
    { id: 'women-knitwear', parentId: 'women', names: {} },
  ]);
  await shop.db.update(styleTable).set({ categories: ['women-knitwear'] });
  const rows = [{ size: 'L', uk: '14' }];
  shop.setDocuments({ 'size-guide-settings': { url: '', unit: 'cm', charts: [{ id: 'women', categories: ['women'], rows }] } });
  const { lines, buyer } = await sent();
  const { lines: offered } = await buyer.get();
  expect(offered[0]!.sizes).toEqual([{ sku: large, size: 'L (UK 14)' }]);
  const { returns: made } = await buyer.register([swap(lines[0]!)]);
  expect(made[0]!.lines).toMatchObject([{ exchangeSize: 'L' }]);
});

test('the other size comes back, too: the money of the first goes back the way it was paid, the card first', async () => {
  await shop.stockUp(large, 5);
  const { orderId, lines, buyer, card } = await sent({ lines: [{ quantity: 1, amount: 9_000 }], byCard: 2_000 });
  await buyer.register([swap(lines[0]!)]);
  await receive(orderId, [[lines[0]!, 1]]);
  const { returns: here } = await buyer.get();
  const exchange = await getOrderRowByNumber(shop.db, here[0]!.exchangeNumber!);
  await send(exchange.id);
  const again = await buyerOf(exchange.id);
  const [line] = exchange.document.lines;
  const wish: ReturnWish = { lineItemId: line!.id, quantity: 1, reason: 'changedMind', words: '' };
  expect((await again.get([wish])).comesBack.amount.amount).toBe(90);
  await again.register([wish]);
  await receive(exchange.id, [[line!.id, 1]]);
  await shop.settle();
  expect(shop.klarna.sum('refund')).toBe(7_000);
  expect(await shop.balanceOf(card!.id)).toBe(2_000);
});

test('an exchange that is cancelled before it is packed gives the money back', async () => {
  await shop.stockUp(large, 5);
  const { orderId, lines, buyer } = await sent({ lines: [{ quantity: 2, amount: 9_001 }], freight: 500 });
  await buyer.register([swap(lines[0]!, 2)]);
  await receive(orderId, [[lines[0]!, 2]]);
  const exchange = await getOrderRowByNumber(shop.db, (await buyer.get()).returns[0]!.exchangeNumber!);
  const again = await buyerOf(exchange.id);
  expect((await again.worth()).amount.amount).toBe(90.01);
  await again.cancel();
  await shop.settle();
  expect(shop.klarna.sum('refund')).toBe(9_001);
  expect(await freeLarge()).toBe(5);
});

test('who keeps the piece, is refused, or sends nothing for 30 days gives the other size free again; fewer come, fewer go', async () => {
  await shop.stockUp(large, 3);
  const { orderId, lines, buyer } = await sent({ lines: [{ quantity: 3, amount: 9_000 }] });
  const kept = await buyer.register([swap(lines[0]!)]);
  await buyer.keep(kept.returns[0]!.returnNumber);
  expect(await freeLarge()).toBe(3);

  await buyer.register([swap(lines[0]!)]);
  const { returns: found } = await desk(staffReturns.ofOrder, { body: { orderId } });
  await desk(staffReturns.refuse, { body: { returnId: found[0]!.returnId, reason: 'worn' } });
  expect(await freeLarge()).toBe(3);

  await buyer.register([swap(lines[0]!)]);
  await releaseExchanges(shop.db, addDays(now, 29));
  expect(await freeLarge()).toBe(2);
  await releaseExchanges(shop.db, addDays(now, 31));
  expect(await freeLarge()).toBe(3);
  await receive(orderId, [[lines[0]!, 1]]);
  expect((await buyer.get()).returns[0]).toMatchObject({ exchangeState: 'released', amount: { amount: 30 } });

  await buyer.register([swap(lines[0]!, 2)]);
  expect(await freeLarge()).toBe(1);
  await receive(orderId, [[lines[0]!, 1]]);
  expect(await freeLarge()).toBe(2);
});

test('the last piece of a size is put aside for one of ten; a size of something else is refused', async () => {
  await shop.stockUp(large, 1);
  await shop.stockUp('200_black_1,38', 5);
  const orders = await Promise.all(Array.from({ length: 10 }, () => sent()));
  const [first] = orders;
  await expect(first!.buyer.register([swap(first!.lines[0]!, 1, '200_black_1,38')])).rejects.toMatchObject(
    refused('lines', 'returns.size_gone'),
  );
  const tries = await Promise.allSettled(orders.map(({ buyer, lines }) => buyer.register([swap(lines[0]!)])));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject(refused('lines', 'returns.size_gone'));
  expect(await freeLarge()).toBe(0);
  expect(await numberOf('select count(*) as n from order_return')).toBe(1);
});

test('a shelf that was counted anew has no piece left: the money goes back instead', async () => {
  await shop.stockUp(large, 1);
  const { orderId, lines, buyer } = await sent({ lines: [{ quantity: 1, amount: 9_000 }] });
  await buyer.register([swap(lines[0]!)]);
  await shop.db.execute(sql`update stock set quantity = 0 where variant_id = ${large}`);
  await receive(orderId, [[lines[0]!, 1]]);
  expect((await buyer.get()).returns[0]).toMatchObject({ exchangeState: 'released', amount: { amount: 90 } });
});
