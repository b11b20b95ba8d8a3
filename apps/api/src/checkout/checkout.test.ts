import { basket } from '@selvedge/contract/basket.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { checkoutShop, coat, jumper, params, price, sealedCard } from './checkout.fixture.ts';

type Shop = Awaited<ReturnType<typeof checkoutShop>>;
type Browser = Awaited<ReturnType<Shop['readyBrowser']>>;
let shop: Shop;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
  await shop.stockUp(coat, 10);
});

const pay = ({ api }: Browser, body: object = sealedCard) => api(payment.create, { params, body });

describe('paying', () => {
  test('PAY-025 an approved card becomes an order: pieces gone, basket closed, receipt shown to who paid', async () => {
    const browser = await shop.readyBrowser({ [jumper]: 2 });
    const result = await pay(browser);
    expect(result).toMatchObject({ paymentState: 'authorised', redirectReason: 'receipt', orderNumber: expect.any(String) });
    expect(result.url).toBe(`/en-GB/receipt?orderid=${result.orderId}`);
    expect(browser.cookies.has('basket')).toBe(false);
    expect(browser.cookies.get('order_access')).toContain(result.orderId);
    expect(await shop.books()).toMatchObject({
      orders: 1,
      charged: 2 * price,
      sold: 2 * price,
      left: 18,
      reserved: 0,
      states: ['ordered'],
    });
    const { basket: next } = await browser.api(basket.get, { params, query: {} });
    expect(next.lines).toEqual([]);
  });

  test('a refused card gives the pieces back and leaves the basket whole; another card may follow', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('refuse');
    expect(await pay(browser)).toMatchObject({ paymentState: 'refused', error: 'payment.refused', url: '/en-GB/checkout/payment' });
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, left: 20, reserved: 0 });
    shop.adyen.set('approve');
    expect(await pay(browser)).toMatchObject({ paymentState: 'authorised' });
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, states: ['refused', 'ordered'] });
  });

  test('PAY-026 a redirect leads to the bank and back; the way on holds nothing of what the bank sent', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    const result = await pay(browser);
    expect(result).toMatchObject({ paymentState: 'pending', redirectReason: 'action', adyenAction: { type: 'redirect', method: 'GET' } });
    expect((await shop.books()).reserved).toBe(1);
    const [attempt] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
    const back = await shop.app.inject({
      url: `/api/order/en-GB/basket/${browser.basketId}/return?attempt=${attempt!.reference}&redirectResult=ok`,
      headers: { cookie: `basket=${browser.cookies.get('basket')}`, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
    });
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toMatch(/^\/en-GB\/receipt\?orderid=[\w-]{22}$/);
    expect(String(back.headers['set-cookie'])).toContain('order_access=');
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, reserved: 0, left: 19 });
  });

  test('who leaves the bank without paying finds the basket whole', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    const params26 = { ...params, checkoutBasketId: browser.basketId };
    const result = await browser.api(payment.return, { params: params26, query: { redirectResult: 'refused' } });
    expect(result).toMatchObject({ paymentState: 'cancelled', redirectReason: 'cancelled', error: 'payment.cancelled' });
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, reserved: 0, states: ['refused'] });
    expect((await browser.api(basket.get, { params, query: {} })).basket.lines).toHaveLength(1);
  });

  test('who comes back from the bank to the last piece finds it in the basket, since it is put aside for them', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    shop.moveStock(jumper, 0);
    const { basket: mine } = await browser.api(basket.get, { params, query: {} });
    expect(mine.lines.map(({ state }) => state)).toEqual(['available']);
    const other = await shop.browser();
    expect(await refusal(other.api(basket.addLine, { params, body: { sku: jumper, quantity: 1 } }))).toMatchObject({ status: 400 });
  });

  test('PAY-023 the ways to pay name the amount, and start nothing', async () => {
    const browser = await shop.readyBrowser({ [jumper]: 2 });
    const ways = await browser.api(payment.methods, { params });
    expect(ways).toMatchObject({
      amount: { value: 2 * price, currency: 'GBP' },
      adyen: {
        checkoutBasketId: browser.basketId,
        amount: { value: 2 * price },
        paymentMethodsResponse: { paymentMethods: [{ type: 'scheme' }] },
      },
      ...{ showGiftCardPaymentOption: false, amountCoveredByGiftCards: { amount: 0, currency: 'GBP' } },
    });
    expect(await shop.rows('select from payment_attempt')).toEqual([]);
    await pay(browser);
  });
});

describe('exactly once', () => {
  test('ten clicks at the same moment are one payment and one order, and all of them hear of it', async () => {
    const browser = await shop.readyBrowser();
    const results = await Promise.all(Array.from({ length: 10 }, () => pay(browser)));
    expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(1);
    expect(results.every(({ paymentState }) => paymentState === 'authorised')).toBe(true);
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, left: 19, states: ['ordered'] });
  });

  test('a click after the answer was lost on the way gets the same order', async () => {
    const browser = await shop.readyBrowser();
    const token = browser.cookies.get('basket')!;
    const first = await pay(browser);
    browser.cookies.set('basket', token);
    expect((await pay(browser)).orderId).toBe(first.orderId);
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price });
  });

  test('two tabs that pay in two ways pay once', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    shop.adyen.set('approve');
    const second = await pay(browser, { paymentMethod: { type: 'ideal' } });
    expect(second.paymentState).toBe('authorised');
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, left: 19, states: ['cancelled', 'ordered'] });
  });

  test('50 shoppers for 3 pieces: exactly 3 are sold, the others are told so and not charged', async () => {
    await shop.stockUp(jumper, 3);
    const browsers = await Promise.all(Array.from({ length: 50 }, () => shop.readyBrowser()));
    const results = await Promise.all(browsers.map((browser) => pay(browser).catch((error) => error.result?.errors)));
    const paid = results.filter((result) => result?.paymentState === 'authorised');
    expect(paid).toHaveLength(3);
    const refused = results.filter((result) => result?.paymentState === undefined);
    expect(refused.map(({ lineItem }) => lineItem)).toEqual(Array(47).fill(['basket.out_of_stock']));
    expect(await shop.books()).toMatchObject({ orders: 3, charged: 3 * price, reserved: 0, left: 10 });
  });

  test('what was put in while the shopper was at the bank waits in the next basket', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    await browser.api(basket.addLine, { params, body: { sku: coat, quantity: 1 } });
    const params26 = { ...params, checkoutBasketId: browser.basketId };
    const result = await browser.api(payment.return, { params: params26, query: { redirectResult: 'ok' } });
    expect(result.paymentState).toBe('authorised');
    const { basket: next } = await browser.api(basket.get, { params, query: {} });
    expect(next.lines.map(({ sku }) => sku)).toEqual([coat]);
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, sold: price });
  });
});

describe('PAY-033 PAY-034 asked by the systems behind the shop', () => {
  const service = () => shop.browser({ 'x-service-key': shop.app.shop.config.serviceKey! }).api;

  test('how an order was paid, once a minute, and without a second mail', async () => {
    const browser = await shop.readyBrowser();
    const { orderNumber = '' } = await pay(browser);
    const asked = { params: { ...params, orderNumber } };
    expect(await service()(payment.retrigger, asked)).toEqual({ paymentState: 'authorised' });
    expect(await refusal(service()(payment.retrigger, asked))).toMatchObject({ status: 429 });
    expect(await refusal(browser.api(payment.retrigger, asked))).toMatchObject({ status: 401 });
    expect(await shop.rows("select from outbox where topic = 'order.placed'")).toHaveLength(1);
  });

  test('nothing is open at Iyzico', async () => {
    expect(await service()(payment.settlePendingIyzico, {})).toEqual({ settled: 0, open: 0 });
  });
});

describe('what is refused', () => {
  test('an amount that is not ours: another tab put something in, or somebody tampered', async () => {
    const browser = await shop.readyBrowser();
    const seen = { value: price, currency: 'GBP' };
    await shop.db.execute(sql`update basket set content = jsonb_set(content, '{lines,0,quantity}', '2')`);
    expect(await refusal(pay(browser, { ...sealedCard, amount: seen }))).toEqual({
      status: 400,
      errors: { payment: ['payment.basket_changed'], step: ['checkoutSummary'] },
    });
    expect(await refusal(pay(browser, { ...sealedCard, amount: { value: 1, currency: 'GBP' } }))).toMatchObject({ status: 400 });
    expect(await shop.books()).toMatchObject({ charged: 0, reserved: 0, states: [] });
  });

  test.each([
    ['without terms', "content - 'termsAcceptedAt'", 'checkoutSummary'],
    ['without an address', "content - 'shippingAddress' - 'billingAddress'", 'shippingAddress'],
    ['without an e-mail address', "content - 'email'", 'customerLogin'],
    ['without anything in it', `content || '{"lines":[]}'`, 'noStep'],
  ])('a basket %s is sent to its step', async (_name, change, step) => {
    const browser = await shop.readyBrowser();
    await shop.db.execute(sql.raw(`update basket set content = ${change}`));
    expect(await refusal(pay(browser))).toMatchObject({ status: 409, errors: { step: [step] } });
    expect(await refusal(browser.api(payment.methods, { params }))).toMatchObject({ status: 409, errors: { step: [step] } });
  });

  test('without a basket there is nothing to pay for', async () => {
    const { api } = shop.browser();
    expect(await refusal(api(payment.create, { params, body: sealedCard }))).toEqual({ status: 409, errors: { step: ['noStep'] } });
  });

  test("another's basket is not there", async () => {
    const owner = await shop.readyBrowser();
    const stranger = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(owner);
    const checkoutBasketId = owner.basketId;
    const notThere = { status: 404, errors: { payment: ['payment.basket_gone'] } };
    expect(await refusal(stranger.api(payment.return, { params: { ...params, checkoutBasketId }, query: {} }))).toEqual(notThere);
    await owner.api(payment.return, { params: { ...params, checkoutBasketId }, query: { redirectResult: 'ok' } });
    expect(await refusal(stranger.api(payment.return, { params: { ...params, checkoutBasketId }, query: {} }))).toEqual(notThere);
    expect(stranger.cookies.has('order_access')).toBe(false);
  });

  test('card data that is not sealed is not taken', async () => {
    const browser = await shop.readyBrowser();
    for (const open of [{ number: '4111111111111111' }, { note: '4111 1111 1111 1111' }, { cvc: '737' }]) {
      expect(await refusal(pay(browser, { paymentMethod: { type: 'scheme', ...open } }))).toMatchObject({ status: 400 });
    }
    expect(shop.adyen.calls).toEqual([]);
  });

  test('five tries an hour, then a rest', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('refuse');
    for (let tries = 0; tries < 5; tries++) expect((await pay(browser)).paymentState).toBe('refused');
    expect(await refusal(pay(browser))).toEqual({ status: 400, errors: { payment: ['payment.too_many_attempts'] } });
    shop.wait(3601);
    expect((await pay(browser)).paymentState).toBe('refused');
  });

  test('a way to pay that the market does not have', async () => {
    const browser = await shop.readyBrowser();
    expect(await refusal(browser.api(payment.initializeIyzico, { params, body: {} }))).toMatchObject({ status: 404 });
    expect(await refusal(browser.api(payment.requestKlarnaUrl, { params: { ...params, basketId: browser.basketId } }))).toMatchObject({
      status: 404,
    });
  });
});
