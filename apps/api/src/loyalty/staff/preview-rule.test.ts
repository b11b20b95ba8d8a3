import { staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../basket/refusal.fixture.ts';
import { enrol } from '../../club/enrol.ts';
import { clubContactTable } from '../../club/tables.ts';
import { emptyTables } from '../../db/test-database.ts';
import { fulfilmentShop } from '../../fulfilment/fulfilment.fixture.ts';
import { testNow as now } from '../../harness/test-app.ts';
import { orderTable } from '../../order/tables.ts';
import { openAccount } from '../lock-account.ts';
import { postEntry } from '../post-entry.ts';
import { loyaltyRuleTable } from '../tables.ts';

beforeEach(emptyTables);

test('a rule tells what it would have cost last month, on the orders of members that exist, beside what today costs', async () => {
  const shop = await fulfilmentShop();
  const { db } = shop;
  const asked = { email: 'ada@example.com', market: 'en-GB', source: 'test', termsVersion: '0', askedAt: now, askedFrom: '::1' };
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at: addDays(now, -3), confirmedFrom: '::1' }));
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, asked.email));
  await db.transaction(async (tx) => {
    const { id: accountId } = await openAccount(tx, { contactId: contact!.id, market: 'en-GB', now });
    const gift = { accountId, kind: 'give', points: 80, key: 'g', reason: 'test', countsForTier: false } as const;
    await postEntry(tx, { ...gift, now, expiresAt: addDays(now, 90) });
  });
  const coat = { sku: '200_black_1,36', quantity: 1, amount: 20_000 };
  await shop.bought({ currency: 'GBP', lines: [coat, { sku: '100_black_1,M', quantity: 1, amount: 5_000 }] });
  const { orderId } = await shop.bought({ currency: 'GBP', lines: [{ ...coat, sku: '200_black_1,38' }] });
  await db
    .update(orderTable)
    .set({ placedAt: addDays(now, -31) })
    .where(eq(orderTable.id, orderId));

  const desk = await shop.staff('administrator');
  const tiers = [{ id: 'all', names: { en: 'All' }, from: 0, percent: 200 }];
  const programme = { amountPerPoint: 2, pointWorth: 0.1, tiers, gifts: { welcome: { points: 40 } } };
  const [line] = await desk(staffLoyalty.preview, { body: { programme: { market: 'en-GB', programme } } });
  // 250 points at five pence today; half of them, doubled by the tier, and one welcome, at ten pence each.
  expect(line).toMatchObject({ market: 'en-GB', orders: 1, members: 1, pointsToday: 250, points: 290 });
  expect(line).toMatchObject({ costToday: { amount: 12.5, currency: 'GBP' }, cost: { amount: 29 } });

  const next = { from: addDays(now, 9).toISOString(), until: addDays(now, 11).toISOString() };
  const campaign = { id: 'coats', names: { en: 'Coats' }, percent: 200, goods: { categories: ['women-coats'] }, ...next };
  expect(await desk(staffLoyalty.preview, { body: { campaign } })).toMatchObject([
    { pointsToday: 250, points: 450, cost: { amount: 22.5 } },
  ]);
  expect(await desk(staffLoyalty.preview, { body: { campaign: { ...campaign, markets: ['de-DE'] } } })).toEqual([]);

  const reward = { id: 'r', cost: 81, titles: { en: 'R' }, choices: [{ id: 'a', names: { en: 'A' }, promotionId: 'none' }] };
  expect(await desk(staffLoyalty.preview, { body: { reward } })).toMatchObject([{ vouchers: 0, cost: { amount: 0 }, unknown: [] }]);
  expect(await desk(staffLoyalty.preview, { body: { reward: { ...reward, cost: 80 } } })).toMatchObject([
    { vouchers: 1, cost: { amount: 0 }, unknown: ['promotionGone'] },
  ]);
  await db.insert(loyaltyRuleTable).values({ kind: 'reward', id: 'r', definition: reward, changedAt: now, changedBy: 'test' });
  const giving = { ...programme, gifts: { welcome: { points: 40, rewardId: 'r' } } };
  expect(await desk(staffLoyalty.preview, { body: { programme: { market: 'en-GB', programme: giving } } })).toMatchObject([
    { vouchers: 1, cost: { amount: 29 }, unknown: ['promotionGone'] },
  ]);
  expect(await refusal(desk(staffLoyalty.preview, { body: {} }))).toMatchObject({ status: 400 });
});
