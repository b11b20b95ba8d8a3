import { basket } from '@selvedge/contract/basket.ts';
import { payment } from '@selvedge/contract/payment.ts';
import type { OrderDocument } from '@selvedge/domain/order/freeze-basket.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { enrolAsDevice } from '../harness/enrol-as-device.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { testNow } from '../harness/test-app.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { confirmedOrder } from '../order/confirmed-order.ts';
import { orderTable } from '../order/tables.ts';
import { storeRow } from '../store/store.fixture.ts';
import { checkoutShop, coat, params, sealedCard } from './checkout.fixture.ts';

const storeId = '1001';
let shop: Awaited<ReturnType<typeof checkoutShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  shop.setStores([storeRow(storeId, { markets: ['en-GB'] })]);
});

/** So many in the warehouse, and so many on the store's shelf. */
async function stock(warehouse: number, store: number): Promise<void> {
  await shop.stockUp(coat, warehouse);
  await shop.db.execute(sql`insert into stock (variant_id, kind, location_id, quantity) values (${coat}, 'store', ${storeId}, ${store})`);
  shop.moveStock(coat, warehouse, store);
}

let callers = 0;
async function counter() {
  const { id, cookie, headers } = await enrolAsDevice(shop.db, { market: 'en-GB', now: testNow, storeId });
  callers += 1;
  return { id, ...openBrowser(shop.app, { cookie, ...headers(testNow), 'x-forwarded-for': `10.9.0.${callers}` }) };
}
type Browser = Awaited<ReturnType<typeof counter>>;

const add = ({ api }: Browser, takeNow: boolean, quantity = 1) => api(basket.addLine, { params, body: { sku: coat, quantity, takeNow } });

/** A guest who gave an address of mail and agreed to the terms; and, where something is sent, where to. */
async function pay(browser: Browser, details: object = {}) {
  const { basketId } = (await browser.api(basket.get, { params, query: {} })).basket;
  const said = { email: 'ada@example.com', termsAcceptedAt: testNow.toISOString(), ...details };
  await shop.db.execute(sql`update basket set content = content || ${JSON.stringify(said)}::jsonb where id = ${basketId}::uuid`);
  return browser.api(payment.create, { params, body: sealedCard });
}

const left = async () =>
  (
    await shop.rows<{ kind: string; quantity: number }>(
      `select kind, quantity from stock where variant_id = '${coat}' order by kind, location_id`,
    )
  ).map(({ kind, quantity }) => `${kind} ${quantity}`);

describe('what hangs in the store', () => {
  test('is taken along: no freight, no address, and with the payment it has left the shelf', async () => {
    await stock(5, 1);
    const browser = await counter();
    const { basket: held } = await add(browser, true);
    expect(held.lines[0]).toMatchObject({ takeNow: true, lineItemStockLocation: 'store', maximumQuantity: 1 });
    expect(held).toMatchObject({ shippingTotal: { amount: 0 }, hasMultipleShippingLocations: false });
    expect(held.shipments).toMatchObject([{ id: 'takeNow', pickupPointId: storeId, shippingMethodId: 'takeNow' }]);
    const who = { id: 'x', name: 'Anna' };
    const discount = {
      take: { percent: 10 },
      mostPercent: 20,
      pieces: { [held.lines[0]!.id]: 1 },
      reason: { id: 'damaged', name: 'Damaged' },
      by: who,
    };
    const given = { ...discount, currency: 'GBP', deviceId: browser.id, at: testNow.toISOString() };
    const { orderId } = await pay(browser, { staffDiscounts: [given] });
    // Its mail does not say that we begin to pack.
    expect(confirmedOrder((await shop.db.select().from(orderTable).where(eq(orderTable.id, orderId!)))[0]!, []).isTakenAlong).toBe(true);
    const [order] = await shop.rows<{ document: OrderDocument }>('select document from customer_order');
    expect(order!.document.staffDiscounts).toEqual([
      { percent: 10, taken: { amount: 19.9, currency: 'GBP' }, reason: 'Damaged', by: 'Anna' },
    ]);
    expect(order!.document.total.amount).toBeCloseTo(held.total.amount - 19.9, 2);
    expect(await left()).toEqual(['store 0', 'warehouse 5']);
    const orders = await shop.rows<{ state: string; fulfilment: string }>('select state, fulfilment from customer_order');
    expect(orders).toEqual([{ state: 'completed', fulfilment: 'delivered' }]);
    expect(await shop.rows('select kind, location_id, state from parcel')).toEqual([
      { kind: 'store', location_id: storeId, state: 'delivered' },
    ]);
    expect((await auditLedger(shop.db, { now: testNow })).flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('is taken along once: of many at the last piece one gets it, also where others have more', async () => {
    await stock(50, 1);
    await shop.db.execute(sql`insert into stock (variant_id, kind, location_id, quantity) values (${coat}, 'store', '1002', 9)`);
    const browsers = await Promise.all(Array.from({ length: 6 }, counter));
    for (const browser of browsers) await add(browser, true);
    const done = await Promise.allSettled(browsers.map((browser) => pay(browser)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await left()).toEqual(['store 0', 'store 9', 'warehouse 50']);
  });

  test('is sent from here when the warehouse has none, and only then', async () => {
    await stock(0, 2);
    const browser = await counter();
    const { basket: held } = await add(browser, false);
    expect(held.lines[0]).toMatchObject({ lineItemStockLocation: 'store', state: 'available' });
    expect(held.lines[0]!.takeNow).toBeUndefined();
    const web = shop.browser();
    expect((await refusal(web.api(basket.addLine, { params, body: { sku: coat, quantity: 1 } }))).errors).toEqual({
      lineItem: ['basket.out_of_stock'],
    });
    shop.moveStock(coat, 3, 2);
    const { basket: later } = await browser.api(basket.get, { params, query: {} });
    expect(later.lines[0]).toMatchObject({ lineItemStockLocation: 'warehouse' });
  });

  test('is two lines when one piece is taken and one is sent, and is nobody’s to take from the web', async () => {
    await stock(5, 1);
    const browser = await counter();
    await add(browser, true);
    const { basket: both } = await add(browser, false);
    expect(both.lines.map(({ takeNow = false, lineItemStockLocation: from }) => [takeNow, from])).toEqual([
      [true, 'store'],
      [false, 'warehouse'],
    ]);
    expect((await refusal(add(browser, true))).errors).toEqual({ lineItem: ['basket.not_enough_stock'] });
    const web = shop.browser();
    const { basket: sent } = await web.api(basket.addLine, { params, body: { sku: coat, quantity: 1, takeNow: true } });
    expect([sent.lines[0]!.takeNow, sent.lines[0]!.lineItemStockLocation]).toEqual([undefined, 'warehouse']);
  });
});
