import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { retail } from '@selvedge/contract/retail-transaction.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { ada, join, member, openClub, shop, signIn } from './loyalty.fixture.ts';
import { loyaltyOfferTable, loyaltyVoucherTable } from './tables.ts';

beforeEach(openClub);

const key = randomUUID();
const voyadoRewardId = randomUUID();
/** Whose account a call is about is said by its path, or by the session alone. */
const named = (params: object = {}) => ({ accountEmail: ada, ...params });
const ofMarket = (params: object = {}) => ({ catalog: 'en-GB', ...params });

type Row = {
  call: keyof typeof loyalty | 'transactions';
  sent: { params: Record<string, unknown>; query?: object; body?: object };
  /** Refused to a member who has not accepted the club's terms of today. */
  needsTerms?: true;
  /** Pays a part of a basket, which Ada has not filled here: `use-points.ts` asks for the terms as well. */
  needsBasket?: true;
};

/** Every call of a member. Those that are nobody's own are below. */
const calls: readonly Row[] = [
  { call: 'getAccount', sent: { params: ofMarket(), query: {} } },
  { call: 'getQrCode', sent: { params: ofMarket() } },
  { call: 'listRewards', sent: { params: ofMarket() } },
  { call: 'takeReward', sent: { params: ofMarket({ rewardId: 'treat' }), body: { key } }, needsTerms: true },
  { call: 'usePoints', sent: { params: ofMarket(), body: { points: 1, key } }, needsBasket: true },
  { call: 'takePointsBack', sent: { params: ofMarket() }, needsBasket: true },
  { call: 'acceptTerms', sent: { params: ofMarket(), body: { version: '4' } } },
  { call: 'listTransactions', sent: { params: ofMarket(), query: {} } },
  { call: 'getContactFromMail', sent: { params: named() } },
  { call: 'getContactWithAuth', sent: { params: named() } },
  { call: 'getPoints', sent: { params: named() } },
  { call: 'showPromotion', sent: { params: named(), body: { promoCode: 'for-you' } } },
  { call: 'redeemPromotion', sent: { params: named({ promoCode: 'for-you' }) }, needsTerms: true },
  { call: 'takeUpPromotion', sent: { params: named({ promoCode: 'for-you' }), body: {} }, needsTerms: true },
  { call: 'showOffer', sent: { params: named({ promoCode: 'for-you' }) } },
  { call: 'listPromotions', sent: { params: named() } },
  { call: 'redeemVoucherByGet', sent: { params: named({ voyadoRewardId }), query: {} }, needsTerms: true },
  { call: 'redeemVoucher', sent: { params: named({ voyadoRewardId }), body: {} }, needsTerms: true },
  { call: 'showVoucher', sent: { params: named({ voyadoRewardId, voucherIndex: 1, rewardChoice: 'ten' }) } },
  { call: 'listVouchers', sent: { params: named() } },
  { call: 'validateTermsVersion', sent: { params: named({ latestVersion: '0' }) } },
  { call: 'transactions', sent: { params: named({ catalogId: 'en-GB' }) } },
];
const definitionOf = (name: Row['call']): Endpoint => (name === 'transactions' ? retail.transactions : loyalty[name]);
const isOwn = ({ path }: Endpoint) => !path.includes(':accountEmail');

test('the table holds every call under the two prefixes', () => {
  const public_ = ['contactForm', 'createAccount'];
  expect(calls.map(({ call }) => call).sort()).toEqual(
    [...Object.keys(loyalty).filter((name) => !public_.includes(name)), 'transactions'].sort(),
  );
  for (const { call } of calls) expect(definitionOf(call).path).toMatch(/^\/api\/(loyalty\/|voyado\/voyado\/)/);
});

/** Ada, with a voucher that the table names, so that a refusal has something to refuse. */
async function adaWithVoucher() {
  const { db } = await testDb();
  const known = await member(300);
  const { rewardId } = await known.call(loyalty.takeReward, {
    params: { catalog: 'en-GB', rewardId: 'treat' },
    body: { key: randomUUID() },
  });
  await known.call(loyalty.redeemVoucher, { params: { accountEmail: ada, voyadoRewardId: rewardId }, body: { choice: 'ten' } });
  await known.call(loyalty.takeUpPromotion, { params: { accountEmail: ada, promoCode: 'for-you' } });
  await db.update(loyaltyVoucherTable).set({ id: voyadoRewardId });
  return known;
}

type Ask = (definition: Endpoint, sent: Row['sent']) => Promise<unknown>;
const ask = (call: unknown, { call: name, sent }: Row) => (call as Ask)(definitionOf(name), sent);
const statusOf = async (call: unknown, row: Row): Promise<unknown> => {
  try {
    await ask(call, row);
    return 200;
  } catch (error) {
    return (error as { status?: number }).status ?? error;
  }
};
const withEmail = (row: Row, email: string): Row => ({
  ...row,
  sent: { ...row.sent, params: { ...row.sent.params, accountEmail: email } },
});

describe('LOY-033 LOY-034 who a member is, the session says', () => {
  test('guests hear 401, an unproven address 403, who is no member 404', async () => {
    await adaWithVoucher();
    const guest = callAs(shop.app);
    const unproven = await signIn('new@example.com', { emailVerified: false });
    const stranger = await signIn('bob@example.com');
    const heard = [];
    for (const row of calls) {
      const statuses = [await statusOf(guest, row)];
      statuses.push(await statusOf(unproven.call, withEmail(row, 'new@example.com')));
      statuses.push(await statusOf(stranger.call, withEmail(row, 'bob@example.com')));
      heard.push([row.call, ...statuses]);
    }
    // What was bought in stores is a shopper's, member or not.
    expect(heard).toEqual(calls.map(({ call }) => [call, 401, 403, call === 'transactions' ? 200 : 404]));
  });

  test("another member's address is as one that there is not, and nothing of it moves", async () => {
    const { db } = await testDb();
    await adaWithVoucher();
    await join('eve@example.com');
    const eve = await signIn('eve@example.com');
    const readAll = () => Promise.all([db.select().from(loyaltyVoucherTable), db.select().from(loyaltyOfferTable)]);
    const before = await readAll();
    const ofOthers = calls.filter(({ call }) => !isOwn(definitionOf(call)));
    expect(ofOthers.length).toBeGreaterThan(12);
    for (const row of ofOthers) expect([row.call, await statusOf(eve.call, row)]).toEqual([row.call, 404]);
    expect(await readAll()).toEqual(before);
  });

  test('the member is answered', async () => {
    const { call } = await adaWithVoucher();
    shop.setDocuments({ 'terms-and-conditions': [{ slug: 'customer-club', version: '4', title: 'Club', text: 'x' }] });
    await call(loyalty.acceptTerms, { params: { catalog: 'en-GB' }, body: { version: '4' } });
    for (const row of calls.filter(({ needsBasket }) => !needsBasket))
      expect([row.call, await statusOf(call, row)]).toEqual([row.call, 200]);
  });
});

test('LOY-038 who has not accepted the terms of today redeems nothing, and does all the rest', async () => {
  const { call } = await adaWithVoucher();
  shop.setDocuments({ 'terms-and-conditions': [{ slug: 'customer-club', version: '4', title: 'Club', text: 'x' }] });
  for (const row of calls.filter(({ needsTerms }) => needsTerms))
    expect(await refusal(ask(call, row) as Promise<unknown>)).toMatchObject({ status: 400, errors: { terms: ['loyalty.accept_terms'] } });
  for (const row of calls.filter(({ needsTerms, needsBasket, call: name }) => !needsTerms && !needsBasket && name !== 'acceptTerms'))
    expect([row.call, await statusOf(call, row)]).toEqual([row.call, 200]);
});

test('LOY-035 what makes no sense is 400, with the field that is wrong', async () => {
  const { headers } = await adaWithVoucher();
  const own = '/api/voyado/voyado';
  const wrong = [
    ['GET', `${own}/points/${'a'.repeat(255)}`, 'accountEmail'],
    ['POST', `${own}/promotion-show/${ada}`, 'promoCode'],
    ['GET', `${own}/reward-vouchers-redeem/${ada}/rewardid/1`, 'voyadoRewardId'],
    ['GET', `${own}/reward-vouchers-show/${ada}/rewardid/${voyadoRewardId}/index/0/choice/ten`, 'voucherIndex'],
    ['GET', `${own}/validatetermsversion/${ada}/latestversion/newest`, 'latestVersion'],
    ['GET', '/api/loyalty/en-GB/points-history?limit=1000', 'limit'],
    ['GET', `/api/loyalty/en-GB?FirstName=${'a'.repeat(101)}`, 'FirstName'],
    ['POST', '/api/loyalty/en-GB/rewards/treat', 'key'],
    ['POST', '/api/loyalty/en-GB/terms', 'version'],
    ['POST', `${own}/contactform`, 'acceptsTerms'],
  ] as const;
  for (const [method, url, field] of wrong) {
    const answer = await shop.app.inject({
      method,
      url,
      headers: headers as Record<string, string>,
      ...(method === 'POST' && { payload: {} }),
    });
    expect([url, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([url, 400, expect.arrayContaining([field])]);
  }
});

describe('a GET that changes something', () => {
  const changing = calls.filter(({ call }) => definitionOf(call).changes);
  const urlOf = ({ call, sent }: Row) => definitionOf(call).path.replace(/:(\w+)/g, (_, name: string) => String(sent.params[name]));

  test('has a POST twin at the same address', () => {
    expect(changing.map(({ call }) => call)).toEqual(['redeemPromotion', 'redeemVoucherByGet']);
    for (const { call } of changing) {
      const { path } = definitionOf(call);
      expect(Object.values(loyalty).filter((other) => other.path === path && other.method === 'POST')).toHaveLength(1);
    }
  });

  test('is refused to links, pictures, prefetches and other sites', async () => {
    const { headers } = await adaWithVoucher();
    const { 'anti-csrf': _, cookie } = headers;
    const sent = (more: Record<string, string>) => ({ ...headers, ...more }) as Record<string, string>;
    const ways = [
      { cookie: cookie! },
      sent({ 'sec-fetch-mode': 'navigate' }),
      sent({ 'sec-fetch-dest': 'image' }),
      sent({ 'sec-fetch-site': 'cross-site' }),
      sent({ purpose: 'prefetch' }),
      sent({ 'sec-purpose': 'prefetch' }),
    ];
    for (const row of changing) {
      for (const way of ways) {
        const { statusCode } = await shop.app.inject({ method: 'GET', url: urlOf(row), headers: way });
        expect([row.call, way, statusCode]).not.toEqual([row.call, way, 200]);
      }
      expect((await shop.app.inject({ method: 'HEAD', url: urlOf(row), headers: sent({}) })).statusCode).toBe(405);
    }
  });
});
