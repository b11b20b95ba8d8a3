import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { checkoutShop, jumper, params, sealedCard } from '../checkout/checkout.fixture.ts';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import { emptyTables } from '../db/test-database.ts';
import { cancelLines } from '../fulfilment/cancel-lines.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { chainHandlers } from '../jobs/chain-handlers.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { ledgerChecks } from '../ledger-audit/ledger-checks.ts';
import { loyaltyChecks } from '../ledger-audit/loyalty-checks.ts';
import { moneyChecks } from '../ledger-audit/money-checks.ts';
import { giveBackOfBaskets } from './give-points-back.ts';
import { openAccount } from './lock-account.ts';
import { loyaltyHandlers } from './loyalty-handlers.ts';
import { postEntry } from './post-entry.ts';
import { loyaltyAccountTable, loyaltyLotTable, loyaltyRuleTable } from './tables.ts';

type Shop = Awaited<ReturnType<typeof checkoutShop>>;
let shop: Shop;
const email = 'ada@example.com';
const expiresAt = addDays(now, 40);

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
});

/** A member with a thousand points in a market where one is worth five pence, and at most half of an order. */
async function member(allowed: object | undefined = { worth: 0.05, least: 100, mostPercent: 50 }) {
  const { db } = shop;
  const definition = { amountPerPoint: 1, ...(allowed && { payment: allowed }) };
  await db.insert(loyaltyRuleTable).values({ kind: 'programme', id: 'en-GB', definition, changedAt: now, changedBy: 'test' });
  const asked = { email, market: 'en-GB', source: 'test', termsVersion: '0', askedAt: now, askedFrom: '::1' };
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at: now, confirmedFrom: '::1' }));
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  await db.transaction(async (tx) => {
    const { id: accountId } = await openAccount(tx, { contactId: contact!.id, market: 'en-GB', now });
    await postEntry(tx, { accountId, kind: 'give', points: 1_000, key: 'start', reason: 'test', now, expiresAt });
  });
  const headers = await signInAsShopper(db, { market: 'en-GB', now, email, subject: randomUUID(), emailVerified: true });
  const browser = await shop.readyBrowser({ [jumper]: 2 }, headers);
  const use = (points: number, key: string = randomUUID()) => browser.api(loyalty.usePoints, { params, body: { points, key } });
  return { ...browser, use };
}

async function balance() {
  const [account] = await shop.db.select().from(loyaltyAccountTable);
  return account!.balance;
}

async function tell() {
  const { content } = shop.app.shop;
  const handlers = chainHandlers(loyaltyHandlers({ db: shop.db, clock: () => now, content, secret: 'a secret' }));
  while ((await relayOutbox({ db: shop.db, handlers, now, log: { warn() {}, error() {} } })) > 0);
}

/** What `npm run audit` says of points and of money. */
async function wrongInBooks() {
  const found = [];
  const checks = [...loyaltyChecks(addDays(now, 1)), ...ledgerChecks, ...moneyChecks(addDays(now, 1))];
  for (const { name, wrong } of checks) found.push(...(await shop.db.execute(wrong)).rows.map((row) => ({ name, ...row })));
  return found;
}

test('a member pays a part with points, the rest by card; points come back with what is cancelled, to the last one', async () => {
  const { use, api } = await member();
  const { basket: shown } = await use(500);
  expect(shown).toMatchObject({ total: { amount: 80 }, remainingTotal: { amount: 55 } });
  expect(shown.giftCards).toMatchObject([{ giftCardNumber: 'points 500', used: { amount: 25 } }]);
  expect(await balance()).toBe(500);
  const { orderId } = (await api(payment.create, { params, body: sealedCard })) as { orderId: string };
  expect(await shop.books()).toMatchObject({ orders: 1, sold: 8_000, charged: 5_500 });
  await tell();
  // Only what was paid in money earns: of 80 pounds 25 were paid with points.
  expect(await shop.rows('select points from loyalty_purchase')).toEqual([{ points: '55' }]);
  expect(await wrongInBooks()).toEqual([]);
  const [line] = await shop.rows<{ line_id: string }>('select line_id from order_line');
  const actor = { db: shop.db, now, who: 'shopper', isStaff: false };
  const cancel = () =>
    cancelLines(actor, {
      ...{ orderId, key: randomUUID(), lines: [{ lineItemId: line!.line_id, quantity: 1 }] },
      ...{ reason: 'changed my mind', isByShopper: true },
    });
  await cancel();
  await Promise.all([tell(), tell()]);
  // Cards first: all of the points' money went back with the first piece.
  expect(await balance()).toBe(1_000);
  await cancel();
  await tell();
  expect(await balance()).toBe(1_000);
  expect(await shop.rows("select kind, points from loyalty_entry where reference like 'payment:%' order by id")).toEqual([
    { kind: 'spend', points: '500' },
    { kind: 'unspend', points: '500' },
  ]);
  expect(await wrongInBooks()).toEqual([]);
});

test('points pay no more than the market allows, and what was too much comes back when the order is placed', async () => {
  const { use, api } = await member();
  expect((await use(1_000)).basket).toMatchObject({ remainingTotal: { amount: 40 } });
  await api(payment.create, { params, body: sealedCard });
  expect(await balance()).toBe(0);
  await tell();
  expect(await balance()).toBe(200);
  const lots = await shop.db.select().from(loyaltyLotTable);
  expect(lots.find(({ points }) => points === 200)).toMatchObject({ remaining: 200, tierPoints: 0 });
  expect(await wrongInBooks()).toEqual([]);
});

test('points that are taken out of the basket again are the same as before, and live no longer', async () => {
  const { use, api } = await member();
  await use(300);
  const { basket: shown } = await api(loyalty.takePointsBack, { params });
  expect(shown).toMatchObject({ giftCards: [], remainingTotal: { amount: 80 } });
  expect(await balance()).toBe(1_000);
  const open = (await shop.db.select().from(loyaltyLotTable)).filter(({ remaining }) => remaining > 0);
  expect(open.map((lot) => lot.expiresAt.toISOString())).toEqual([expiresAt.toISOString(), expiresAt.toISOString()]);
  // Also by the call for every card: then they come back by themselves, and from a basket that was left.
  const { basket: again } = await use(300);
  await api(basket.takeGiftCardOff, { params: { ...params, giftCardNumber: again.giftCards[0]!.id } });
  await use(400);
  expect(await balance()).toBe(300);
  expect(await giveBackOfBaskets(shop.db, addDays(now, 0.5))).toBe(1);
  expect(await balance()).toBe(600);
  expect(await giveBackOfBaskets(shop.db, addDays(now, 2))).toBe(1);
  expect(await balance()).toBe(1_000);
  expect(await wrongInBooks()).toEqual([]);
});

test('twenty calls at once spend once, and points that are not there pay nothing', async () => {
  const { use } = await member();
  const key = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => use(600, key).catch((error) => error)));
  expect(await balance()).toBe(400);
  expect(await refusal(use(100))).toMatchObject({ errors: { points: ['loyalty.points_used_already'] } });
  const others = await Promise.all(Array.from({ length: 5 }, () => shop.readyBrowser({ [jumper]: 1 })));
  for (const guest of others)
    expect(await refusal(guest.api(loyalty.usePoints, { params, body: { points: 100, key: randomUUID() } }))).toMatchObject({
      status: 401,
    });
  expect(await wrongInBooks()).toEqual([]);
});

test('where the market allows none, or too few are given, nothing is spent', async () => {
  const { use } = await member();
  expect(await refusal(use(99))).toMatchObject({ errors: { points: ['loyalty.too_few_points'] } });
  expect(await refusal(use(1_001))).toMatchObject({ errors: { points: ['loyalty.not_enough_points'] } });
  await shop.db.update(loyaltyRuleTable).set({ definition: { amountPerPoint: 1 } });
  expect(await refusal(use(500))).toMatchObject({ errors: { points: ['loyalty.no_payment'] } });
  expect(await balance()).toBe(1_000);
});
