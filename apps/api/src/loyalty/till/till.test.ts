import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { till } from '@selvedge/contract/till.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../basket/refusal.fixture.ts';
import { clubContactTable, clubWishTable } from '../../club/tables.ts';
import { testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { testNow as now } from '../../harness/test-app.ts';
import { ledgerChecks } from '../../ledger-audit/ledger-checks.ts';
import { loyaltyChecks } from '../../ledger-audit/loyalty-checks.ts';
import { redeemerOf, redeemPromotions } from '../../promotion/redeem-promotions.ts';
import { ada, catalog, member, openClub, params, shop } from '../loyalty.fixture.ts';
import { writeSignedCode } from '../signed-code.ts';
import { loyaltyOfferTable, loyaltyTillUseTable, loyaltyVoucherTable } from '../tables.ts';

beforeEach(openClub);

const store = { catalogId: 'en-GB' };
const atTill = () => {
  Object.assign(shop.app.shop.config, { tillKey: 'a key of the tills' });
  return callAs(shop.app, { 'x-till-key': 'a key of the tills' });
};

async function redeemedVoucher() {
  const known = await member(100);
  const { rewardId, voucherIndex } = await known.call(loyalty.takeReward, {
    params: { ...catalog, rewardId: 'treat' },
    body: { key: randomUUID() },
  });
  await known.call(loyalty.redeemVoucher, { params: { accountEmail: ada, voyadoRewardId: rewardId }, body: { choice: 'five' } });
  const of = { accountEmail: ada, voyadoRewardId: rewardId, voucherIndex, rewardChoice: 'five' };
  const { code, tillCode } = await known.call(loyalty.showVoucher, { params: of });
  return { ...known, code, tillCode: tillCode!, voucherId: rewardId };
}

describe('a till', () => {
  test('LOY-023 LOY-024 reads the card of a member for 900 seconds, and nothing that anybody else wrote', async () => {
    const { db } = await testDb();
    const { call, contactId } = await member(70);
    const { code, shownUntil } = await call(loyalty.getQrCode, { params: catalog });
    expect(shownUntil).toBe(new Date(now.getTime() + 900_000).toISOString());
    const read = (text: string) => atTill()(till.read, { params: store, body: { code: text } });
    expect(await read(code)).toEqual({ kind: 'member', memberNumber: contactId, firstName: 'Ada', points: 70, pendingPoints: 0 });
    const over = await writeSignedCode(db, { contactId, until: now.getTime() });
    const [who, until, proof] = code.split('.') as [string, string, string];
    const later = (Number.parseInt(until, 36) + 1).toString(36);
    for (const wrong of [
      over,
      `${randomUUID()}.${until}.${proof}`,
      `${who}.${later}.${proof}`,
      `${who}.${randomUUID()}.${until}.${proof}`,
      'x',
    ])
      expect(await refusal(read(wrong))).toMatchObject({ status: 404 });
    const strangers = [callAs(shop.app), call, callAs(shop.app, { 'x-till-key': 'another key of the' })];
    for (const stranger of strangers)
      expect(await refusal(stranger(till.read, { params: store, body: { code } }))).toMatchObject({ status: 401 });
  });

  test('LOY-019 uses a voucher up for one receipt, however many tills try; the web has it no more', async () => {
    const { db } = await testDb();
    const { tillCode, code, browser, call, contactId } = await redeemedVoucher();
    const ask = atTill();
    expect(await ask(till.read, { params: store, body: { code: tillCode } })).toMatchObject({
      ...{
        kind: 'voucher',
        memberNumber: contactId,
        name: 'Five per cent',
        state: 'redeemed',
        benefit: { kind: 'percentage', percent: 5 },
      },
    });
    const redeem = (uniqueReceiptId: string) => ask(till.redeem, { params: store, body: { code: tillCode, uniqueReceiptId } });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => redeem(at % 2 === 0 ? 'R-1' : 'R-2')));
    const taken = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(taken).toHaveLength(10);
    expect(taken[0]).toMatchObject({ state: 'used' });
    const first = tries[0]!.status === 'fulfilled' ? 'R-1' : 'R-2';
    expect(await redeem(first)).toMatchObject({ isNew: false, state: 'used' });
    expect(await refusal(redeem('R-3'))).toMatchObject({ status: 400, errors: { promoCode: ['promotion.used_up'] } });
    expect(await call(loyalty.listVouchers, { params })).toMatchObject([{ state: 'used' }]);
    await browser.api(basket.addLine, { params: catalog, body: { sku: '100_black_1,M', quantity: 1 } });
    expect(await refusal(browser.api(basket.addPromoCode, { params: catalog, query: { promoCode: code } }))).toMatchObject({ status: 400 });
    for (const { wrong } of [...ledgerChecks, ...loyaltyChecks(now)]) expect((await db.execute(wrong)).rows).toEqual([]);
  });

  test('uses an offer up for one receipt, as a voucher: in a store or in a basket, and where it holds', async () => {
    const { db } = await testDb();
    const { call, browser, contactId } = await member();
    const ofOffer = { params: { accountEmail: ada, promoCode: 'for-you' } };
    expect(await refusal(call(loyalty.showOffer, ofOffer))).toMatchObject({ status: 404 });
    await call(loyalty.takeUpPromotion, ofOffer);
    const { code, tillCode, shownUntil } = await call(loyalty.showOffer, ofOffer);
    expect(shownUntil).toBe(new Date(now.getTime() + 900_000).toISOString());
    const ask = atTill();
    expect(await ask(till.read, { params: store, body: { code: tillCode! } })).toMatchObject({
      ...{ kind: 'offer', memberNumber: contactId, name: 'For you', state: 'redeemed', benefit: { kind: 'percentage', percent: 10 } },
      ...{ minimum: { amounts: {}, quantity: 0 }, goods: { categories: [] } },
    });
    const redeem = (uniqueReceiptId: string) => ask(till.redeem, { params: store, body: { code: tillCode!, uniqueReceiptId } });
    const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => redeem(at % 2 === 0 ? 'R-1' : 'R-2')));
    const taken = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(taken).toHaveLength(6);
    expect(await refusal(redeem('R-3'))).toMatchObject({ status: 400, errors: { promoCode: ['promotion.used_up'] } });
    expect((await call(loyalty.listPromotions, { params }))[0]).toMatchObject({ isUsed: true });
    expect(await refusal(call(loyalty.showOffer, ofOffer))).toMatchObject({ status: 404 });
    await browser.api(basket.addLine, { params: catalog, body: { sku: '100_black_1,M', quantity: 1 } });
    expect(await refusal(browser.api(basket.addPromoCode, { params: catalog, query: { promoCode: code } }))).toMatchObject({ status: 400 });
    for (const { wrong } of [...ledgerChecks, ...loyaltyChecks(now)]) expect((await db.execute(wrong)).rows).toEqual([]);
  });

  test('takes no offer of another market, and none that a payment has claimed', async () => {
    const { db } = await testDb();
    const { call, subject, contactId } = await member();
    const ofOffer = { params: { accountEmail: ada, promoCode: 'for-you' } };
    await call(loyalty.takeUpPromotion, ofOffer);
    const { code, tillCode } = await call(loyalty.showOffer, ofOffer);
    const redeem = () => atTill()(till.redeem, { params: store, body: { code: tillCode!, uniqueReceiptId: 'R-1' } });
    const [offer] = await db.select().from(loyaltyOfferTable);
    // As if it had been taken up before staff said where it holds.
    await db.update(loyaltyOfferTable).set({ promotionId: 'elsewhere' });
    expect(await refusal(redeem())).toMatchObject({ status: 400, errors: { promoCode: ['promotion.other_market'] } });
    await db.update(loyaltyOfferTable).set({ promotionId: offer!.promotionId });
    const ids = { basketId: randomUUID(), attemptId: randomUUID() };
    const who = redeemerOf({ shopperId: subject, email: ada, emailVerified: true });
    await db.transaction((tx) => redeemPromotions(tx, { ...ids, ...who, promotions: [{ promotionId: 'for-you', code }], now }));
    expect(await refusal(redeem())).toMatchObject({ status: 400, errors: { promoCode: ['promotion.used_up'] } });
    expect(await db.select().from(loyaltyTillUseTable)).toEqual([]);
    const stranger = await writeSignedCode(db, { contactId, shownId: randomUUID(), until: now.getTime() + 1 });
    const asked = atTill()(till.redeem, { params: store, body: { code: stranger, uniqueReceiptId: 'R-1' } });
    expect(await refusal(asked)).toMatchObject({ status: 404 });
  });

  test('takes neither the code that is typed, nor one that is over, but answers a receipt that it has taken', async () => {
    const { db } = await testDb();
    const { code, contactId, voucherId } = await redeemedVoucher();
    const redeem = (text: string) => atTill()(till.redeem, { params: store, body: { code: text, uniqueReceiptId: 'R-1' } });
    const over = await writeSignedCode(db, { contactId, shownId: voucherId, until: now.getTime() });
    for (const wrong of [code, over]) expect(await refusal(redeem(wrong))).toMatchObject({ status: 404 });
    const good = await writeSignedCode(db, { contactId, shownId: voucherId, until: now.getTime() + 1 });
    expect(await redeem(good)).toMatchObject({ isNew: true });
    expect(await redeem(over)).toMatchObject({ isNew: false });
  });

  test('takes no voucher after its last day', async () => {
    const { db } = await testDb();
    const { tillCode } = await redeemedVoucher();
    await db.update(loyaltyVoucherTable).set({ expiresAt: now });
    await db.execute('update promotion_code set until = created_at');
    const ask = atTill();
    expect(await ask(till.read, { params: store, body: { code: tillCode } })).toMatchObject({ state: 'expired' });
    const redeem = ask(till.redeem, { params: store, body: { code: tillCode, uniqueReceiptId: 'R-1' } });
    expect(await refusal(redeem)).toMatchObject({ status: 400 });
  });

  test('asks somebody to join by a mail that they confirm, and answers the same for a member', async () => {
    const { db } = await testDb();
    await member();
    const wish = { firstName: 'New', lastName: 'Comer', acceptsTerms: true, storeName: 'Oslo' };
    const join = (body: object) =>
      atTill()(till.join, { params: { catalogId: 'nb-NO' }, body: { ...wish, email: 'new@example.com', ...body } });
    expect(await join({})).toEqual({ status: 'OK' });
    expect(await join({ email: ada })).toEqual({ status: 'OK' });
    expect(await refusal(join({ acceptsTerms: false }))).toMatchObject({ status: 400, errors: { acceptsTerms: ['field.tick'] } });
    expect(await db.select().from(clubWishTable).orderBy(clubWishTable.email)).toMatchObject([
      { email: ada },
      { email: 'new@example.com', source: 'till Oslo', market: 'nb-NO', wish: { firstName: 'New' } },
    ]);
    expect(await db.select().from(clubContactTable)).toHaveLength(1);
  });
});
