import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { Promotion } from '@selvedge/contract/promotion.ts';
import { promotions } from '@selvedge/contract/studio/promotions.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { staffBaskets } from '@selvedge/contract/studio/staff-baskets.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { loadPromotions } from '../promotion/load-promotions.ts';
import type { PromotionSnapshot } from '../promotion/promotion-snapshot.ts';
import { type Redeemer, redeemerOf, redeemPromotions, releasePromotions } from '../promotion/redeem-promotions.ts';
import { basketShop, type SentPromotion } from './basket.fixture.ts';
import { refusal } from './refusal.fixture.ts';

const params = { catalog: 'en-GB' };
const jumper = '100_black_1,M';
const coat = '200_black_1,36';
let shop: Awaited<ReturnType<typeof basketShop>>;
let live: PromotionSnapshot;
let staff: ReturnType<typeof shop.browser>;

beforeEach(async () => {
  await emptyTables();
  const { db } = await testDb();
  live = await loadPromotions(db, { log: { warn() {} } });
  shop = await basketShop({ promotions: () => live });
  staff = shop.browser(await signInAsStaff(db, { role: 'administrator', now }));
});

const tenPercent = { kind: 'percentage', percent: 10 } as const;
async function save(promotion: SentPromotion, ...codes: { code: string; mostUses?: number }[]) {
  const { db } = await testDb();
  const before = (await staff.api(promotions.list, {})).find((each) => each.promotion.id === promotion.id);
  const query = { basedOn: before?.version ?? 0 };
  await staff.api(promotions.save, { params: { id: promotion.id }, query, body: promotion });
  for (const body of codes) await staff.api(promotions.makeCodes, { params: { id: promotion.id }, body });
  live = await loadPromotions(db, { log: { warn() {} } });
}
type Browser = ReturnType<typeof shop.browser>;
const add = ({ api }: Browser, sku: string, quantity = 1) => api(basket.addLine, { params, body: { sku, quantity } });
const apply = ({ api }: Browser, promoCode: string) => api(basket.addPromoCode, { params, query: { promoCode } });
const codeRefused = (key: string) => ({ status: 400, errors: { promoCode: [key] } });

describe('promo codes', () => {
  const summer: SentPromotion = { id: 'summer', names: { en: 'Summer' }, trigger: 'code', benefit: tenPercent };

  test('BSK-026 BSK-050 BSK-051 a code takes its share off, is told by line and by code, and comes off again', async () => {
    await save(summer, { code: 'SUMMER10' });
    const browser = shop.browser();
    await add(browser, jumper, 2);
    const { basket: found } = await apply(browser, 'sum_mer10');
    expect(found).toMatchObject({ promoCodes: ['SUMMER10'], totalDiscount: { amount: 9 }, total: { amount: 81 }, notices: [] });
    expect(found.promoCodeAmounts).toEqual({ SUMMER10: { amount: 9, currency: 'GBP' } });
    expect(found.lines[0]).toMatchObject({
      promotionName: 'Summer',
      promotionLevel: 'basket',
      groupTotalPrice: { salesPrice: { amount: 81 } },
    });
    expect(found.lines[0]!.explanation.find(({ kind }) => kind === 'promotion')).toMatchObject({
      reference: 'summer',
      amount: { amount: 9 },
    });
    const { basket: without } = await browser.api(basket.deletePromoCode, { params, query: { promoCode: 'Summer_10' } });
    expect(without).toMatchObject({ promoCodes: [], totalDiscount: { amount: 0 } });
  });

  test('BSK-027 BSK-063 the same code is refused however it is written', async () => {
    await save(summer, { code: 'SUMMER10' });
    const browser = shop.browser();
    await apply(browser, 'SUMMER10');
    for (const typed of ['summer10', 'S_U_M_M_E_R10', 'ＳＵＭＭＥＲ10'])
      expect(await refusal(apply(browser, typed))).toEqual(codeRefused('basket.promo_code_already_applied'));
  });

  test.each<[string, Partial<SentPromotion>, string]>([
    ['over', { until: '2026-11-15T10:00:00Z' }, 'promotion.over'],
    ['not begun', { from: '2026-12-01T00:00:00Z' }, 'promotion.not_begun'],
    ['of another market', { markets: ['de-DE'] }, 'promotion.other_market'],
    ['for members only', { customers: ['member'] }, 'promotion.other_customer'],
    ['switched off', { isActive: false }, 'promotion.not_active'],
  ])('BSK-030 a code whose promotion is %s is refused with its reason', async (_, change, key) => {
    await save({ ...summer, ...change }, { code: 'SUMMER10' });
    expect(await refusal(apply(shop.browser(), 'SUMMER10'))).toEqual(codeRefused(key));
  });

  test('a good code that does nothing yet is kept, and the basket says what is missing', async () => {
    await save({ ...summer, minimum: { amounts: { GBP: 100 } } }, { code: 'SUMMER10' });
    const browser = shop.browser();
    await add(browser, jumper);
    const { basket: found } = await apply(browser, 'SUMMER10');
    const missingAmount = { amount: 55, currency: 'GBP' };
    expect(found.notices).toEqual([{ key: 'promotion.minimum_amount', promoCode: 'SUMMER10', missingAmount }]);
    expect((await add(browser, coat)).basket).toMatchObject({ notices: [], totalDiscount: { amount: 24.4 } });
  });

  test('API-032 the code of a campaign’s cookie is in a new basket from the start, and a bad one does no harm', async () => {
    await save(summer, { code: 'SUMMER10' });
    const cookie = (code: string) => `promo=${Buffer.from(code).toString('base64url')}`;
    expect((await add(shop.browser({ cookie: cookie('summer_10') }), jumper)).basket.promoCodes).toEqual(['SUMMER10']);
    expect((await add(shop.browser({ cookie: cookie('nothing\u0000') }), jumper)).basket.promoCodes).toEqual([]);
    expect((await add(shop.browser({ cookie: 'promo=%%%' }), jumper)).basket.promoCodes).toEqual([]);
  });

  test('who guesses is stopped after ten wrong ones in an hour', async () => {
    await save(summer, { code: 'SUMMER10' });
    const browser = shop.browser();
    for (const typed of ['', '💥', "'; drop table promotion_code; --", 'İıſK', 'x'.repeat(200), 'a', 'b', 'c', 'd', 'e'])
      expect(await refusal(apply(browser, typed))).toEqual(codeRefused('basket.promo_code_unknown'));
    expect((await refusal(apply(browser, 'f'))).status).toBe(429);
    expect((await refusal(apply(browser, 'SUMMER10'))).status).toBe(429);
    const cookie = `promo=${Buffer.from('SUMMER10').toString('base64url')}`;
    expect((await add(shop.browser({ cookie }), jumper)).basket.promoCodes).toEqual([]);
  });

  test('a code that is known and can’t be used is a failure, too, and so is one that the cookie of a campaign brings', async () => {
    await save({ ...summer, until: '2026-11-15T10:00:00Z' }, { code: 'GONE10' });
    await save({ ...summer, id: 'winter' }, { code: 'WINTER10' });
    for (let index = 0; index < 5; index++) expect((await refusal(apply(shop.browser(), 'GONE10'))).status).toBe(400);
    const cookie = `promo=${Buffer.from('NOTHING').toString('base64url')}`;
    for (let index = 0; index < 5; index++) await add(shop.browser({ cookie }), jumper);
    expect((await refusal(apply(shop.browser(), 'WINTER10'))).status).toBe(429);
  });

  test('good codes cost no tries', async () => {
    await save(summer, { code: 'SUMMER10' });
    for (let index = 0; index < 12; index++) expect((await apply(shop.browser(), 'SUMMER10')).basket.promoCodes).toEqual(['SUMMER10']);
  });

  test('a code used by a hundred shoppers at once is used as often as its limit says', async () => {
    const { db } = await testDb();
    await save(summer, { code: 'FIRST10', mostUses: 10 });
    const use = (basketId: string) =>
      db.transaction((tx) =>
        redeemPromotions(tx, {
          ...{ basketId, attemptId: basketId, customer: basketId, now },
          promotions: [{ promotionId: 'summer', code: 'FIRST10' }],
        }),
      );
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => use(randomUUID())));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason.errors] : []));
    expect(refused).toEqual(Array(90).fill({ promoCode: ['promotion.used_up'] }));
    expect(await refusal(apply(shop.browser(), 'FIRST10'))).toEqual(codeRefused('promotion.used_up'));
  });

  test('a limit per customer holds for both an account and a guest’s e-mail, and a payment that came to nothing gives the use back', async () => {
    const { db } = await testDb();
    const shopperId = randomUUID();
    await save({ ...summer, limits: { perCustomer: 1 } }, { code: 'ONCE' });
    const use = (basketId: string, who: Redeemer) =>
      db.transaction((tx) =>
        redeemPromotions(tx, {
          ...{ basketId, attemptId: basketId, ...who, now },
          promotions: [{ promotionId: 'summer', code: 'ONCE', perCustomer: 1 }],
        }),
      );
    const guest = redeemerOf({ email: 'Ada@Example.com ' });
    expect(guest).toEqual(redeemerOf({ email: 'ada@example.com' }));
    const basketId = randomUUID();
    await use(basketId, guest);
    await use(basketId, guest);
    await expect(use(randomUUID(), guest)).rejects.toMatchObject({ errors: { promoCode: ['promotion.used_by_you'] } });
    const account = redeemerOf({ shopperId, email: 'eve@example.com', emailVerified: true });
    const tries = await Promise.allSettled([use(randomUUID(), account), use(randomUUID(), account)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const member = shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject: shopperId }));
    expect(await refusal(apply(member, 'ONCE'))).toEqual(codeRefused('promotion.used_by_you'));
    await db.transaction((tx) => releasePromotions(tx, { attemptId: basketId }));
    await use(randomUUID(), guest);
  });
});

test('once per customer is once for a guest and for the account with the same proven address, in either order', async () => {
  const { db } = await testDb();
  await save({ id: 'once', names: { en: 'Once' }, trigger: 'code', benefit: tenPercent, limits: { perCustomer: 1 } }, { code: 'ONCE' });
  const use = (who: Redeemer) =>
    db.transaction((tx) =>
      redeemPromotions(tx, {
        ...{ basketId: randomUUID(), attemptId: randomUUID(), ...who, now },
        promotions: [{ promotionId: 'once', code: 'ONCE', perCustomer: 1 }],
      }),
    );
  const guest = (email: string) => redeemerOf({ email });
  const account = (email: string, emailVerified = true) => redeemerOf({ shopperId: randomUUID(), email, emailVerified });
  const refused = { errors: { promoCode: ['promotion.used_by_you'] } };
  await use(guest('ada@example.com'));
  await expect(use(account('Ada@example.com'))).rejects.toMatchObject(refused);
  await use(account('eve@example.com'));
  await expect(use(guest('eve@example.com'))).rejects.toMatchObject(refused);
  // An address that nobody has proven may be anybody's.
  await use(account('ada@example.com', false));
  const both = await Promise.allSettled([use(guest('kim@example.com')), use(account('kim@example.com'))]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

describe('bonus products', () => {
  const gift: SentPromotion = {
    ...{ id: 'gift', names: { en: 'A scarf with it' }, minimum: { amounts: { GBP: 100 } } },
    benefit: { kind: 'bonusProduct', rewardId: 'scarf', products: ['100_red_2'], count: 1 },
  };
  const bonus = { promotionId: 'gift', rewardId: 'scarf' };

  test('BSK-004 BSK-052 are offered when earned, chosen once, and can be declined', async () => {
    await save(gift);
    const browser = shop.browser();
    const choose = (sku: string) => browser.api(basket.addLine, { params, body: { sku, bonus } });
    expect((await add(browser, coat)).basket.bonusProductContexts).toEqual([
      { ...bonus, isCallToAction: true, callToActionCount: 1, optedOutCount: 0, promotionName: 'A scarf with it' },
    ]);
    expect((await refusal(choose(jumper))).errors).toEqual({ lineItem: ['basket.bonus_not_offered'] });
    const { basket: chosen } = await choose('100_red_2,S');
    expect(chosen).toMatchObject({ total: { amount: 199 }, bonusProductContexts: [{ isCallToAction: false, callToActionCount: 0 }] });
    expect(chosen.lines[1]).toMatchObject({ isBonusProduct: true, groupTotalPrice: { salesPrice: { amount: 0 } } });
    expect((await refusal(choose('100_red_2,M'))).status).toBe(400);
    const coatLine = chosen.lines[0]!.id;
    const { basket: poor } = await browser.api(basket.removeLine, { params: { ...params, lineItemId: coatLine } });
    expect(poor).toMatchObject({ total: { amount: 0 }, quantity: 0, lines: [{ state: 'notEarned' }] });
    expect(poor.notices).toEqual([{ key: 'basket.bonus_not_earned', lineItemId: poor.lines[0]!.id }]);
  });

  test.each([-1, 2, 0.5, Number.NaN])('an opt-out of %d is refused', async (newOptedOutCount) => {
    await save(gift);
    const browser = shop.browser();
    await add(browser, coat);
    const query = { id: 'gift', rewardId: 'scarf', newOptedOutCount };
    expect((await refusal(browser.api(basket.optOutOfBonus, { params, query }))).status).toBe(400);
  });

  test('opting out takes the call away, and can be taken back', async () => {
    await save(gift);
    const browser = shop.browser();
    await add(browser, coat);
    const optOut = (newOptedOutCount: number) =>
      browser.api(basket.optOutOfBonus, { params, query: { id: 'gift', rewardId: 'scarf', newOptedOutCount } });
    expect((await optOut(1)).basket.bonusProductContexts[0]).toMatchObject({ isCallToAction: false, optedOutCount: 1 });
    expect((await optOut(0)).basket.bonusProductContexts[0]).toMatchObject({ isCallToAction: true, optedOutCount: 0 });
  });

  test('the catalogue names the products of the reward', async () => {
    await save(gift);
    const { statusCode, body } = await shop.app.inject('/api/catalog/en-GB/product-cards-by-reward?promotionId=gift&rewardId=scarf');
    expect([statusCode, JSON.parse(body).map(({ id }: { id: string }) => id)]).toEqual([200, ['100_red_2']]);
  });
});

describe('the Studio', () => {
  test('the simulator says what a basket would get and why not, of drafts too', async () => {
    await save({ id: 'all', names: { en: 'All' }, benefit: tenPercent, priority: 5 });
    await save({ id: 'code', names: { en: 'Code' }, trigger: 'code', benefit: tenPercent });
    await save({ id: 'club', names: { en: 'Club' }, customers: ['member'], benefit: tenPercent });
    const draft: SentPromotion = { id: 'draft', names: { en: 'Draft' }, from: '2026-12-01T00:00:00Z', benefit: { kind: 'freeShipping' } };
    const body = { market: 'en-GB', lines: [{ sku: jumper, quantity: 1 }], draft };
    const told = async (more: object = {}) => {
      const { outcomes } = await staff.api(promotions.simulate, { body: { ...body, ...more } });
      return Object.fromEntries(outcomes.map(({ promotionId, isApplied, amount, reason }) => [promotionId, isApplied ? amount : reason]));
    };
    expect(await told()).toEqual({
      ...{ all: 4.5, code: 'promotion.needs_code', club: 'promotion.other_customer', draft: 'promotion.not_begun' },
    });
    const then = { at: '2026-12-02T00:00:00Z', withCodesOf: ['code'], customers: ['member'] };
    expect(await told(then)).toEqual({ all: 4, code: 3.24, club: 3.6, draft: 'promotion.delivery_already_free' });
    expect(Promotion.parse((await staff.api(promotions.list, {}))[0]!.promotion).id).toBe('all');
  });

  test('the simulator says of a piece that it is sold out', async () => {
    shop.moveStock(jumper, 0);
    const { basket: found } = await staff.api(promotions.simulate, { body: { market: 'en-GB', lines: [{ sku: jumper, quantity: 1 }] } });
    expect(found.lines).toMatchObject([{ state: 'soldOut' }]);
  });

  test('members pay the member price, and each line tells how its price came about', async () => {
    const body = { market: 'en-GB', lines: [{ sku: jumper, quantity: 2 }], customers: ['member' as const] };
    const { basket: found } = await staff.api(promotions.simulate, { body });
    expect(found).toMatchObject({ subtotal: { amount: 80 }, totalSavings: { amount: 40 } });
    expect(found.lines[0]!.explanation.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['list', 120],
      ['markdown', 30],
      ['member', 10],
      ['tax', 13.33],
    ]);
  });

  test('a change is recorded with before and after, and a code is never written twice', async () => {
    const summer: SentPromotion = { id: 'summer', names: { en: 'Summer' }, trigger: 'code', benefit: tenPercent };
    await save(summer, { code: 'SUMMER' });
    await save({ ...summer, benefit: { kind: 'percentage', percent: 20 } });
    const [latest] = await staff.api(studio.listAudit, { query: { limit: 1 } });
    expect(latest).toMatchObject({ action: 'promotion.save', before: { benefit: { percent: 10 } }, after: { benefit: { percent: 20 } } });
    const again = staff.api(promotions.makeCodes, { params: { id: 'summer' }, body: { code: 'sum_mer' } });
    expect((await refusal(again)).status).toBe(409);
  });

  test('a hundred thousand single-use codes are made, differ, and one of them is found at once', async () => {
    await save({ id: 'mass', names: { en: 'Mass' }, trigger: 'code', benefit: tenPercent });
    const { codes } = await staff.api(promotions.makeCodes, { params: { id: 'mass' }, body: { count: 100_000, prefix: 'NOV-' } });
    expect(new Set(codes).size).toBe(100_000);
    expect(codes.every((code) => /^NOV-[2-9A-HJ-NP-Z]{10}$/.test(code))).toBe(true);
    expect((await apply(shop.browser(), codes[77_777]!)).basket.promoCodes).toEqual([codes[77_777]]);
    const { db } = await testDb();
    const { rows } = await db.execute(`explain select * from promotion_code where code = 'NOV-2222222222'`);
    expect(JSON.stringify(rows)).toContain('Index Scan');
  });

  test('service staff see a customer’s basket, and the reason is kept', async () => {
    const { db } = await testDb();
    const shopperId = randomUUID();
    const member = shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject: shopperId }));
    await add(member, jumper);
    const body = { shopperId, reason: 'She called about the jumper' };
    const [seen] = await staff.api(staffBaskets.look, { body });
    expect(seen!.basket).toMatchObject({ quantity: 1, subtotal: { amount: 45 } });
    const [latest] = await staff.api(studio.listAudit, { query: { limit: 1 } });
    expect(latest).toMatchObject({ action: 'basket.look', subject: seen!.basket.basketId, after: { reason: body.reason } });
    expect((await refusal(staff.api(staffBaskets.look, { body: { shopperId: randomUUID(), reason: 'none' } }))).status).toBe(404);
  });
});

test('two people who change one promotion: the second is told, and the first one’s change stays', async () => {
  const sale: SentPromotion = { id: 'sale', names: { en: 'Sale' }, benefit: tenPercent };
  const params = { id: sale.id };
  const { version } = await staff.api(promotions.save, { params, query: {}, body: sale });
  await staff.api(promotions.save, { params, query: { basedOn: version }, body: { ...sale, names: { en: 'Hers' } } });
  for (const basedOn of [0, version]) {
    const refused = staff.api(promotions.save, { params, query: { basedOn }, body: { ...sale, names: { en: 'His' } } });
    await expect(refused).rejects.toMatchObject({ status: 409 });
  }
  expect(await staff.api(promotions.list, {})).toMatchObject([{ promotion: { names: { en: 'Hers' } }, version: version + 1 }]);
});

test('two people who change different fields of one promotion are put together; of the same field the second is asked', async () => {
  const sale: SentPromotion = { id: 'sale', names: { en: 'Sale' }, benefit: tenPercent };
  const params = { id: sale.id };
  const { version, promotion: base } = await staff.api(promotions.save, { params, query: {}, body: sale });
  await staff.api(promotions.save, { params, query: { basedOn: version }, body: { ...base, names: { en: 'Hers' } } });
  const query = { basedOn: version };
  const merged = await staff.api(promotions.save, { params, query, body: { ...base, priority: 7, base } });
  expect(merged).toMatchObject({ promotion: { names: { en: 'Hers' }, priority: 7 }, version: version + 2 });
  const refused = staff.api(promotions.save, { params, query, body: { ...base, names: { en: 'His' }, base } });
  await expect(refused).rejects.toMatchObject({ status: 409 });
  expect((await staff.api(promotions.list, {}))[0]!.promotion.names.en).toBe('Hers');
});
