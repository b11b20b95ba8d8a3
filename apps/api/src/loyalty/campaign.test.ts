import { randomUUID } from 'node:crypto';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { testNow as now } from '../harness/test-app.ts';
import { campaignsIn } from './campaigns-of.ts';
import { earnForReceipt } from './earn-for-receipt.ts';
import { settleOrder } from './settle-order.ts';
import { loyaltyPurchaseTable, loyaltyRuleTable } from './tables.ts';

beforeEach(emptyTables);

const coat = '4000000000017';
const weekend = { from: now.toISOString(), until: addDays(now, 2).toISOString() };

async function shopWithCampaigns() {
  const { db } = await testDb();
  const asked = { email: 'ada@example.com', market: 'en-GB', source: 'test', termsVersion: '1', askedAt: now, askedFrom: '::1' };
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at: addDays(now, -3), confirmedFrom: '::1' }));
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, asked.email));
  const campaigns = [
    { id: 'coats', names: { en: 'Coats' }, percent: 200, goods: { categories: ['women-coats'] }, ...weekend },
    { id: 'women', names: { en: 'Women' }, percent: 150, goods: { categories: ['women'] }, ...weekend },
    { id: 'off', names: { en: 'Off' }, percent: 900, isActive: false, ...weekend },
    { id: 'elsewhere', names: { en: 'Elsewhere' }, percent: 900, markets: ['fr-FR'], ...weekend },
  ];
  const row = (definition: { id: string }) => ({ kind: 'campaign' as const, definition, changedAt: now, changedBy: 'test' });
  await db.insert(loyaltyRuleTable).values(campaigns.map((each) => ({ ...row(each), id: each.id })));
  const shop = await fulfilmentShop();
  const { content, catalogue } = shop.app.shop;
  return { ...shop, contactId: contact!.id, campaignsOf: campaignsIn({ content, catalogue }) };
}

test('a double-points weekend on coats counts for receipts of a store too, from its first moment to its last', async () => {
  const { db, contactId, campaignsOf } = await shopWithCampaigns();
  const buy = async (boughtAt: Date, ean: string) => {
    const receiptId = randomUUID();
    const lines = [{ lineId: '1', quantity: 1, amount: 10_000, ean }];
    const receipt = { receiptId, contactId, market: 'en-GB', currency: 'GBP', boughtAt, lines, campaignsOf, now: boughtAt };
    await db.transaction((tx) => earnForReceipt(tx, receipt));
    const { reference, points } = loyaltyPurchaseTable;
    const [row] = await db
      .select({ points })
      .from(loyaltyPurchaseTable)
      .where(eq(reference, `receipt:${receiptId}`));
    return row!.points;
  };
  expect(await buy(new Date(now.getTime() - 1), coat)).toBe(100);
  // Of the two that hold for a coat the better one counts, and they do not multiply each other.
  expect(await buy(now, coat)).toBe(200);
  expect(await buy(new Date(addDays(now, 2).getTime() - 1), coat)).toBe(200);
  expect(await buy(addDays(now, 2), coat)).toBe(100);
  expect(await buy(now, '9999999999999')).toBe(100);
  // A campaign for everything needs to know nothing of an article.
  const everything = { id: 'all', names: { en: 'All' }, percent: 300, ...weekend };
  await db.insert(loyaltyRuleTable).values({ kind: 'campaign', id: 'all', definition: everything, changedAt: now, changedBy: 'test' });
  expect(await buy(now, '9999999999999')).toBe(300);
});

test('an order keeps the points of the weekend on which it was placed', async () => {
  const { db, bought, app, campaignsOf } = await shopWithCampaigns();
  const lines = [
    { sku: '200_black_1,36', quantity: 1, amount: 10_000 },
    { sku: '100_black_1,M', quantity: 1, amount: 10_000 },
  ];
  const { orderId } = await bought({ currency: 'GBP', lines });
  const settle = (at: Date) => db.transaction((tx) => settleOrder(tx, orderId, { content: app.shop.content(), now: at, campaignsOf }));
  expect((await settle(now))!.points).toBe(350);
  await db.delete(loyaltyRuleTable);
  expect((await settle(addDays(now, 5)))!.points).toBe(350);
});
