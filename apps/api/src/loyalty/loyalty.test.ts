import { randomUUID } from 'node:crypto';
import { account } from '@selvedge/contract/account.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { acceptClubTerms } from '../club/accept-terms.ts';
import { clubContactTable, clubWishTable } from '../club/tables.ts';
import { testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { loyaltyChecks } from '../ledger-audit/loyalty-checks.ts';
import { redeemerOf, redeemPromotions } from '../promotion/redeem-promotions.ts';
import { promotionCodeTable } from '../promotion/tables.ts';
import { ada, catalog, give, join, member, openClub, params, reward, shop, signIn } from './loyalty.fixture.ts';
import { loyaltyAccountTable } from './tables.ts';

beforeEach(openClub);

describe('points', () => {
  test('LOY-002 LOY-014 AUT-001 are told with what expires next, the next reward and the tier', async () => {
    const { call, contactId } = await member();
    expect(await call(loyalty.getPoints, { params })).toMatchObject({ balance: 0, expireDate: null, pointsNeededForReward: 100 });
    await give(contactId, 30, 10);
    await give(contactId, 40, 20);
    expect(await call(loyalty.getPoints, { params: { accountEmail: 'ADA@example.com' } })).toEqual({
      ...{ balance: 70, pendingPoints: 0, expireDate: addDays(now, 10).toISOString(), expiringPoints: 30, pointsNeededForReward: 30 },
      ...{
        tier: { id: 'member', name: 'Member', percent: 100, until: null },
        payment: null,
        nextTier: { id: 'plus', name: 'Plus', pointsNeeded: 430 },
      },
    });
    const user = await call(account.getUserMetadata, { params: catalog });
    expect(user).toMatchObject({ accountPoints: 70, accountPendingPoints: 0, isEnrolledInCustomerClub: true });
  });

  test('have a history, the newest first, a page at a time', async () => {
    const { call } = await member(150);
    await call(loyalty.takeReward, { params: { ...catalog, rewardId: 'treat' }, body: { key: randomUUID() } });
    const ofMember = { catalog: 'en-gb' };
    const [newest] = await call(loyalty.listTransactions, { params: ofMember, query: { limit: 1 } });
    expect(newest).toMatchObject({ kind: 'spend', points: -100, isPending: false, orderNumber: null });
    const rest = await call(loyalty.listTransactions, { params: ofMember, query: { before: newest!.id } });
    expect(rest).toMatchObject([{ kind: 'give', points: 150 }]);
  });

  test('LOY-009 LOY-001 stand in the account, with the names that were asked for', async () => {
    const { call } = await member(20);
    const query = { FirstName: 'Augusta' };
    expect(await call(loyalty.getAccount, { params: catalog, query })).toMatchObject({
      ...{ email: ada, firstName: 'Augusta', lastName: 'Byron', points: { balance: 20 }, termsVersion: { isValid: true } },
      ...{ transactions: [{ kind: 'give' }], rewardVouchers: [], promotions: [{ promoCode: 'for-you' }, { promoCode: 'summer' }] },
    });
    expect(await call(loyalty.getAccount, { params: catalog, query: {} })).toMatchObject({ firstName: 'Ada' });
  });
});

describe('a voucher', () => {
  const ofVoucher = (voyadoRewardId: string) => ({ accountEmail: ada, voyadoRewardId });

  test('LOY-018 of which two hundred redeem at once is redeemed once, by GET and POST alike', { timeout: 60_000 }, async () => {
    const { db } = await testDb();
    const { call } = await member(250);
    const key = randomUUID();
    const take = () => call(loyalty.takeReward, { params: { ...catalog, rewardId: 'treat' }, body: { key } });
    const taken = await Promise.all(Array.from({ length: 5 }, take));
    expect(new Set(taken.map(({ rewardId }) => rewardId)).size).toBe(1);
    const { rewardId } = taken[0]!;
    const redeem = (at: number) =>
      at % 2 === 0
        ? call(loyalty.redeemVoucher, { params: ofVoucher(rewardId), body: {} })
        : call(loyalty.redeemVoucherByGet, { params: ofVoucher(rewardId), query: {} });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => redeem(at)));
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
    expect(answers[0]).toMatchObject({ state: 'redeemed', choice: 'ten', voucherIndex: 1 });
    const { rowCount } = await db.execute('select from promotion_code');
    expect(rowCount).toBe(1);
    expect(await call(loyalty.getPoints, { params })).toMatchObject({ balance: 150 });
    for (const { wrong } of loyaltyChecks(now)) expect((await db.execute(wrong)).rows).toEqual([]);
  });

  test('LOY-019 LOY-020 shows its code after it was redeemed, for the choice and the number that it has', async () => {
    const { call } = await member(300);
    const { rewardId, voucherIndex, code } = await call(loyalty.takeReward, {
      params: { ...catalog, rewardId: 'treat' },
      body: { key: randomUUID() },
    });
    expect(code).toBeNull();
    const show = (number: number, rewardChoice: string) =>
      call(loyalty.showVoucher, { params: { ...ofVoucher(rewardId), voucherIndex: number, rewardChoice } });
    expect(await refusal(show(voucherIndex, 'five'))).toMatchObject({ status: 404 });
    const redeemed = await call(loyalty.redeemVoucher, { params: ofVoucher(rewardId), body: { choice: 'five' } });
    const shownUntil = new Date(now.getTime() + 900_000).toISOString();
    expect(await show(voucherIndex, 'five')).toEqual({ code: redeemed.code, shownUntil, tillCode: expect.any(String) });
    for (const [number, choice] of [
      [2, 'five'],
      [1, 'ten'],
    ] as const)
      expect(await refusal(show(number, choice))).toMatchObject({ status: 404 });
    expect(await refusal(call(loyalty.redeemVoucher, { params: ofVoucher(rewardId), body: { choice: 'ten' } }))).toMatchObject({
      ...{ status: 400, errors: { choice: ['loyalty.chosen_already'] } },
    });
    expect(await call(loyalty.listVouchers, { params })).toMatchObject([{ state: 'redeemed', code: redeemed.code }]);
  });

  test('is a code that its member uses once, and nobody else ever', async () => {
    const { db } = await testDb();
    const { call, browser, subject } = await member(100);
    const { rewardId } = await call(loyalty.takeReward, { params: { ...catalog, rewardId: 'treat' }, body: { key: randomUUID() } });
    const { code } = await call(loyalty.redeemVoucher, { params: ofVoucher(rewardId), body: { choice: 'five' } });
    await join('eve@example.com');
    const eve = await signIn('eve@example.com');
    const line = { params: catalog, body: { sku: '100_black_1,M', quantity: 1 } };
    for (const other of [eve.browser, shop.browser()]) {
      await other.api(basket.addLine, line);
      const refused = await refusal(other.api(basket.addPromoCode, { params: catalog, query: { promoCode: code! } }));
      expect(refused).toMatchObject({ status: 400, errors: { promoCode: ['basket.promo_code_unknown'] } });
    }
    await browser.api(basket.addLine, line);
    const { basket: own } = await browser.api(basket.addPromoCode, { params: catalog, query: { promoCode: code! } });
    expect(own.promoCodeAmounts[code!]!.amount).toBeGreaterThan(0);
    const claim = (shopperId: string, email: string) =>
      db.transaction((tx) => {
        const wanted = [{ promotionId: 'club-five', code: code! }];
        const ids = { basketId: randomUUID(), attemptId: randomUUID() };
        return redeemPromotions(tx, { ...ids, promotions: wanted, now, ...redeemerOf({ shopperId, email, emailVerified: true }) });
      });
    // Also with the code in a basket that somebody else took over.
    await expect(claim(eve.subject, 'eve@example.com')).rejects.toMatchObject({ code: 'promo_code_refused' });
    await claim(subject, ada);
    await expect(claim(subject, ada)).rejects.toMatchObject({ code: 'promo_code_refused' });
    expect(await call(loyalty.listVouchers, { params })).toMatchObject([{ state: 'used' }]);
  });

  test('costs what it costs: points that are not there buy nothing, and two wishes at once buy one', async () => {
    const { call } = await member(150);
    const take = () => call(loyalty.takeReward, { params: { ...catalog, rewardId: 'treat' }, body: { key: randomUUID() } });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, take));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(take())).toMatchObject({ status: 400, errors: { points: ['loyalty.not_enough_points'] } });
    expect(await call(loyalty.listRewards, { params: catalog })).toMatchObject([{ rewardId: 'treat', cost: 100, isAffordable: false }]);
    const unknown = call(loyalty.takeReward, { params: { ...catalog, rewardId: 'yacht' }, body: { key: randomUUID() } });
    expect(await refusal(unknown)).toMatchObject({ status: 404 });
  });
});

describe('offers for members', () => {
  test('LOY-015 LOY-016 LOY-017 are seen, and taken up once by a code of their own', async () => {
    const { db } = await testDb();
    const { call } = await member();
    expect(await call(loyalty.listPromotions, { params })).toMatchObject([
      { promoCode: 'for-you', needsCode: true, isShown: false, isRedeemed: false, isUsed: false, code: null },
      { promoCode: 'summer', needsCode: false },
    ]);
    expect(await call(loyalty.showPromotion, { params, body: { promoCode: 'for-you' } })).toMatchObject({ isShown: true });
    const ofOffer = { accountEmail: ada, promoCode: 'for-you' };
    const [first, second] = await Promise.all([
      call(loyalty.redeemPromotion, { params: ofOffer }),
      call(loyalty.takeUpPromotion, { params: ofOffer }),
    ]);
    expect(first).toMatchObject({ isShown: true, isRedeemed: true, code: second!.code });
    await db.update(promotionCodeTable).set({ used: 1 }).where(eq(promotionCodeTable.code, first!.code!));
    expect((await call(loyalty.listPromotions, { params }))[0]).toMatchObject({ promoCode: 'for-you', isUsed: true });
    // The last of them is what a reward is paid for with points.
    for (const promoCode of ['elsewhere', 'club-five', 'unknown', 'club-ten'])
      expect(await refusal(call(loyalty.takeUpPromotion, { params: { ...ofOffer, promoCode } }))).toMatchObject({ status: 404 });
  });
});

describe('terms of the club', () => {
  test('LOY-022 LOY-038 that were not accepted yet stop redeeming and nothing else, until they are', async () => {
    const { db } = await testDb();
    const { call, contactId } = await member(100);
    const validate = (latestVersion: string) => call(loyalty.validateTermsVersion, { params: { accountEmail: ada, latestVersion } });
    expect(await validate('0')).toMatchObject({ isValid: true });
    expect(await validate('3')).toEqual({ isValid: false, acceptedVersion: '0', latestVersion: '3' });
    expect(await refusal(validate('newest'))).toMatchObject({ status: 400 });
    shop.setDocuments({ 'terms-and-conditions': [{ slug: 'customer-club', version: '4', title: 'Club', text: 'x' }] });
    const take = () => call(loyalty.takeReward, { params: { ...catalog, rewardId: 'treat' }, body: { key: randomUUID() } });
    expect(await refusal(take())).toMatchObject({ status: 400, errors: { terms: ['loyalty.accept_terms'] } });
    expect(await call(loyalty.getPoints, { params })).toMatchObject({ balance: 100 });
    const accept = (version: string) => call(loyalty.acceptTerms, { params: catalog, body: { version } });
    expect(await refusal(accept('3'))).toMatchObject({ status: 400, errors: { version: ['loyalty.terms_changed'] } });
    expect(await accept('4')).toEqual({ isValid: true, acceptedVersion: '4', latestVersion: '4' });
    expect(await take()).toMatchObject({ state: 'open' });
    await acceptClubTerms(db, { contactId, market: 'en-GB', termsVersion: '9', now, address: '::1' });
    expect(await validate('4')).toMatchObject({ isValid: true, acceptedVersion: '9' });
  });
});

describe('who asks', () => {
  test("another member's voucher can be neither redeemed nor seen", async () => {
    const { call } = await member(100);
    const { rewardId } = await call(loyalty.takeReward, { params: { ...catalog, rewardId: 'treat' }, body: { key: randomUUID() } });
    const contactId = await join('eve@example.com');
    await give(contactId, 10);
    const eve = await signIn('eve@example.com');
    const own = { accountEmail: 'eve@example.com', voyadoRewardId: rewardId };
    expect(await refusal(eve.call(loyalty.redeemVoucher, { params: own, body: {} }))).toMatchObject({ status: 404 });
    const shown = eve.call(loyalty.showVoucher, { params: { ...own, voucherIndex: 1, rewardChoice: 'ten' } });
    expect(await refusal(shown)).toMatchObject({ status: 404 });
  });

  test('LOY-012 LOY-013 is told what the club knows of them', async () => {
    const { call, contactId } = await member();
    expect(await call(loyalty.getContactFromMail, { params })).toEqual({ contactId, email: ada, isMember: true });
    expect(await call(loyalty.getContactWithAuth, { params })).toMatchObject({
      firstName: 'Ada',
      newsletter: true,
      joinedAt: now.toISOString(),
    });
  });

  test('LOY-010 LOY-011 joins by the form, or by a till with the key of the shop, and confirms by mail', async () => {
    const { db } = await testDb();
    const wish = { email: 'new@example.com', firstName: 'New', lastName: 'Comer', acceptsTerms: true, catalog: 'de-DE' };
    const guest = callAs(shop.app);
    expect(await guest(loyalty.contactForm, { params: {}, body: wish })).toEqual({ status: 'OK', needsConfirmation: true });
    const till = { query: {}, body: { ...wish, email: 'till@example.com' } };
    expect(await refusal(guest(loyalty.createAccount, till))).toMatchObject({ status: 401 });
    Object.assign(shop.app.shop.config, { serviceKey: 'a key of the till' });
    const wrong = { ...till, query: { apiKey: 'a key of the tile' } };
    expect(await refusal(guest(loyalty.createAccount, wrong))).toMatchObject({ status: 401 });
    expect(await guest(loyalty.createAccount, { ...till, query: { apiKey: 'a key of the till' } })).toEqual({ status: 'OK' });
    const waiting = await db.select().from(clubWishTable).orderBy(clubWishTable.email);
    expect(waiting).toMatchObject([
      { email: 'new@example.com', market: 'de-DE' },
      { email: 'till@example.com', source: 'service' },
    ]);
    expect(await db.select().from(clubContactTable)).toEqual([]);
  });
});

test('who leaves forfeits points, and the books keep them without a name', async () => {
  const { db } = await testDb();
  const { call, contactId } = await member(130);
  const exported = await call(account.exportData, { params: catalog });
  expect(exported.points).toMatchObject({ balance: 130, entries: [{ kind: 'give', points: 130 }] });
  await call(account.deleteAccount, { params: catalog, body: {} });
  const accounts = await db.select().from(loyaltyAccountTable);
  expect(accounts).toMatchObject([{ contactId: null, balance: 0, closedAt: expect.any(Date) }]);
  expect(await db.select().from(clubContactTable).where(eq(clubContactTable.id, contactId))).toEqual([]);
  for (const { wrong } of loyaltyChecks(now)) expect((await db.execute(wrong)).rows).toEqual([]);
});

describe('staff', () => {
  test('decide how a market gives points, and what for; who was overtaken is told', async () => {
    const { db } = await testDb();
    const staff = callAs(shop.app, await signInAsStaff(db, { role: 'administrator', now }));
    const programme = { amountPerPoint: 2, expiresAfterMonths: 6, tiers: [] };
    const save = (basedOn: number) =>
      staff(staffLoyalty.saveProgramme, { params: { market: 'de-DE' }, query: { basedOn }, body: programme });
    expect((await save(0)).programmes).toMatchObject([{ market: 'de-DE', version: 1, programme: { amountPerPoint: 2, isActive: true } }]);
    expect(await refusal(save(0))).toMatchObject({ status: 409 });
    const put = (body: typeof reward & { id: string }) =>
      staff(staffLoyalty.saveReward, { params: { id: body.id }, query: { basedOn: 0 }, body });
    const [choice] = reward.choices;
    // It holds by itself, so that its code would be worth nothing.
    const worthless = { ...reward, id: 'nothing', choices: [{ ...choice!, promotionId: 'summer' }] };
    expect(await refusal(put(worthless))).toMatchObject({ status: 400, errors: { choices: ['loyalty.choice_needs_code'] } });
    expect((await put({ ...reward, id: 'second', cost: 40 })).rewards.map(({ reward: { id } }) => id)).toEqual(['second', 'treat']);
    const campaign = { id: 'weekend', names: { en: 'Twice' }, percent: 200, from: now.toISOString(), until: addDays(now, 2).toISOString() };
    const answer = await staff(staffLoyalty.saveCampaign, { params: { id: 'weekend' }, query: { basedOn: 0 }, body: campaign });
    expect(answer.campaigns).toMatchObject([{ campaign: { id: 'weekend', percent: 200 } }]);
    const { rowCount } = await db.execute("select from audit_log where action like 'loyalty.%'");
    expect(rowCount).toBe(3);
    const { call } = await member();
    expect(await call(loyalty.getPoints, { params })).toMatchObject({ pointsNeededForReward: 40 });
  });
});
