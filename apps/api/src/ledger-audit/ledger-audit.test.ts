import { randomUUID } from 'node:crypto';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { productTable, stockTable, styleTable, variantTable } from '../catalogue/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { issueCard } from '../gift-card/issue-card.ts';
import { testNow as now } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { orderHandlers } from '../order/confirm-order.ts';
import { filledBasket } from '../order/order.fixture.ts';
import { paymentAttemptTable } from '../payment/tables.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { auditLedger } from './audit-ledger.ts';
import type { Charge } from './check-provider.ts';

const sku = '100_black_1,M';
const later = new Date(now.getTime() + 5 * 60_000);
let shop: Awaited<ReturnType<typeof basketShop>>;
let charges: Charge[] = [];
let placed: { attemptId: string; basketId: string; reference: string; cardId: string; amount: number };

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
  charges = [];
  await fillStock();
  for (let count = 0; count < 3; count++) placed = await buy();
});

async function fillStock() {
  const { db } = await testDb();
  const images = { urlTemplate: '/x/{index}/{format}', indexes: [] };
  const product = { id: '100_black_1', styleNumber: '100', colour: 'black', optionId: '1', colourNames: { en: 'black' } };
  await db.insert(styleTable).values({ styleNumber: '100', brand: 'x' });
  await db.insert(productTable).values({ ...product, colourFamily: 'black' as const, newFrom: new Date(0), images });
  await db.insert(variantTable).values({ id: sku, productId: product.id, ean: '10000001', sizeId: 'M', sizeName: 'M' });
  await db.insert(stockTable).values({ variantId: sku, kind: 'warehouse', locationId: 'CENTRAL', quantity: 10 });
  await db.execute(sql`insert into promotion (id, definition, changed_at) values ('p', '{}', ${now})`);
  await db.execute(sql`insert into promotion_code (code, promotion_id, created_at) values ('WELCOME', 'p', ${now})`);
}

/** A purchase of one piece with a gift card in part and a code, from where the provider has said yes. */
async function buy() {
  const { db } = await testDb();
  const basket = await filledBasket(shop, { skus: [sku] });
  const total = toMinor(basket.total.amount, basket.currency);
  const card = (await issueCard(db, { reference: randomUUID(), amount: 1000, currency: basket.currency, now }))!;
  const attempt = {
    ...{ id: randomUUID(), basketId: basket.basketId, basketVersion: 1, number: 1, market: basket.market, provider: 'adyen' as const },
    ...{ state: 'authorised' as const, amount: total - 1000, currency: basket.currency, reference: randomUUID() },
    frozen: {
      ...{ basket, email: 'ada@example.com', giftCards: [{ id: card.id, amount: 1000, label: '****1234' }], wishes: [] },
      ...{ promotions: [{ promotionId: 'p', code: 'WELCOME' }], customer: randomUUID() },
    },
    ...{ createdAt: now, changedAt: now, expiresAt: later },
  };
  await db.insert(paymentAttemptTable).values(attempt);
  await reserveStock(db, { attemptId: attempt.id, market: basket.market, wanted: [{ sku, quantity: 1, from: 'warehouse' }], now });
  await placeOrder(db, attempt, now);
  const log = { warn() {}, error() {} };
  await relayOutbox({ db, handlers: orderHandlers({ db, clock: () => now }), now, log });
  charges.push({ reference: attempt.reference, net: attempt.amount, currency: attempt.currency });
  return { attemptId: attempt.id, basketId: basket.basketId, reference: attempt.reference, cardId: card.id, amount: attempt.amount };
}

async function audit(acknowledged: string[] = []) {
  const { db } = await testDb();
  const results = await auditLedger(db, { now: later, readCharges: async () => charges, acknowledged });
  return results.flatMap(({ name, findings }) => (findings.length > 0 ? [name] : []));
}

async function plant(statement: ReturnType<typeof sql>): Promise<void> {
  const { db } = await testDb();
  await db.execute(statement);
}

test('the books of three purchases are in order, and so are those of a shop that has sold nothing', async () => {
  const { db } = await testDb();
  const results = await auditLedger(db, { now: later, readCharges: async () => charges });
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  expect(Object.fromEntries(results.map(({ name, counted }) => [name, counted]))).toMatchObject({
    'payments come to the total': 3,
    'pieces left the stock for orders, and for nothing else': 3,
    'a code was used as often as orders used it': 1,
    'an order is confirmed by one mail': 3,
    "the provider's books agree with ours": 3,
  });
  await emptyTables();
  charges = [];
  expect(await audit()).toEqual([]);
});

const orderGone = 'a payment that was told to be an order is one';
const madeOnce = 'an order has one payment that made it';
const stockChain = 'what was there and what moved come to what is there';
const limitKept = 'no code and no customer used a promotion more often than its limit says';
const providerAgrees = "the provider's books agree with ours";

describe('a planted error is found:', () => {
  test.each<[string, () => ReturnType<typeof sql>, string[]]>([
    [
      'an order without its payment',
      () => sql`update payment_attempt set order_id = null where id = ${placed.attemptId}`,
      [orderGone, madeOnce],
    ],
    ['a number that nobody has', () => sql`update order_counter set last = last + 1`, ['numbers of a market have no gap']],
    [
      'an ordered basket that is open',
      () => sql`update basket set closed_at = null where id = ${placed.basketId}`,
      ['an ordered basket is closed, and a closed one is ordered'],
    ],
    [
      'a total that was changed',
      () => sql`update customer_order set total = total + 1 where basket_id = ${placed.basketId}`,
      ['payments come to the total'],
    ],
    [
      'a payment of another amount',
      () => sql`update payment_attempt set amount = amount + 1 where id = ${placed.attemptId}`,
      ["the provider's part is what the provider was asked for", providerAgrees],
    ],
    [
      'a gift card that was never charged',
      () => sql`update gift_card_movement set kind = 'credit' where reference = ${`order:${placed.basketId}:${placed.cardId}`}`,
      ["gift cards' part was taken off the cards"],
    ],
    [
      'a payment that is paid and forgotten',
      () =>
        sql`insert into payment_attempt select (p).* from (select jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'number', 2, 'state', 'authorised', 'order_id', null, 'reference', 'again')) as p from payment_attempt a where id = ${placed.attemptId}) x`,
      ['at most one live charge a basket', 'what is paid is an order or goes back, within a minute'],
    ],
    [
      'a line of more pieces than were taken',
      () =>
        sql`update order_line set quantity = quantity + 1 where order_id = (select order_id from payment_attempt where id = ${placed.attemptId})`,
      ['an order took the pieces that it sold'],
    ],
    [
      'a movement without an order',
      () => sql`update stock_movement set reference = 'nobody' where reference = ${placed.basketId}`,
      ['pieces left the stock for orders, and for nothing else'],
    ],
    ['pieces that vanished', () => sql`update stock set quantity = quantity - 1`, [stockChain]],
    [
      'a movement that was written over',
      () => sql`update stock_movement set remaining = remaining + 1 where id = (select min(id) from stock_movement)`,
      [stockChain],
    ],
    [
      'pieces aside for nobody',
      () => sql`insert into stock_reservation values (gen_random_uuid(), ${sku}, 'warehouse', 'CENTRAL', 1)`,
      ['pieces are put aside for payments and exchanges under way, and for no others'],
    ],
    [
      'pieces aside for ever',
      () => sql`update payment_attempt set state = 'pending', order_id = null, expires_at = ${new Date(0)} where id = ${placed.attemptId}`,
      [madeOnce, 'no payment keeps pieces aside for longer than it may'],
    ],
    [
      'a balance that was changed by hand',
      () => sql`update gift_card set balance = balance + 1 where id = ${placed.cardId}`,
      ["a gift card's balance is what its ledger comes to"],
    ],
    [
      'a movement without entries',
      () => sql`insert into gift_card_movement (kind, reference, at) values ('credit', 'x', ${now})`,
      ['every movement on gift cards adds up to nothing'],
    ],
    [
      'a bought gift card that was not made',
      () =>
        sql`update order_line set gift_card = '{}' where order_id = (select order_id from payment_attempt where id = ${placed.attemptId})`,
      ['gift cards that were bought are made, one a piece'],
    ],
    ['a code counted wrongly', () => sql`update promotion_code set used = used + 1`, ['a code was used as often as orders used it']],
    [
      'a code used more often than it may be',
      () =>
        sql`with one as (update promotion_code set used = 1, most_uses = 1 returning code) update promotion_code c set created_at = ${now} from one where c.code = one.code`,
      ['a code was used as often as orders used it', limitKept],
    ],
    [
      'a customer who used a promotion more often than they may',
      () =>
        sql`with same as (update promotion_redemption set customer = 'ada', email_hash = null, at = ${now} returning attempt_id)
          update payment_attempt set frozen = jsonb_set(frozen, '{promotions,0,perCustomer}', '2') where id in (select attempt_id from same)`,
      [limitKept],
    ],
    [
      'a promotion redeemed by nobody',
      () => sql`insert into promotion_redemption values (gen_random_uuid(), 'p', null, 'x', ${now})`,
      ['promotions were redeemed by orders, each of them once'],
    ],
    [
      'an order without a mail',
      () => sql`delete from order_mail where order_id = (select order_id from payment_attempt where id = ${placed.attemptId})`,
      ['an order is confirmed by one mail'],
    ],
    [
      'a second mail',
      () =>
        sql`insert into outbox (topic, payload, created_at, due_at) select topic, payload, created_at, due_at from outbox where topic = 'mail' limit 1`,
      ['an order is confirmed by one mail'],
    ],
    [
      'news that nobody delivered',
      () => sql`update outbox set dead_at = ${now} where id = (select min(id) from outbox where topic = 'order.placed')`,
      ['no news of an order was given up'],
    ],
  ])('%s', async (_what, statement, expected) => {
    await plant(statement());
    expect((await audit()).sort()).toEqual([...expected].sort());
  });

  test('an order that a shopper was told of and that is not there', async () => {
    expect(await audit(['A'.repeat(22)])).toEqual(['what shoppers were told of exists']);
  });

  test('a charge at the provider that we know nothing of, a second one, one of another amount, and one that went back', async () => {
    const { db } = await testDb();
    const [first] = charges;
    for (const wrong of [
      [...charges, { ...first!, reference: 'unknown' }],
      [...charges, first!],
      charges.with(0, { ...first!, net: first!.net - 1 }),
      charges.slice(1),
      charges.with(0, { ...first!, currency: 'DKK' }),
    ]) {
      const results = await auditLedger(db, { now: later, readCharges: async () => wrong });
      expect(results.filter(({ findings }) => findings.length > 0).map(({ name }) => name)).toEqual([providerAgrees]);
    }
    await db.update(paymentAttemptTable).set({ state: 'refunded' }).where(eq(paymentAttemptTable.id, placed.attemptId));
    expect(await audit()).toContain(providerAgrees);
  });

  test('but a payment that ends while the books are read is not wrong', async () => {
    const { db } = await testDb();
    let reads = 0;
    const readCharges = async () => (reads++ === 0 ? charges.slice(1) : charges);
    const results = await auditLedger(db, { now: later, readCharges, pause: async () => {} });
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('and stock that an import counted anew need not follow from what moved', async () => {
    await plant(sql`update stock set quantity = 99`);
    await plant(sql`insert into import_run (id, file, who, state, started_at, updated_at, finished_at)
      values (gen_random_uuid(), 'a', 'b', 'done', ${later}, ${later}, ${later})`);
    expect(await audit()).toEqual([]);
  });
});
