import { Address } from '@selvedge/contract/address.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testNow as now } from '../harness/test-app.ts';
import { testBrowser } from '../identity/test-browser.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import { purchaseHandlers } from './purchase-handlers.ts';

const ida = 'ida@example.com';
const password = 'a thimble of gold';
const home = Address.parse({
  ...{ firstName: 'Ida', lastName: 'Vogel', line1: 'Torstraße', houseNumber: '12', postalCode: '10119', city: 'Berlin', country: 'DE' },
  ...{ mobilePhoneNumber: '+491512345678', email: ida },
});
let shop: Awaited<ReturnType<typeof basketShop>>;
type Browser = ReturnType<typeof testBrowser>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function buyAsGuest(email = ida): Promise<string> {
  const bought = await filledBasket(shop, { catalog: 'de-DE' });
  return (await place(draftOf({ ...bought, shippingAddress: home, billingAddress: home }, { email }))).orderId;
}
async function deliver(): Promise<void> {
  const { db } = await testDb();
  await relayOutbox({ db, handlers: purchaseHandlers({ db, clock: () => now }), now, log: { warn() {}, error() {} } });
}
async function joined(email = ida): Promise<Browser> {
  const browser = testBrowser(shop.app);
  expect((await browser.signUp(email, password)).body).toMatchObject({ status: 'OK' });
  return browser;
}
async function prove(browser: Browser, email = ida): Promise<void> {
  const { db } = await testDb();
  const { rows } = await db.execute<{ token: string }>(sql`
    select payload -> 'values' ->> 'token' as token from outbox
    where topic = 'mail' and payload ->> 'template' = 'verify-email' and payload ->> 'to' = ${email} order by id desc limit 1`);
  expect((await browser.verify(rows[0]!.token)).body).toMatchObject({ status: 'OK' });
}
const historyOf = async (browser: Browser) => {
  const { orders = [] } = (await browser.call('GET', '/api/order/order/history')).body as { orders?: { orderId: string }[] };
  return orders.map(({ orderId }) => orderId);
};
const addressesOf = async (browser: Browser) =>
  (await browser.call('GET', '/api/account/de-DE/address')).body as unknown as { line1: string }[];

test('who bought as a guest and signs up with the same address finds order and address in the account once it is proven, and not before', async () => {
  const orders = [await buyAsGuest(), await buyAsGuest('Ida@Example.com')];
  const browser = await joined();
  await deliver();
  expect([await historyOf(browser), await addressesOf(browser)]).toEqual([[], []]);
  await prove(browser);
  await browser.refresh();
  await deliver();
  await deliver();
  expect((await historyOf(browser)).sort()).toEqual(orders.sort());
  expect(await addressesOf(browser)).toMatchObject([{ line1: 'Torstraße', houseNumber: '12', isPreferred: true }]);
  const { db } = await testDb();
  expect((await db.execute(sql`select order_count from shopper`)).rows).toEqual([{ order_count: 2 }]);
});

test('what was bought with another address, or is another shopper’s already, stays where it is', async () => {
  await buyAsGuest('otto@example.com');
  const browser = await joined();
  await prove(browser);
  await deliver();
  expect([await historyOf(browser), await addressesOf(browser)]).toEqual([[], []]);
  const other = await joined('otto@example.com');
  await prove(other, 'otto@example.com');
  await deliver();
  expect(await historyOf(other)).toHaveLength(1);
  expect(await historyOf(browser)).toEqual([]);
});
