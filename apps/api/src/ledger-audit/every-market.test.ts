import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { staffProducts } from '@selvedge/contract/studio/products.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { issueCard } from '../gift-card/issue-card.ts';
import { everyMarketShop, everywhereSku, goToPayment, minorOf, payInMarket } from '../harness/every-market.fixture.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { type ConfirmedOrder, orderConfirmation } from '../mail/order-confirmation.ts';
import { orderHandlers } from '../order/confirm-order.ts';
import { auditLedger } from './audit-ledger.ts';
import type { Charge } from './check-provider.ts';
import { readSandbox } from './read-sandbox.ts';

let psp: TestPsp;
let shop: Awaited<ReturnType<typeof everyMarketShop>>;
let sold: { market: string; orderId: string; total: number }[];
const later = new Date(now.getTime() + 5 * 60_000);

beforeAll(async () => {
  await emptyTables();
  psp = await openTestPsp({ clock: () => now });
  shop = await everyMarketShop(psp);
  shop.setPromotions({ id: 'p', names: { en: 'Ten off' }, trigger: 'code', benefit: { kind: 'percentage', percent: 10 } });
  shop.setDocuments({ 'shipping-methods': [{ id: 'home', name: 'Home', carrier: 'Post', deliveryType: 'home', price: 5 }] });
  await shop.db.execute(sql`insert into promotion (id, definition, changed_at) values ('p', '{}', ${now})`);
  await shop.db.execute(sql`insert into promotion_code (code, promotion_id, created_at) values ('TENOFF', 'p', ${now})`);
  sold = [];
  for (const [index, market] of shop.markets.entries()) {
    const browser = shop.newBrowser();
    const beforePaying = waysToSave[index % waysToSave.length]!;
    const ready = await goToPayment(browser, market, { shippingMethodId: 'home', beforePaying });
    sold.push({ market: market.id, orderId: await payInMarket(browser, market), total: minorOf(ready) });
    if (index % 9 === 4) await countAnew(index % 2 === 0 ? 3 : -2);
  }
  const relay = { db: shop.db, handlers: orderHandlers({ db: shop.db, clock: () => now }), now, log: { warn() {}, error() {} } };
  while ((await relayOutbox(relay)) > 0);
});
afterAll(() => psp.stop());

type Save = NonNullable<Parameters<typeof goToPayment>[2]['beforePaying']>;
const useCode: Save = ({ api }, params) => api(basket.addPromoCode, { params, query: { promoCode: 'TENOFF' } });
const useCard: Save = async ({ api }, params) => {
  const { currency } = shop.markets.find(({ id }) => id === params.catalog)!;
  const card = (await issueCard(shop.db, { reference: randomUUID(), amount: 1_234, currency, now }))!;
  return api(basket.addGiftCard, { params, body: { giftCardNumber: card.number, giftCardNumberValidationCode: card.code } });
};
const useBoth: Save = async (browser, params) => [await useCode(browser, params), await useCard(browser, params)];
const waysToSave: readonly (Save | undefined)[] = [undefined, useCode, useCard, useBoth];

async function countAnew(more: number): Promise<void> {
  const staff = shop.browser(await signInAsStaff(shop.db, { role: 'administrator', now }));
  const { rows } = await shop.db.execute<{ quantity: number }>(sql`select quantity from stock`);
  const basedOn = rows[0]!.quantity;
  const counted = { sku: everywhereSku, kind: 'warehouse' as const, locationId: 'CENTRAL', pieces: basedOn + more, basedOn };
  await staff.api(staffProducts.adjustStock, { body: { ...counted, reason: 'counted' } });
}

const audit = async (readCharges?: () => Promise<readonly Charge[]>) => {
  const read = readCharges ?? (await readSandbox(psp.url))!;
  const acknowledged = sold.map(({ orderId }) => orderId);
  return (await auditLedger(shop.db, { now: later, readCharges: read, acknowledged })).flatMap(({ findings }) => findings);
};

test('every market sells in its own currency, and what it was paid is what its basket said', async () => {
  const { rows } = await shop.db.execute<{ id: string; market: string; total: string; currency: string }>(
    sql`select id, market, total, currency from customer_order`,
  );
  const orders = new Map(rows.map((row) => [row.id, row]));
  expect(sold.map(({ orderId, total }) => ({ ...orders.get(orderId), total }))).toEqual(
    sold.map(({ orderId, market, total }) => {
      return { id: orderId, market, total, currency: shop.markets.find(({ id }) => id === market)!.currency };
    }),
  );
  expect(new Set(rows.map(({ currency }) => currency)).size).toBeGreaterThan(20);
  expect(rows.map(({ total }) => Number(total)).sort()).toEqual(sold.map(({ total }) => total).sort());
});

test('in every market what the mail lists above the sum adds up to it, and no tax is in it twice', async () => {
  const { rows } = await shop.db.execute<{ market: string; values: ConfirmedOrder }>(
    sql`select payload ->> 'market' as market, payload -> 'values' as values from outbox where topic = 'mail'`,
  );
  expect(rows).toHaveLength(shop.markets.length);
  for (const { market, values } of rows) {
    const { totals } = orderConfirmation((key) => key, values, { market }).goods!;
    const above = totals
      .slice(
        0,
        totals.findIndex(({ isSum }) => isSum),
      )
      .map(({ label }) => label);
    const amounts = {
      'basket.subtotal': values.subtotal,
      'mail.order_confirmation.discount': -values.discount,
      'basket.delivery': values.shipping ?? 0,
    };
    const taxes = values.taxes.map(({ amount }) => amount).filter((amount) => amount > 0);
    const onTop = above.filter((label) => label === 'basket.taxOnTop').map((_, index) => taxes[index]!);
    const sum = [...above.map((label) => amounts[label as keyof typeof amounts] ?? 0), ...onTop].reduce((all, each) => all + each, 0);
    expect([market, sum, onTop.length]).toEqual([market, values.total, values.isTaxIncluded ? 0 : taxes.length]);
  }
  expect(
    rows
      .filter(({ values }) => !values.isTaxIncluded)
      .map(({ market }) => market)
      .sort(),
  ).toEqual(['en-CA', 'en-US', 'fr-CA']);
});

test('the books of purchases in all markets are in order, with codes, gift cards and stock that staff counted', async () => {
  expect(sold).toHaveLength(55);
  expect(await audit()).toEqual([]);
});

test('a forint too few at the provider is found, and so is half of one', async () => {
  const read = (await readSandbox(psp.url))!;
  const { rows } = await shop.db.execute<{ reference: string }>(sql`select reference from payment_attempt where currency = 'HUF'`);
  for (const less of [1, 0.5]) {
    const wrong = async () =>
      (await read()).map((charge) => (charge.reference === rows[0]!.reference ? { ...charge, net: charge.net - less } : charge));
    expect(await audit(wrong)).toHaveLength(1);
  }
});

test('a correction by nobody, or without a reason, is found, and so are pieces that left for no order', async () => {
  const places = (change: ReturnType<typeof sql>) => shop.db.execute(change);
  await places(sql`update stock_movement set who = null where id = (select min(id) from stock_movement where who is not null)`);
  expect(await audit()).toMatchObject([{ wrong: expect.stringContaining('nobody') }]);
  await places(sql`update stock_movement set who = 'x' where who is null and starts_with(reference, 'staff:')`);
  await places(sql`insert into stock_movement (reference, variant_id, kind, location_id, quantity, remaining, at)
    select 'gone', variant_id, kind, location_id, -1, remaining - 1, at from stock_movement order by id desc limit 1`);
  await places(sql`update stock set quantity = quantity - 1`);
  expect(await audit()).toEqual([{ what: `basket gone ${everywhereSku}`, wrong: 'taken 0, moved 1' }]);
});
