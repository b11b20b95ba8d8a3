import { basket } from '@selvedge/contract/basket.ts';
import { takeNowId } from '@selvedge/contract/basket-shape.ts';
import { handover } from '@selvedge/contract/handover.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { checkoutShop, coat, jumper, params, sealedCard } from '../checkout/checkout.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { enrolAsDevice } from '../harness/enrol-as-device.ts';
import { testNow as now } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import { storeRow } from '../store/store.fixture.ts';
import { forgetOldHandovers } from './forget-old-handovers.ts';

let shop: Awaited<ReturnType<typeof checkoutShop>>;
type Browser = ReturnType<typeof shop.browser>;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
  await shop.stockUp(coat, 10);
});

const put = (browser: Browser, sku: string, quantity = 1) => browser.api(basket.addLine, { params, body: { sku, quantity } });
const look = (browser: Browser, id: string) => browser.api(handover.look, { params: { ...params, id } });
const take = (browser: Browser, code: string) => browser.api(handover.take, { params, body: { code } });
const read = async (browser: Browser) => contentOf(await browser.api(basket.get, { params, query: {} }));
const offer = (browser: Browser) => browser.api(handover.offer, { params });
const contentOf = ({ basket: { lines } }: { basket: { lines: { sku: string; quantity: number }[] } }) =>
  lines.map(({ sku, quantity }) => `${quantity} ${sku}`);
const refusedWith = (key: string) => ({ status: 404, errors: { handover: [key] } });

async function device(): Promise<Browser> {
  const { cookie, headers } = await enrolAsDevice(shop.db, { market: 'en-GB', now });
  return shop.browser({ cookie, ...headers() });
}

async function filled(): Promise<Browser> {
  const browser = shop.browser();
  await put(browser, jumper, 2);
  return browser;
}

const pay = (browser: Pick<Browser, 'api'>) => browser.api(payment.create, { params, body: sealedCard });

describe('a basket that is handed over', () => {
  test('joins what is there, as far as there are pieces; the browser that showed the code hears of it', async () => {
    const [phone, screen] = [await filled(), await device()];
    await put(screen, coat);
    await put(screen, jumper, 1);
    const { id, code, url, seconds, leftBehind } = await offer(phone);
    expect([code.length, seconds, leftBehind]).toEqual([14, 300, 0]);
    expect(url).toMatch(/\/en-GB\/basket#handover=[\dA-Z]{12}$/);
    expect(await look(phone, id)).toEqual({ state: 'waiting' });
    expect(contentOf(await take(screen, url))).toEqual([`1 ${coat}`, `3 ${jumper}`]);
    expect(await look(phone, id)).toEqual({ state: 'taken' });
    expect(await read(phone)).toEqual([`2 ${jumper}`]);
  });

  test('there and back again holds nothing twice', async () => {
    const [phone, screen] = [await filled(), await device()];
    await take(screen, (await offer(phone)).code);
    await put(screen, coat);
    expect(contentOf(await take(phone, (await offer(screen)).code))).toEqual([`2 ${jumper}`, `1 ${coat}`]);
  });

  test('is taken once: ten browsers at once, one basket; the one that has it may come again', async () => {
    const { code } = await offer(await filled());
    const browsers = Array.from({ length: 10 }, () => shop.browser());
    const tries = await Promise.allSettled(browsers.map((browser) => take(browser, code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = browsers[tries.findIndex(({ status }) => status === 'fulfilled')]!;
    expect(contentOf(await take(winner, code))).toEqual([`2 ${jumper}`]);
    expect(await refusal(take(shop.browser(), code))).toEqual(refusedWith('basket.handover_used'));
  });

  test('is refused in plain words when its code is unknown, too old, taken back, or of another market', async () => {
    const phone = await filled();
    const first = await offer(phone);
    expect(await refusal(take(shop.browser(), 'ABCD-EFGH-2345'))).toEqual(refusedWith('basket.handover_unknown'));
    expect(await refusal(take(shop.browser(), 'x'))).toEqual(refusedWith('basket.handover_unknown'));
    const abroad = shop.browser().api(handover.take, { params: { catalog: 'de-DE' }, body: { code: first.code } });
    expect(await refusal(abroad)).toEqual(refusedWith('basket.handover_market'));
    const second = await offer(phone);
    expect(await phone.api(handover.withdraw, { params: { ...params, id: second.id } })).toEqual({ state: 'expired' });
    expect(await refusal(take(shop.browser(), second.code))).toEqual(refusedWith('basket.handover_expired'));
    shop.wait(300);
    expect(await look(phone, first.id)).toEqual({ state: 'expired' });
    expect(await refusal(take(shop.browser(), first.code))).toEqual(refusedWith('basket.handover_expired'));
    await forgetOldHandovers(shop.db, new Date(now.getTime() + (daySeconds + 301) * 1000));
    expect(await shop.rows('select from basket_handover')).toHaveLength(0);
  });

  test('of which another market’s basket stands in the way can be taken afterwards', async () => {
    const { code } = await offer(await filled());
    const browser = shop.browser();
    await browser.api(basket.addLine, { params: { catalog: 'de-DE' }, body: { sku: jumper, quantity: 1 } });
    expect(await refusal(take(browser, code))).toMatchObject({ errors: { catalog: ['basket.other_market'] } });
    await browser.api(basket.startAfresh, { params });
    expect(contentOf(await take(browser, code))).toEqual([`2 ${jumper}`]);
  });

  test('carries goods and nothing of anybody: no address, no codes, and no code in the database', async () => {
    const phone = await shop.readyBrowser({ [jumper]: 1 });
    const { code } = await offer(phone);
    const stored = JSON.stringify(await shop.rows('select * from basket_handover'));
    for (const word of ['Ada', 'Byron', 'ada@example.com', code, code.replaceAll('-', '')]) expect(stored).not.toContain(word);
    const screen = await device();
    const { basket: taken } = await take(screen, code);
    expect(JSON.stringify(taken)).not.toMatch(/ada|byron/i);
  });

  test('is nobody else’s to look at or take back, and an empty one is none', async () => {
    const { id } = await offer(await filled());
    const other = await filled();
    expect(await refusal(look(other, id))).toEqual(refusedWith('basket.handover_unknown'));
    expect(await refusal(other.api(handover.withdraw, { params: { ...params, id } }))).toEqual(refusedWith('basket.handover_unknown'));
    expect(await refusal(offer(shop.browser()))).toEqual({ status: 404, errors: { basket: ['basket.handover_empty'] } });
  });

  test('reserves nothing; while its pieces are put aside for a payment it is not handed over', async () => {
    await shop.stockUp(jumper, 1);
    const phone = await shop.readyBrowser({ [jumper]: 1 });
    await take(await device(), (await offer(phone)).code);
    expect(await shop.books()).toMatchObject({ reserved: 0 });
    shop.adyen.set('pending');
    await pay(phone);
    expect(await shop.books()).toMatchObject({ reserved: 1 });
    expect(await refusal(offer(phone))).toMatchObject({ status: 409, errors: { basket: ['basket.handover_paying'] } });
  });

  test('ordered on one side is not in the basket of the other any more; what came later stays', async () => {
    const phone = await filled();
    const screen = await shop.readyBrowser({ [coat]: 1 });
    const { id, code } = await offer(phone);
    await take(screen, code);
    await put(phone, coat);
    await pay(screen);
    expect(await look(phone, id)).toEqual({ state: 'ordered' });
    expect(await read(phone)).toEqual([`1 ${coat}`]);
  });
});

describe('pay by link', () => {
  const offerPayment = (browser: Browser, email = '') => browser.api(handover.offerPayment, { params, body: { email } });

  test('the phone pays what the device put together, and the device is told', async () => {
    const screen = await device();
    await put(screen, jumper, 2);
    const { id, url, seconds } = await offerPayment(screen);
    expect([url.endsWith('&pay'), seconds]).toEqual([true, 600]);
    // The same piece was on the phone before: it is bought once.
    const phone = await shop.readyBrowser({ [jumper]: 1 });
    expect(contentOf(await take(phone, url))).toEqual([`2 ${jumper}`]);
    expect(await look(screen, id)).toEqual({ state: 'taken' });
    await pay(phone);
    expect(await look(screen, id)).toEqual({ state: 'ordered' });
  });

  test('what was to be taken along from the store is sent once a phone has it, and the device is told before', async () => {
    const storeId = '1001';
    shop.setStores([storeRow(storeId, { markets: ['en-GB'] })]);
    await shop.db.execute(sql`insert into stock (variant_id, kind, location_id, quantity) values (${coat}, 'store', ${storeId}, 1)`);
    shop.moveStock(coat, 10, 1);
    const { cookie, headers } = await enrolAsDevice(shop.db, { market: 'en-GB', now, storeId });
    const screen = shop.browser({ cookie, ...headers() });
    await put(screen, jumper);
    expect(await offerPayment(screen)).toMatchObject({ sentInstead: 0 });
    const { basket: held } = await screen.api(basket.addLine, { params, body: { sku: coat, quantity: 1, takeNow: true } });
    expect(held.shipments.map(({ id }) => id)).toContain(takeNowId);
    const { code, sentInstead } = await offerPayment(screen);
    expect([sentInstead, (await offer(screen)).sentInstead]).toEqual([1, 1]);
    const { basket: taken, sentInstead: told } = await take(shop.browser(), code);
    expect(told).toBe(1);
    expect(taken.lines.map(({ sku, takeNow, lineItemStockLocation: from }) => [sku, takeNow, from])).toEqual([
      [jumper, undefined, 'warehouse'],
      [coat, undefined, 'warehouse'],
    ]);
    expect(taken.shipments.map(({ id }) => id)).not.toContain(takeNowId);
  });

  test('an order made on the device is not taken for one of the phone', async () => {
    const screen = await shop.readyBrowser({ [jumper]: 1 }, await headersOfDevice());
    const { code } = await offerPayment(screen);
    await take(shop.browser(), code);
    await pay(screen);
    expect(await shop.rows('select order_id from basket_handover')).toEqual([{ order_id: null }]);
  });

  test('is mailed where an address is given, good for a day, and the address is not kept with it', async () => {
    const screen = await device();
    await put(screen, jumper);
    const { url } = await offerPayment(screen, 'ada@example.com');
    const [mail] = await shop.db.select().from(outboxTable).where(eq(outboxTable.topic, 'mail')).orderBy(outboxTable.id);
    const { template, to, values } = mail!.payload as { template: string; to: string; values: { path: string; lines: object[] } };
    expect([template, to, values.lines.length]).toEqual(['pay-link', 'ada@example.com', 1]);
    expect(url.endsWith(values.path)).toBe(true);
    expect(JSON.stringify(await shop.rows('select * from basket_handover'))).not.toContain('ada@example.com');
    shop.wait(daySeconds - 1);
    expect(contentOf(await take(shop.browser(), values.path))).toEqual([`1 ${jumper}`]);
  });

  test('is offered by a device alone: a cookie, a header or neither are not enough', async () => {
    const { cookie, headers } = await enrolAsDevice(shop.db, { market: 'en-GB', now });
    const tries: Record<string, string>[] = [{}, { cookie }, headers(), { cookie, 'x-iso-context': 'store=1007' }];
    for (const sent of tries) {
      const browser = shop.browser(sent);
      await put(browser, jumper);
      expect((await refusal(offerPayment(browser))).status).toBe(401);
    }
  });

  async function headersOfDevice() {
    const { cookie, headers } = await enrolAsDevice(shop.db, { market: 'en-GB', now });
    return { cookie, ...headers() };
  }
});
