import { basket } from '@selvedge/contract/basket.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { basketShop } from './basket.fixture.ts';
import { refusal } from './refusal.fixture.ts';
import { makeRestoreToken } from './restore-abandoned.ts';

const params = { catalog: 'en-GB' };
const jumper = '100_black_1,M';
const coat = '200_black_1,36';
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

type Browser = ReturnType<typeof shop.browser>;
const add = ({ api }: Browser, sku: string, quantity = 1, catalog = 'en-GB') =>
  api(basket.addLine, { params: { catalog }, body: { sku, quantity } });
const get = ({ api }: Browser, catalog = 'en-GB') => api(basket.get, { params: { catalog }, query: {} });
const contentOf = ({ basket: { lines } }: Awaited<ReturnType<typeof get>>) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`);

const lineRefused = (key: string) => ({ status: 400, errors: { lineItem: [key] } });

describe('what goes in', () => {
  test('BSK-013 a visitor without a basket has an empty one, and no cookie', async () => {
    const browser = shop.browser();
    const { basket: found } = await get(browser);
    expect(found).toMatchObject({ basketId: '', quantity: 0, lines: [], total: { amount: 0, currency: 'GBP' } });
    expect(browser.cookies.size).toBe(0);
  });

  test('BSK-019 BSK-039 the first line opens a basket, kept by a cookie of 30 days that scripts cannot read', async () => {
    const { app } = shop;
    const response = await app.inject({ method: 'POST', url: '/api/order/en-GB/basket/line', payload: { sku: jumper, quantity: 2 } });
    expect(response.headers['set-cookie']).toMatch(/^basket=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect(basket.addLine.response.parse(response.json())).toEqual(response.json());
    const { lines, ...rest } = response.json().basket;
    expect(lines[0]).toMatchObject({
      ...{ sku: jumper, styleNumber: '100', colourPattern: 'black', optionId: '1', name: 'Rib jumper', quantity: 2, maximumQuantity: 10 },
      ...{ state: 'available', variant: { size: 'M', length: '' }, lineItemStockLocation: 'warehouse', isDigital: false },
      unitPrice: { salesPrice: { amount: 45, currency: 'GBP' }, listPrice: { amount: 60 } },
      totalPrice: { salesPrice: { amount: 90 } },
    });
    expect(rest).toMatchObject({ quantity: 2, subtotal: { amount: 90 }, total: { amount: 90 }, totalSavings: { amount: 30 } });
    expect(rest.basketId).not.toBe(response.cookies[0]!.value);
  });

  test('BSK-040..045 lines are added, set and taken out in every form; each answer is the whole basket', async () => {
    const browser = shop.browser();
    const { api } = browser;
    await add(browser, jumper);
    expect(contentOf(await add(browser, jumper, 2))).toEqual([`3 ${jumper}`]);
    expect(contentOf(await api(basket.setLine, { params, body: { sku: jumper, quantity: 2 } }))).toEqual([`2 ${jumper}`]);
    const both = await api(basket.addLines, { params, body: [{ sku: coat }, { sku: jumper, quantity: 1 }] });
    expect(contentOf(both)).toEqual([`3 ${jumper}`, `1 ${coat}`]);
    const [first, second] = both.basket.lines.map(({ id }) => id);
    const set = (lineItemId: string, quantity: number) =>
      api(basket.setLineById, { params: { ...params, lineItemId }, query: { quantity }, body: null });
    expect(contentOf(await set(first!, 5))).toEqual([`5 ${jumper}`, `1 ${coat}`]);
    const byBody = { params: { ...params, lineItemId: first! }, query: {}, body: { quantity: 4 } };
    expect(contentOf(await api(basket.setLineById, byBody))).toEqual([`4 ${jumper}`, `1 ${coat}`]);
    const sets = [
      { id: first!, quantity: 1 },
      { sku: coat, quantity: 2 },
    ];
    expect(contentOf(await api(basket.setLines, { params, body: sets }))).toEqual([`1 ${jumper}`, `2 ${coat}`]);
    expect(contentOf(await api(basket.removeLine, { params: { ...params, lineItemId: first! } }))).toEqual([`2 ${coat}`]);
    expect(contentOf(await api(basket.removeLines, { params, query: { id: [first!, second!] } }))).toEqual([]);
    expect(contentOf(await get(browser))).toEqual([]);
  });

  test.each([0, -1, 1.5, 100, 1e21])('a quantity of %d is refused and changes nothing', async (quantity) => {
    const browser = shop.browser();
    await add(browser, jumper);
    expect((await refusal(add(browser, jumper, quantity))).status).toBe(400);
    expect(contentOf(await get(browser))).toEqual([`1 ${jumper}`]);
  });

  test.each([
    ['unknown', 'basket.unknown_sku'],
    ['100_black_1', 'basket.unknown_sku'],
    ['300_black_1,M', 'basket.stores_only'],
    ['500_black_1,M', 'basket.unknown_sku'],
    ['400_digital_1,500', 'basket.unknown_sku'],
    ['200_black_1,38', 'basket.out_of_stock'],
  ])('%s is refused with %s', async (sku, key) => {
    expect(await refusal(add(shop.browser(), sku))).toEqual(lineRefused(key));
  });

  test('more than there are is refused, and counted with what is in the basket already', async () => {
    const browser = shop.browser();
    await add(browser, coat, 2);
    expect(await refusal(add(browser, coat))).toEqual(lineRefused('basket.not_enough_stock'));
    shop.moveStock(coat, 3);
    expect(contentOf(await add(browser, coat))).toEqual([`3 ${coat}`]);
  });

  test('of several lines all go in or none, and the refusal says which', async () => {
    const browser = shop.browser();
    const { errors } = await refusal(browser.api(basket.addLines, { params, body: [{ sku: jumper }, { sku: 'unknown' }] }));
    expect(errors).toEqual({ lineItem: ['basket.unknown_sku'], 'lines.1': ['basket.unknown_sku'] });
    expect(contentOf(await get(browser))).toEqual([]);
  });

  test('ten thousand lines are refused', async () => {
    const body = Array.from({ length: 10_000 }, () => ({ sku: jumper }));
    expect((await refusal(shop.browser().api(basket.addLines, { params, body }))).status).toBe(400);
  });
});

describe('stock that moves while a basket waits', () => {
  test('a line that ran out stays, is told, and is not counted', async () => {
    const browser = shop.browser();
    await add(browser, jumper, 3);
    await add(browser, coat);
    shop.moveStock(jumper, 0);
    const { basket: found } = await get(browser);
    expect(found.lines.map(({ state, quantity }) => [state, quantity])).toEqual([
      ['soldOut', 3],
      ['available', 1],
    ]);
    expect(found).toMatchObject({ quantity: 1, subtotal: { amount: 199 } });
    expect(found.notices).toEqual([{ key: 'basket.out_of_stock', lineItemId: found.lines[0]!.id }]);
    shop.moveStock(jumper, 2);
    expect((await get(browser)).basket.lines[0]).toMatchObject({ state: 'limited', maximumQuantity: 2, quantity: 3 });
  });

  test('BSK-006 BSK-016 what only a store has is sent from there where the market does so', async () => {
    const browser = shop.browser();
    shop.moveStock(coat, 0, 2);
    expect(await refusal(add(browser, coat))).toEqual(lineRefused('basket.out_of_stock'));
    shop.setDocuments({ 'basket-settings': { minimumThreshold: 0, maximumThreshold: 0, shipFromStore: true, taxRegions: [] } });
    await add(browser, coat);
    const { basket: found } = await add(browser, jumper);
    expect(found.lines.map(({ lineItemStockLocation }) => lineItemStockLocation)).toEqual(['store', 'warehouse']);
    expect(found.hasMultipleShippingLocations).toBe(true);
  });
});

describe('two tabs at once', () => {
  test('lose nothing', async () => {
    const browser = shop.browser();
    await add(browser, jumper);
    shop.moveStock(jumper, 99);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        add(browser, index % 2 === 0 ? jumper : '100_red_2,S').catch((error) =>
          error.result?.errors.lineItem?.[0] === 'basket.not_enough_stock' ? undefined : Promise.reject(error),
        ),
      ),
    );
    expect(contentOf(await get(browser))).toEqual([`16 ${jumper}`, '10 100_red_2,S']);
  });
});

describe('whose basket it is', () => {
  test("BSK-035..037 another's id is not found, whatever is asked of it", async () => {
    const [mine, other] = [shop.browser(), shop.browser()];
    const { basketId } = (await add(other, jumper)).basket;
    await add(mine, coat);
    for (const call of [
      () => mine.api(basket.get, { params, query: { basketId } }),
      () => mine.api(basket.remove, { params, query: { basketId } }),
      () => mine.api(basket.removeById, { params: { ...params, basketId } }),
      () => shop.browser().api(basket.get, { params, query: { basketId } }),
    ])
      expect((await refusal(call())).status).toBe(404);
    expect(contentOf(await other.api(basket.get, { params, query: { basketId } }))).toEqual([`1 ${jumper}`]);
    await other.api(basket.removeById, { params: { ...params, basketId } });
    expect(other.cookies.has('basket')).toBe(false);
    expect(contentOf(await get(mine))).toEqual([`1 ${coat}`]);
  });

  test.each(['x', 'A'.repeat(22), "' or 1=1 --", ''])('a tampered cookie (%s) opens nothing', async (value) => {
    await add(shop.browser(), jumper);
    const browser = shop.browser({ cookie: `basket=${value}` });
    expect((await get(browser)).basket.basketId).toBe('');
  });

  test('BSK-018 the guest’s basket joins the shopper’s at sign-in, and quantities add up to stock', async () => {
    const { db } = await testDb();
    const session = await signInAsShopper(db, { market: 'en-GB', now });
    const atHome = shop.browser(session);
    await add(atHome, coat, 2);
    await add(atHome, jumper);
    const guest = shop.browser();
    await add(guest, coat);
    await add(guest, jumper, 2);
    await add(guest, '100_red_2,S');
    const token = guest.cookies.get('basket')!;
    const signedIn = shop.browser({ cookie: `${session.cookie}; basket=${token}` });
    const expected = [`2 ${coat}`, `3 ${jumper}`, '1 100_red_2,S'];
    expect(contentOf(await get(signedIn))).toEqual(expected);
    expect(contentOf(await get(signedIn))).toEqual(expected);
    expect(contentOf(await get(atHome))).toEqual(expected);
    const stranger = shop.browser({ cookie: `${(await signInAsShopper(db, { market: 'en-GB', now })).cookie}; basket=${token}` });
    expect(contentOf(await get(stranger))).toEqual([]);
  });

  test('a guest’s basket becomes the shopper’s when there is no other, once however many tabs ask', async () => {
    const { db } = await testDb();
    const guest = shop.browser();
    await add(guest, jumper);
    const session = await signInAsShopper(db, { market: 'en-GB', now });
    const tab = () => shop.browser({ cookie: `${session.cookie}; basket=${guest.cookies.get('basket')}` });
    const seen = await Promise.all(Array.from({ length: 8 }, () => get(tab())));
    expect(new Set(seen.map((each) => contentOf(each).join()))).toEqual(new Set([`1 ${jumper}`]));
    expect(contentOf(await get(shop.browser(session)))).toEqual([`1 ${jumper}`]);
  });
});

describe('another market', () => {
  test('a basket with something in it is refused there, and can be taken along', async () => {
    const browser = shop.browser();
    await add(browser, jumper, 2);
    await add(browser, '400_digital_1,50');
    expect(await refusal(get(browser, 'de-DE'))).toEqual({ status: 400, errors: { catalog: ['basket.other_market'] } });
    expect((await refusal(add(browser, coat, 1, 'de-DE'))).status).toBe(400);
    const there = await browser.api(basket.carryOver, { params: { catalog: 'de-DE' } });
    expect(there.notSold).toEqual([{ sku: '400_digital_1,50', name: 'Gift card', quantity: 1 }]);
    expect(there.basket).toMatchObject({ currency: 'EUR', market: 'de-DE' });
    expect(contentOf(there)).toEqual([`2 ${jumper}`]);
    const back = await browser.api(basket.carryOver, { params });
    expect(contentOf(back)).toEqual([`2 ${jumper}`, '1 400_digital_1,50']);
    expect(back.notSold).toEqual([]);
  });

  test('it can be left behind: a new one begins, and a shopper’s own waits in the account', async () => {
    const { db } = await testDb();
    const afresh = ({ api }: Browser) => api(basket.startAfresh, { params: { catalog: 'de-DE' } });
    const guest = shop.browser();
    await add(guest, jumper, 2);
    expect(contentOf(await afresh(guest))).toEqual([]);
    expect(contentOf(await add(guest, coat, 1, 'de-DE'))).toEqual([`1 ${coat}`]);
    expect(contentOf(await afresh(guest))).toEqual([`1 ${coat}`]);
    const member = shop.browser(await signInAsShopper(db, { market: 'en-GB', now }));
    await add(member, jumper, 3);
    expect(contentOf(await afresh(member))).toEqual([]);
    expect(contentOf(await add(member, coat, 1, 'de-DE'))).toEqual([`1 ${coat}`]);
    expect(contentOf(await get(member))).toEqual([`3 ${jumper}`]);
  });

  test('an empty one simply moves', async () => {
    const browser = shop.browser();
    const { basket: first } = await add(browser, jumper);
    await browser.api(basket.removeLine, { params: { ...params, lineItemId: first.lines[0]!.id } });
    expect((await get(browser, 'de-DE')).basket.currency).toBe('EUR');
    expect(contentOf(await add(browser, jumper, 1, 'de-DE'))).toEqual([`1 ${jumper}`]);
  });
});

describe('what is said about it', () => {
  test('BSK-053 CHK-065 CHK-066 CHK-067 a note, the terms and the newsletter', async () => {
    const browser = shop.browser();
    await add(browser, jumper);
    await browser.api(basket.setNote, { params, body: { note: ' <b>Ring twice</b> ' } });
    await browser.api(basket.acceptTerms, { params, body: { acceptTerms: true } });
    const { basket: found } = await browser.api(basket.acceptNewsletter, { params, body: { acceptNewsletter: true } });
    expect(found).toMatchObject({ note: '<b>Ring twice</b>', acceptedTerms: true, acceptedNewsletter: true });
    const query = { acceptNewsletter: 'false' as const };
    const { basket: after } = await browser.api(basket.acceptNewsletterAndTerms, { params, query });
    expect(after).toMatchObject({ acceptedTerms: true, acceptedNewsletter: false });
  });

  test('BSK-014 BSK-015 a gift card makes a basket mixed, and alone it makes it digital', async () => {
    const browser = shop.browser();
    const body = { sku: '400_digital_1,25', recipientName: 'Ada', recipientEmail: 'ada@example.com' };
    const { basket: digital } = await browser.api(basket.addGiftCardLine, { params, body });
    expect(digital).toMatchObject({ isDigital: true, isMixed: false, subtotal: { amount: 25 }, totalVat: { amount: 0 } });
    expect(digital.lines[0]).toMatchObject({ isDigital: true, variant: { size: '25.00' } });
    expect((await add(browser, jumper)).basket).toMatchObject({ isDigital: false, isMixed: true });
    const fake = { ...body, sku: '400_digital_1,5000' };
    expect(await refusal(browser.api(basket.addGiftCardLine, { params, body: fake }))).toEqual(lineRefused('basket.unknown_sku'));
  });
});

describe('BSK-054 a basket that was left behind', () => {
  test('comes back by the link of a mail: lines only, as a copy, once', async () => {
    const { db } = await testDb();
    const left = shop.browser();
    const { basketId } = (await add(left, jumper, 2)).basket;
    await left.api(basket.setNote, { params, body: { note: 'mine' } });
    const token = (await makeRestoreToken(db, { basketId, shopperId: 'ada', leftAt: now, now }))!;
    const other = shop.browser();
    await add(other, coat);
    const restore = () => other.api(basket.restoreAbandoned, { params: {}, query: { basketId: token } });
    expect(contentOf(await restore())).toEqual([`1 ${coat}`, `2 ${jumper}`]);
    const again = await restore();
    expect(contentOf(again)).toEqual([`1 ${coat}`, `2 ${jumper}`]);
    expect(again.basket.note).toBe('');
    expect(contentOf(await get(left))).toEqual([`2 ${jumper}`]);
    expect((await refusal(other.api(basket.restoreAbandoned, { params: {}, query: { basketId } }))).status).toBe(404);
  });

  test('the GET form asks for our client’s headers, and refuses HEAD', async () => {
    const url = '/api/order/basket/abandoned?basketId=x';
    const status = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      (await shop.app.inject({ method, url, headers })).statusCode;
    expect(await status({})).toBe(400);
    expect(await status({ rid: 'anti-csrf' })).toBe(404);
    expect(await status({ rid: 'anti-csrf', 'sec-fetch-site': 'cross-site' })).toBe(400);
    expect(await status({ rid: 'anti-csrf', 'sec-fetch-mode': 'navigate' })).toBe(400);
    expect(await status({ rid: 'anti-csrf' }, 'HEAD')).toBe(405);
  });
});

test('one address opens no more than 300 baskets an hour, and who has one goes on', async () => {
  const { db } = await testDb();
  const from =
    (remoteAddress: string) =>
    (cookie = '') =>
      shop.app.inject({
        ...{ method: 'POST' as const, url: '/api/order/de-DE/basket/line', payload: { sku: jumper }, remoteAddress },
        ...(cookie && { headers: { cookie } }),
      });
  const open = from('203.0.113.7');
  const first = await open();
  expect(first.statusCode).toBe(200);
  await db.execute("update rate_limit set count = 300 where key = 'basket-open:203.0.113.7'");
  expect((await open()).statusCode).toBe(429);
  expect((await open(`basket=${first.cookies[0]!.value}`)).statusCode).toBe(200);
  expect((await from('203.0.113.8')()).statusCode).toBe(200);
});
