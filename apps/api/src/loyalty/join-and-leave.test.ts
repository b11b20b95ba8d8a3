import { randomUUID } from 'node:crypto';
import { account } from '@selvedge/contract/account.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { club } from '@selvedge/contract/club.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { order } from '@selvedge/contract/order.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { retail } from '@selvedge/contract/retail-transaction.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { checkoutShop, jumper } from '../checkout/checkout.fixture.ts';
import { clubContactTable, clubWishTable } from '../club/tables.ts';
import { testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { loyaltyChecks } from '../ledger-audit/loyalty-checks.ts';
import { receiptOf } from '../retail/retail.fixture.ts';
import { ada, catalog, join, member, openClub, params, shop } from './loyalty.fixture.ts';
import { loyaltyHandlers } from './loyalty-handlers.ts';

beforeEach(openClub);

/** News of orders, receipts and members, as the shop's jobs hear it. */
async function tell() {
  const { db } = await testDb();
  const handlers = loyaltyHandlers({ db, clock: () => now, content: shop.app.shop.content, secret: 'a secret' });
  while ((await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } })) > 0);
}

describe('the box of the club at checkout', () => {
  const card = { provider: 'adyen', paymentMethod: { type: 'scheme' } } as const;

  async function buy(acceptNewsletter: 'true' | 'false', headers: Record<string, string> = {}) {
    const till = await checkoutShop();
    till.setDocuments({ 'shipping-methods': [{ id: 'home', name: 'Home', carrier: 'Post', deliveryType: 'home', price: 0 }] });
    await till.stockUp(jumper, 5);
    const browser = await till.readyBrowser({ [jumper]: 1 }, headers);
    await browser.api(basket.acceptNewsletterAndTerms, { params: catalog, query: { acceptTerms: 'true', acceptNewsletter } });
    const { orderId = '', orderNumber } = await browser.api(payment.create, { params: catalog, body: card });
    await tell();
    const { order: bought } = await browser.api(order.receipt, { params: { ...catalog, orderId }, query: {} });
    expect(bought?.wantsClub ?? false, 'what the receipt says of the mail').toBe(acceptNewsletter === 'true');
    return orderNumber;
  }

  test('asks a guest by mail, with the order as its place, and nobody who left it empty', async () => {
    const { db } = await testDb();
    await buy('false');
    expect(await db.select().from(clubWishTable)).toEqual([]);
    const number = await buy('true');
    expect(await db.select().from(clubWishTable)).toMatchObject([
      { email: ada, source: 'checkout', address: `order ${number}`, market: 'en-GB' },
    ]);
    expect(await db.select().from(clubContactTable)).toEqual([]);
  });

  test('makes a shopper whose address is proven a member at once, and the order earns', async () => {
    const { db } = await testDb();
    const headers = await signInAsShopper(db, { market: 'en-GB', now, email: ada });
    await buy('true', headers);
    expect(await db.select().from(clubContactTable)).toMatchObject([{ email: ada, messagesSince: expect.any(Date) }]);
    const { pendingPoints } = await callAs(shop.app, headers)(loyalty.getPoints, { params });
    expect(pendingPoints).toBeGreaterThan(0);
  });
});

test('who confirms within two days earns for the receipt that was printed before, once', async () => {
  const { db } = await testDb();
  Object.assign(shop.app.shop.config, { tillKey: 'a key of the tills' });
  const till = callAs(shop.app, { 'x-till-key': 'a key of the tills' });
  const handIn = (uniqueReceiptId: string, hours: number) => {
    const createdDate = new Date(now.getTime() - hours * 3_600_000).toISOString();
    return till(retail.handIn, { params: { catalogId: 'en-GB' }, body: receiptOf({ uniqueReceiptId, email: ada, createdDate }) });
  };
  await handIn('new', 1);
  await handIn('old', 72);
  await tell();
  await join();
  await tell();
  await db.execute(sql`update outbox set delivered_at = null, due_at = ${now} where topic = 'club.joined'`);
  await tell();
  const { rows } = await db.execute('select reference, points from loyalty_purchase');
  expect(rows).toEqual([{ reference: 'receipt:new', points: '120' }]);
});

describe('leaving the club', () => {
  /** Which tables hold this text, in any column. */
  async function holding(text: string): Promise<string[]> {
    const { db } = await testDb();
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await db.execute(sql`select from ${sql.identifier(name)} t where t::text like ${`%${text}%`} limit 1`);
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  }

  test('no table knows the member any more, the account and the receipt stay, and the books add up', async () => {
    const { db } = await testDb();
    const { call, contactId, browser } = await member(260);
    const take = () => call(loyalty.takeReward, { params: { ...catalog, rewardId: 'treat' }, body: { key: randomUUID() } });
    const [{ rewardId }] = [await take(), await take()];
    const { code } = await call(loyalty.redeemVoucher, { params: { accountEmail: ada, voyadoRewardId: rewardId }, body: {} });
    const offer = await call(loyalty.takeUpPromotion, { params: { accountEmail: ada, promoCode: 'for-you' } });
    Object.assign(shop.app.shop.config, { tillKey: 'a key of the tills' });
    const till = callAs(shop.app, { 'x-till-key': 'a key of the tills' });
    await till(retail.handIn, { params: { catalogId: 'en-GB' }, body: receiptOf({ memberNumber: contactId }) });
    await tell();
    // News and mails that were delivered are deleted by a job of their own.
    await db.execute('delete from outbox');
    expect(await holding(contactId)).toEqual(['club_consent', 'club_contact', 'loyalty_account', 'retail_transaction']);

    expect(await call(club.leave, { params: catalog })).toEqual({ status: 'OK' });
    expect(await holding(contactId)).toEqual([]);
    expect(await holding(ada)).toEqual(['retail_transaction', 'shopper']);
    expect(await call(account.getUserMetadata, { params: catalog })).toMatchObject({ isEnrolledInCustomerClub: false, accountPoints: 0 });
    expect(await refusal(call(loyalty.getPoints, { params }))).toMatchObject({ status: 404 });
    expect(await refusal(call(club.leave, { params: catalog }))).toMatchObject({ status: 404 });
    await browser.api(basket.addLine, { params: catalog, body: { sku: '100_black_1,M', quantity: 1 } });
    for (const promoCode of [code!, offer.code!])
      expect(await refusal(browser.api(basket.addPromoCode, { params: catalog, query: { promoCode } }))).toMatchObject({ status: 400 });
    const { rows } = await db.execute('select kind, sum(points)::int as points from loyalty_entry group by kind order by kind');
    expect(rows).toMatchObject([
      { kind: 'earn' },
      { kind: 'forfeit', points: 60 },
      { kind: 'forfeitPending' },
      { kind: 'give' },
      { kind: 'spend' },
    ]);
    for (const { wrong } of loyaltyChecks(now)) expect((await db.execute(wrong)).rows).toEqual([]);
  });

  test('whoever joins again begins anew', async () => {
    const { call } = await member(50);
    await call(club.leave, { params: catalog });
    await join();
    expect(await call(loyalty.getPoints, { params })).toMatchObject({ balance: 0, pendingPoints: 0 });
    expect(await call(loyalty.listTransactions, { params: catalog, query: {} })).toEqual([]);
  });
});
