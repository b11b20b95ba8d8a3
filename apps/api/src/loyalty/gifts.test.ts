import { account } from '@selvedge/contract/account.ts';
import { club as clubCalls } from '@selvedge/contract/club.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { Promotion } from '@selvedge/contract/promotion.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { loyaltyChecks } from '../ledger-audit/loyalty-checks.ts';
import { writePromotion } from '../promotion/save-promotion.ts';
import { bookPurchases } from './book-purchases.ts';
import { earnForReceipt } from './earn-for-receipt.ts';
import { giftedPerson } from './gifted-person.ts';
import { giveGifts } from './give-gifts.ts';
import { endTiers } from './keep-tier.ts';
import { openAccount } from './lock-account.ts';
import { loyaltyHandlers } from './loyalty-handlers.ts';
import { postEntry } from './post-entry.ts';
import { loyaltyAccountTable, loyaltyGiftTable, loyaltyRuleTable } from './tables.ts';

beforeEach(emptyTables);

const email = 'ada@example.com';
const secret = 'a secret of the shop';
const gifts = { welcome: { points: 25, rewardId: 'treat' }, birthday: { points: 40 }, anniversary: { points: 10 } };
const programme = {
  ...{ amountPerPoint: 1, gifts },
  tiers: [
    { id: 'member', names: { en: 'Member' }, from: 0, percent: 100 },
    { id: 'gold', names: { en: 'Gold' }, from: 100, percent: 200 },
  ],
};
const reward = { id: 'treat', cost: 0, titles: { en: 'A treat' }, choices: [{ id: 'ten', names: { en: 'Ten' }, promotionId: 'ten' }] };

/** A shop whose club gives something on every occasion, and a member who was born on a day. */
async function club({ joinedAt = now, birthdate = '' } = {}) {
  const { db } = await testDb();
  const promotion = { id: 'ten', names: { en: 'Ten' }, trigger: 'code', benefit: { kind: 'percentage', percent: 10 } };
  await db.transaction((tx) => writePromotion(tx, { promotion: Promotion.parse(promotion), who: 'test', now }));
  const saved = { changedAt: now, changedBy: 'test' };
  await db.insert(loyaltyRuleTable).values([
    { kind: 'programme', id: 'en-GB', definition: programme, ...saved },
    { kind: 'reward', id: 'treat', definition: reward, ...saved },
  ]);
  const { app } = await basketShop();
  const { content } = app.shop;
  const join = (at: Date) => {
    const asked = { email, market: 'en-GB', source: 'test', termsVersion: '0', askedAt: at, askedFrom: '::1' };
    const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
    return db.transaction((tx) => enrol(tx, { ...asked, details, at, confirmedFrom: '::1' }));
  };
  await join(joinedAt);
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  const contactId = contact!.id;
  const call = callAs(app, await signInAsShopper(db, { market: 'en-GB', now, email, emailVerified: true }));
  if (birthdate) await call(account.updateAccountDetails, { params: { catalog: 'en-GB' }, body: { birthdate } });
  const tell = async () => {
    await db.update(outboxTable).set({ deliveredAt: null, dueAt: now });
    const handlers = loyaltyHandlers({ db, clock: () => now, content, secret });
    while ((await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } })) > 0);
  };
  const give = (at: Date) => giveGifts(db, { content: content(), secret, now: at });
  const leave = () => call(clubCalls.leave, { params: { catalog: 'en-GB' } });
  return { db, call, content, contactId, tell, give, join, leave };
}

async function mails() {
  const { db } = await testDb();
  const { rows } = await db.execute<{ payload: { template: string; values: { occasion: string } } }>(sql`
    select payload from outbox where topic = 'mail' and payload ->> 'template' = 'club-gift' order by id`);
  return rows.map(({ payload }) => payload.values);
}

async function given() {
  const { db } = await testDb();
  for (const { wrong } of loyaltyChecks(addDays(now, 900))) expect((await db.execute(wrong)).rows).toEqual([]);
  const rows = await db.select().from(loyaltyGiftTable).orderBy(loyaltyGiftTable.at);
  return rows.map(({ occasion, year }) => `${occasion} ${year}`);
}

test('who joins is given points and a voucher once, however often it is told, with a mail', async () => {
  const { call, tell } = await club();
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  expect(await given()).toEqual(['welcome 0']);
  expect(await mails()).toMatchObject([{ occasion: 'welcome', points: 25, reward: 'A treat', firstName: 'Ada' }]);
  expect(await call(loyalty.getPoints, { params: { accountEmail: email } })).toMatchObject({ balance: 25, tier: { id: 'member' } });
  const [voucher] = await call(loyalty.listVouchers, { params: { accountEmail: email } });
  expect(voucher).toMatchObject({ state: 'open', voucherIndex: 1, content: { title: 'A treat' } });
  const params = { accountEmail: email, voyadoRewardId: voucher!.rewardId };
  expect(await call(loyalty.redeemVoucher, { params, body: {} })).toMatchObject({ state: 'redeemed' });
  // What is only given can't be taken for no points.
  expect(await call(loyalty.listRewards, { params: { catalog: 'en-GB' } })).toEqual([]);
  expect(await call(loyalty.listTransactions, { params: { catalog: 'en-GB' }, query: {} })).toMatchObject([
    { kind: 'give', occasion: 'welcome' },
  ]);
});

test('who leaves and joins anew is not welcomed again, nor wished a happy birthday twice; another person is', async () => {
  const { db, call, tell, give, join, leave } = await club({ birthdate: '1988-05-05' });
  await tell();
  const birthday = new Date('2027-05-05T09:00:00Z');
  expect(await give(birthday)).toBe(1);
  // A shop that did not note for whom: noted while they are a member, it counts when they have left.
  await db.update(loyaltyGiftTable).set({ person: null });
  expect(await give(birthday)).toBe(0);
  await leave();
  expect(JSON.stringify(await db.select().from(loyaltyGiftTable))).not.toContain(email);
  await join(now);
  await tell();
  expect(await give(birthday)).toBe(0);
  await call(account.updateAccountDetails, { params: { catalog: 'en-GB' }, body: { birthdate: '1988-06-05' } });
  expect(await give(new Date('2027-06-05T09:00:00Z'))).toBe(0);
  expect(await given()).toEqual(['welcome 0', 'birthday 2027']);
  expect(await call(loyalty.getPoints, { params: { accountEmail: email } })).toMatchObject({ balance: 0 });
  // The shop's key changed: what was given under the other one is not known any more.
  await db.update(loyaltyGiftTable).set({ person: giftedPerson('eve@example.com', secret) });
  await tell();
  expect(await given()).toHaveLength(3);
});

test('a birthday on 29 February is kept on the 28th, once a year, by two processes at once and after days without one', async () => {
  const { db, call, give } = await club({ joinedAt: addDays(now, -500), birthdate: '1988-02-29' });
  const day = (text: string) => new Date(`${text}T09:00:00Z`);
  expect(await give(day('2027-02-27'))).toBe(0);
  const counts = await Promise.all([give(day('2027-02-28')), give(day('2027-02-28'))]);
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(await give(day('2027-03-01'))).toBe(0);
  // Another birthday in the same year is no other birthday.
  await call(account.updateAccountDetails, { params: { catalog: 'en-GB' }, body: { birthdate: '1988-05-05' } });
  expect(await give(day('2027-05-05'))).toBe(0);
  await call(account.updateAccountDetails, { params: { catalog: 'en-GB' }, body: { birthdate: '1988-02-29' } });
  expect(await give(day('2028-02-28'))).toBe(0);
  // The shop was down on the 29th.
  await db.update(clubContactTable).set({ messagesSince: null });
  expect(await give(day('2028-03-04'))).toBe(1);
  expect((await given()).filter((each) => each.startsWith('birthday'))).toEqual(['birthday 2027', 'birthday 2028']);
  // The second time the club's messages were stopped: given all the same, and not told.
  expect((await mails()).map(({ occasion }) => occasion)).toEqual(['birthday']);
});

test('the day of joining is kept in every later year, by the clock of the market', async () => {
  const { give } = await club({ joinedAt: new Date('2025-03-10T12:00:00Z') });
  expect(await give(new Date('2025-03-10T13:00:00Z'))).toBe(0);
  expect(await give(new Date('2026-03-09T23:30:00Z'))).toBe(0);
  expect(await give(new Date('2026-03-10T00:30:00Z'))).toBe(1);
  expect(await give(new Date('2026-03-12T00:30:00Z'))).toBe(0);
  expect(await give(new Date('2027-03-10T12:00:00Z'))).toBe(1);
  expect(await given()).toEqual(['anniversary 2026', 'anniversary 2027']);
});

test('a tier is reached with the purchase that reaches it, kept for its time, and lost at its end; gifts lift nobody', async () => {
  const { db, contactId, content, call } = await club();
  const getTier = async () => (await call(loyalty.getPoints, { params: { accountEmail: email } })).tier;
  const tierAt = async (at: Date) => {
    await endTiers(db, { content: content(), now: at });
    const [row] = await db.select().from(loyaltyAccountTable);
    return row!.tier;
  };
  const buy = (receiptId: string, amount: number, boughtAt: Date) =>
    db.transaction((tx) =>
      earnForReceipt(tx, {
        ...{ receiptId, contactId, market: 'en-GB', currency: 'GBP', boughtAt, returnDays: 1, now: boughtAt },
        lines: [{ lineId: '1', quantity: 1, amount }],
      }),
    );
  await db.transaction(async (tx) => {
    const { id: accountId } = await openAccount(tx, { contactId, market: 'en-GB', now });
    const gift = { accountId, kind: 'give', points: 500, key: 'g', reason: 'x', expiresAt: addDays(now, 9) } as const;
    await postEntry(tx, { ...gift, now, countsForTier: false });
  });
  expect(await getTier()).toMatchObject({ id: 'member', until: null });
  await buy('first', 10_000, addDays(now, -3));
  await bookPurchases(db, { content: content(), now });
  expect(await getTier()).toEqual({ id: 'gold', name: 'Gold', percent: 200, until: '2027-12-01T00:00:00.000Z' });
  // Thirteen months later the points of twelve months are gone, and the tier is kept to the end of its month.
  const later = new Date('2027-11-29T12:00:00Z');
  await buy('second', 1_000, later);
  expect(await tierAt(later)).toBe('gold');
  const { rows } = await db.execute<{ points: string }>(sql`select points from loyalty_purchase where reference = 'receipt:second'`);
  expect(rows).toEqual([{ points: '20' }]);
  expect(await tierAt(new Date('2027-12-01T00:00:00Z'))).toBeNull();
  await buy('third', 1_000, new Date('2027-12-01T00:00:00Z'));
  const third = await db.execute<{ points: string }>(sql`select points from loyalty_purchase where reference = 'receipt:third'`);
  expect(third.rows).toEqual([{ points: '10' }]);
});

test('what comes back after it was booked counts for no tier: one that is held stays to its end, and no longer for it', async () => {
  const { db, contactId, content, call } = await club();
  const standing = () => call(loyalty.getPoints, { params: { accountEmail: email } });
  const buy = (receiptId: string, { amount, at = now, returned = 0 }: { amount: number; at?: Date; returned?: number }) =>
    db.transaction((tx) =>
      earnForReceipt(tx, {
        ...{ receiptId, contactId, market: 'en-GB', currency: 'GBP', boughtAt: at, returnDays: 1, now: at },
        lines: [{ lineId: '1', quantity: 2, amount, returned }],
      }),
    );
  const book = (at: Date) => bookPurchases(db, { content: content(), now: at });
  await buy('coats', { amount: 9_000, at: addDays(now, -3) });
  await book(now);
  await buy('coats', { amount: 9_000, returned: 1 });
  expect(await standing()).toMatchObject({ balance: 45, tier: { id: 'member' }, nextTier: { id: 'gold', pointsNeeded: 55 } });
  await buy('boots', { amount: 6_000, at: addDays(now, -3) });
  await book(now);
  expect(await standing()).toMatchObject({ balance: 105, tier: { id: 'gold', until: '2027-12-01T00:00:00.000Z' } });
  await buy('boots', { amount: 6_000, returned: 2 });
  expect(await standing()).toMatchObject({ balance: 45, tier: { id: 'gold' } });
  // Bought meanwhile: without what came back it is not enough for another year.
  const spring = new Date('2027-04-10T12:00:00Z');
  await buy('socks', { amount: 2_000, at: spring });
  await book(addDays(spring, 2));
  expect(await standing()).toMatchObject({ tier: { id: 'gold', until: '2027-12-01T00:00:00.000Z' } });
  await endTiers(db, { content: content(), now: new Date('2027-12-01T00:00:00Z') });
  expect((await db.select().from(loyaltyAccountTable))[0]).toMatchObject({ tier: null });
});
