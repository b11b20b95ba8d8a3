import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { enrolAsDevice } from '../harness/enrol-as-device.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow } from '../harness/test-app.ts';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import { testCard } from '../payment/test-payment.ts';
import { checkoutShop, jumper, params, price } from './checkout.fixture.ts';

type Shop = Awaited<ReturnType<typeof checkoutShop>>;
type Browser = Awaited<ReturnType<Shop['readyBrowser']>>;
let psp: TestPsp;
let shop: Shop;
const good = '4111111111111111';
/** Notices come by themselves; on a busy machine they take their time. */
const patience = { timeout: 20_000 };

beforeAll(async () => {
  // One time for both: by its own clock the sandbox would call every link of a shop that stands in the past expired.
  psp = await openTestPsp({ deliver, clock: () => shop.deps.clock() });
});
afterAll(() => psp.stop());
beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop(psp.providers, psp.config);
  await shop.stockUp(jumper, 10);
  for (const provider of ['adyen', 'klarna', 'iyzico', 'payByLink']) await psp.setFault(provider, []);
});

/** The sandbox's notices reach the shop as a provider's do: from outside, with a signature. */
async function deliver({ url, body, headers }: { url: string; body: string; headers: Record<string, string> }): Promise<number> {
  const { pathname, search } = new URL(url);
  const { statusCode } = await shop.app.inject({ method: 'POST', url: pathname + search, headers, payload: body });
  return statusCode;
}

const pay = ({ api }: Browser, card: string) => api(payment.create, { params, body: testCard(card) as object });
/** What a shopper does on a page of the provider; answers where it leads back to. */
async function decide(url: string, form: Record<string, string>): Promise<URL> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const location =
    answer.headers.get('location') ?? /action="(http:\/\/[^"]+\/retrieve-payment-redirect\/[^"]+)"/.exec(await answer.text())?.[1];
  return new URL(location ?? 'about:blank', url);
}
async function comeBack({ cookies }: Browser, url: URL) {
  const headers = { cookie: `basket=${cookies.get('basket')}`, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
  return (await shop.app.inject({ url: url.pathname + url.search, headers })).headers.location;
}
async function books() {
  const attempts = await shop.rows<{ reference: string }>('select reference from payment_attempt');
  const nets = await Promise.all(attempts.map(({ reference }) => psp.netOf(reference)));
  return { ...(await shop.books()), charged: nets.reduce((sum, net) => sum + net, 0) };
}
function offer(paymentProviders: string[], toggles: Partial<FeatureToggles> = {}) {
  const plain = shop.app.shop.content;
  const snapshot = plain();
  const markets = snapshot.markets.map((market) => (market.id === 'en-GB' ? { ...market, paymentProviders } : market));
  const own = snapshot.byMarket.get('en-GB')!;
  const market = markets.find(({ id }) => id === 'en-GB')!;
  const byMarket = new Map(snapshot.byMarket).set('en-GB', { ...own, market, featureToggles: { ...own.featureToggles, ...toggles } });
  shop.app.shop.content = () => ({ ...snapshot, markets, byMarket });
}
const receipt = expect.stringMatching(/^\/en-GB\/receipt\?orderid=[\w-]{22}$/);

describe('through the sandbox, by the adapters', () => {
  test('an approved card is an order; refused ones say why', async () => {
    const browser = await shop.readyBrowser();
    expect(await pay(browser, '4000000000000002')).toMatchObject({ paymentState: 'refused', error: 'payment.refused' });
    expect(await pay(browser, '4000000000009995')).toMatchObject({ paymentState: 'refused', error: 'payment.insufficient_funds' });
    expect(await pay(browser, good)).toMatchObject({ paymentState: 'authorised', url: receipt });
    expect(await books()).toMatchObject({ orders: 1, charged: price, reserved: 0, states: ['refused', 'refused', 'ordered'] });
  });

  test('3-D Secure: the code is asked for, and the right one pays', async () => {
    const browser = await shop.readyBrowser();
    const { adyenAction } = await pay(browser, '4917610000000000');
    const back = await decide(adyenAction!.url!, { decision: 'confirm', code: 'password' });
    expect(await comeBack(browser, back)).toEqual(receipt);
    expect(await books()).toMatchObject({ orders: 1, charged: price, reserved: 0 });
  });

  test('3-D Secure: a wrong code leads back to the payment, and the next card pays', async () => {
    const browser = await shop.readyBrowser();
    const { adyenAction } = await pay(browser, '4917610000000000');
    const back = await decide(adyenAction!.url!, { decision: 'confirm', code: 'wrong' });
    expect(await comeBack(browser, back)).toBe(
      '/en-GB/checkout/payment?paymentState=refused&reason=refused&error=payment.authentication_failed',
    );
    expect(await pay(browser, good)).toMatchObject({ paymentState: 'authorised' });
    expect(await books()).toMatchObject({ orders: 1, charged: price, reserved: 0 });
  });

  test('who pays at the bank and closes the browser gets the order by the notice', async () => {
    const browser = await shop.readyBrowser();
    const result = await browser.api(payment.create, { params, body: { paymentMethod: { type: 'ideal' } } });
    await decide(result.url!, { decision: 'approve' });
    await vi.waitFor(async () => expect((await shop.complete()) + (await books()).orders).toBeGreaterThan(0), patience);
    expect(await books()).toMatchObject({ orders: 1, charged: price, states: ['ordered'] });
  });

  test('who is refused at the bank and closes the browser leaves no pieces put aside', async () => {
    const browser = await shop.readyBrowser();
    const result = await browser.api(payment.create, { params, body: { paymentMethod: { type: 'ideal' } } });
    await decide(result.url!, { decision: 'refuse' });
    await vi.waitFor(async () => {
      await shop.complete();
      expect(await books()).toMatchObject({ orders: 0, charged: 0, reserved: 0, states: ['refused'] });
    }, patience);
  });

  test('who never comes back has paid nothing, and the pieces are free after a quarter of an hour', async () => {
    const browser = await shop.readyBrowser();
    await pay(browser, '4917610000000000');
    shop.wait(16 * 60);
    await shop.complete();
    expect(await books()).toMatchObject({ orders: 0, charged: 0, reserved: 0, states: ['expired'] });
  });

  test('Klarna: a session for the basket, a page, and the order (PAY-024, PAY-032)', async () => {
    const browser = await shop.readyBrowser();
    const { klarna } = await browser.api(payment.initKlarnaSession, { params });
    expect(klarna.sessionPaymentMethodCategories.length).toBeGreaterThan(0);
    expect((await browser.api(payment.initKlarnaSession, { params })).klarna).toEqual(klarna);
    const { redirectUrl } = await browser.api(payment.requestKlarnaUrl, { params: { ...params, basketId: browser.basketId } });
    const back = await decide(redirectUrl, { decision: 'pay_later' });
    expect(await comeBack(browser, back)).toEqual(receipt);
    expect(await books()).toMatchObject({ orders: 1, charged: price, reserved: 0 });
  });

  test('Klarna: who agrees and closes the browser gets the order by the notice', async () => {
    const browser = await shop.readyBrowser();
    const { redirectUrl } = await browser.api(payment.requestKlarnaUrl, { params: { ...params, basketId: browser.basketId } });
    await decide(redirectUrl, { decision: 'pay_now' });
    await vi.waitFor(async () => expect((await shop.complete()) + (await books()).orders).toBeGreaterThan(0), patience);
    expect(await books()).toMatchObject({ orders: 1, charged: price, states: ['ordered'] });
  });

  test('Iyzico: its page posts the shopper back without cookies; ids of another payment are no use (PAY-031, PAY-035)', async () => {
    offer(['iyzico']);
    const browser = await shop.readyBrowser();
    const bin = await browser.api(payment.checkBin, { params, body: { binNumber: '552879' } });
    expect(bin.bankName).toBe('Halkbank');
    const { iyzicoPaymentUrl, token } = await browser.api(payment.initializeIyzico, {
      params,
      body: { checkoutPersonalNumber: '10000000146' },
    });
    const card = { number: '5528790000000008', expiry: '12/30', month: '12', year: '2030', code: '123', holder: 'Ada Byron' };
    const back = await decide(iyzicoPaymentUrl, { decision: 'pay', ...card });
    const post = (path: string, sent: string) =>
      shop.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://iyzico.example', 'sec-fetch-site': 'cross-site' },
        payload: new URLSearchParams({ token: sent }).toString(),
      });
    expect((await post(back.pathname, 'another')).headers.location).toBe('/en-GB/checkout/payment');
    expect((await post(back.pathname.replace(browser.basketId, crypto.randomUUID()), token)).headers['set-cookie']).toBeUndefined();
    const answer = await post(back.pathname, token);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, receipt]);
    expect(String(answer.headers['set-cookie'])).toContain('order_access=');
    expect(await books()).toMatchObject({ orders: 1, charged: price, reserved: 0 });
    expect(JSON.stringify(await shop.rows('select * from payment_attempt'))).not.toContain('10000000146');
  });

  test('by link: paid on a telephone, seen on this screen (PAY-028, PAY-013)', async () => {
    offer(['adyen'], { payByLink: true });
    const browser = await shop.readyBrowser();
    const result = await browser.api(payment.create, { params, body: { provider: 'payByLink' } });
    const { url, linkId } = result.payByLink!;
    expect((await browser.api(payment.methods, { params })).payByLink).toEqual({ url, qrCodeString: url, linkId });
    const ask = (checkoutBasketId = browser.basketId) =>
      browser.api(payment.payByLinkReceipt, { params: { ...params, linkId }, query: { checkoutBasketId } });
    expect(await ask()).toEqual({ status: 'Payment pending' });
    expect(await refusal(ask(crypto.randomUUID()))).toMatchObject({ status: 404 });
    await decide(url, { number: good, expiry: '12/30', month: '12', year: '2030', code: '123', holder: 'Ada' });
    expect(await ask()).toEqual({ status: 'Completed', orderNumber: expect.any(String), redirectUrl: receipt });
    expect(await books()).toMatchObject({ orders: 1, charged: price });
  });

  test('a link whose basket was paid another way says that it is paid, and shows the receipt to who holds the basket alone', async () => {
    offer(['adyen'], { payByLink: true });
    const browser = await shop.readyBrowser();
    const { payByLink } = await browser.api(payment.create, { params, body: { provider: 'payByLink' } });
    const { basketId } = browser;
    const ask = (who: Pick<Browser, 'api'>) =>
      who.api(payment.payByLinkReceipt, { params: { ...params, linkId: payByLink!.linkId }, query: { checkoutBasketId: basketId } });
    const token = browser.cookies.get('basket')!;
    await pay(browser, good);
    await vi.waitFor(
      async () => expect(await shop.rows("select 1 from payment_attempt where state = 'ordered'")).toHaveLength(1),
      patience,
    );
    expect(await ask(shop.browser())).toEqual({ status: 'Completed', orderNumber: expect.any(String) });
    const owner = shop.browser({ cookie: `basket=${token}` });
    expect(await ask(owner)).toEqual({ status: 'Completed', orderNumber: expect.any(String), redirectUrl: receipt });
    expect(await books()).toMatchObject({ orders: 1, charged: price });
  });

  test('a link that nobody pays is over after twenty minutes', async () => {
    offer(['adyen'], { payByLink: true });
    const browser = await shop.readyBrowser();
    const { payByLink } = await browser.api(payment.create, { params, body: { provider: 'payByLink' } });
    shop.wait(21 * 60);
    const query = { checkoutBasketId: browser.basketId };
    const link = { ...params, linkId: payByLink!.linkId };
    expect(await browser.api(payment.payByLinkReceipt, { params: link, query })).toEqual({ status: 'Expired' });
    expect(await books()).toMatchObject({ orders: 0, charged: 0, reserved: 0 });
  });

  test('at the till: nothing is ordered until the terminal says that it is paid (PAY-029)', async () => {
    offer(['adyen'], { posPayment: true });
    const stranger = await shop.readyBrowser();
    expect((await refusal(stranger.api(payment.createPosPayment, { params, query: { basketId: stranger.basketId } }))).status).toBe(401);
    expect(await stranger.api(payment.methods, { params })).not.toHaveProperty('posPayment');
    // Staff are nobody at a till either, and a cookie that was copied is no device.
    const device = await enrolAsDevice(shop.db, { market: 'en-GB', now: testNow });
    for (const headers of [await signInAsStaff(shop.db, { role: 'administrator', now: testNow }), { cookie: device.cookie }]) {
      const { api, basketId } = await shop.readyBrowser({ [jumper]: 1 }, headers);
      expect((await refusal(api(payment.createPosPayment, { params, query: { basketId } }))).status).toBe(401);
      expect(await api(payment.methods, { params })).not.toHaveProperty('posPayment');
    }
    const browser = await shop.readyBrowser({ [jumper]: 1 }, { cookie: device.cookie, ...device.headers() });
    expect(await browser.api(payment.methods, { params })).toHaveProperty('posPayment');
    const query = { basketId: browser.basketId };
    expect(await refusal(browser.api(payment.createPosPayment, { params, query: { basketId: crypto.randomUUID() } }))).toMatchObject({
      status: 404,
    });
    expect(await browser.api(payment.createPosPayment, { params, query })).toEqual({ paymentState: 'pending' });
    await shop.complete();
    expect((await books()).orders).toBe(0);
    const page = await (await fetch(`${psp.url}/terminal/till-1`)).text();
    const transaction = /name="transaction" value="([^"]+)"/.exec(page)![1]!;
    await decide(`${psp.url}/terminal/till-1`, { decision: 'approve', transaction });
    await vi.waitFor(async () => expect((await shop.complete()) + (await books()).orders).toBeGreaterThan(0), patience);
    expect(await books()).toMatchObject({ orders: 1, charged: price });
  });
});

describe('CHK-014 express checkout', () => {
  const express = ({ api }: Browser) => api(payment.express, { params });

  test('is there where the market has switched it on; the sandbox has a stand-in', async () => {
    const browser = await shop.readyBrowser();
    expect(await refusal(express(browser))).toMatchObject({ status: 404 });
    offer(['adyen', 'klarna'], { expressCheckout: true });
    expect(await express(browser)).toEqual({});
  });

  test('with a client of Klarna it hands over the basket as Klarna checks it', async () => {
    const { klarna } = psp.config;
    shop = await checkoutShop(psp.providers, { ...psp.config, klarna: { ...klarna!, clientId: 'klarna_test_client_x' } });
    offer(['adyen', 'klarna'], { expressCheckout: true });
    const browser = await shop.readyBrowser({ [jumper]: 2 });
    const { klarna: setup } = await express(browser);
    expect(setup).toMatchObject({ clientId: 'klarna_test_client_x', locale: 'en-GB' });
    expect(setup!.order).toMatchObject({ purchase_country: 'GB', purchase_currency: 'GBP', order_amount: 2 * price });
    expect((setup!.order.order_lines as { total_amount: number }[]).reduce((sum, line) => sum + line.total_amount, 0)).toBe(2 * price);
    expect(JSON.stringify(setup)).not.toContain(klarna!.password);
    expect(await refusal(shop.browser().api(payment.express, { params }))).toMatchObject({ status: 409 });
  });
});

describe('PAY-033 asked again, the provider is looked up', () => {
  const retrigger = (orderNumber: string) =>
    shop.browser({ 'x-service-key': shop.app.shop.config.serviceKey! }).api(payment.retrigger, { params: { ...params, orderNumber } });
  const referenceOf = async () => (await shop.rows<{ reference: string }>('select reference from payment_attempt'))[0]!.reference;

  test('by its reference, a link that was paid and of which nobody was told becomes the order', async () => {
    offer(['adyen'], { payByLink: true });
    await psp.setFault('payByLink', { mode: 'lost' });
    const browser = await shop.readyBrowser();
    const { payByLink } = await browser.api(payment.create, { params, body: { provider: 'payByLink' } });
    await decide(payByLink!.url, { number: good, expiry: '12/30', month: '12', year: '2030', code: '123', holder: 'Ada' });
    expect(await books()).toMatchObject({ orders: 0, charged: price });
    expect(await retrigger(await referenceOf())).toEqual({ paymentState: 'authorised' });
    expect(await books()).toMatchObject({ orders: 1, charged: price, states: ['ordered'] });
  });

  test('an order that the provider knows another amount of is an error, for somebody to look at', async () => {
    const browser = await shop.readyBrowser();
    const { redirectUrl } = await browser.api(payment.requestKlarnaUrl, { params: { ...params, basketId: browser.basketId } });
    expect(await comeBack(browser, await decide(redirectUrl, { decision: 'pay_later' }))).toEqual(receipt);
    const [order] = await shop.rows<{ number: string }>('select number from customer_order');
    expect(await retrigger(order!.number)).toEqual({ paymentState: 'authorised' });
    await shop.db.execute(sql`update payment_attempt set amount = amount + 1`);
    shop.wait(61);
    expect(await retrigger(order!.number)).toEqual({ paymentState: 'error' });
    expect(await books()).toMatchObject({ orders: 1, charged: price, states: ['ordered'] });
  });

  test('money that the provider would not give back is asked for once more', async () => {
    const browser = await shop.readyBrowser();
    const { adyenAction } = await pay(browser, '4917610000000000');
    await decide(adyenAction!.url!, { decision: 'confirm', code: 'password' });
    await shop.db.execute(sql`update payment_attempt set state = 'error', becomes = 'refunded', reason = 'late', look_at = null`);
    expect(await retrigger(await referenceOf())).toEqual({ paymentState: 'error' });
    expect(await books()).toMatchObject({ orders: 0, charged: 0, states: ['refunded'] });
  });

  test('another market does not know it', async () => {
    const browser = await shop.readyBrowser();
    await pay(browser, good);
    const asked = { params: { catalog: 'de-DE', orderNumber: await referenceOf() } };
    const service = shop.browser({ 'x-service-key': shop.app.shop.config.serviceKey! });
    expect(await refusal(service.api(payment.retrigger, asked))).toMatchObject({ status: 404 });
  });
});

describe.each(['lostAnswer', 'errorAfter', 'error'])('a provider that fails with %s', (mode) => {
  test('charges once and becomes one order, or charges nothing', async () => {
    const browser = await shop.readyBrowser();
    await psp.setFault('adyen', { mode, times: 2, operations: ['start'] });
    const result = await pay(browser, good);
    expect(['pending', 'authorised']).toContain(result.paymentState);
    // As often as the completer comes by until the provider is well again.
    for (let visits = 0; visits < 5 && (await books()).reserved > 0; visits++) {
      shop.wait(61);
      await shop.complete();
    }
    const { orders, charged, reserved } = await books();
    expect({ charged, reserved }).toEqual({ charged: orders * price, reserved: 0 });
    expect(orders).toBe(1);
  });
});

test.each(['duplicate', 'reorder', 'early', 'forged'])('notices that come %s change nothing of one order', async (mode) => {
  const browser = await shop.readyBrowser();
  await psp.setFault('adyen', { mode });
  expect(await pay(browser, good)).toMatchObject({ paymentState: 'authorised' });
  await shop.complete();
  expect(await books()).toMatchObject({ orders: 1, charged: price, states: ['ordered'] });
});
