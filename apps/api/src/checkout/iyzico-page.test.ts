import { payment } from '@selvedge/contract/payment.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import { checkoutShop, jumper, params } from './checkout.fixture.ts';

let psp: TestPsp;
let shop: Awaited<ReturnType<typeof checkoutShop>>;

beforeAll(async () => {
  psp = await openTestPsp({ clock: () => shop.deps.clock() });
});
afterAll(() => psp.stop());
beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop(psp.providers, psp.config);
  await shop.stockUp(jumper, 10);
  const plain = shop.app.shop.content();
  const market = { ...plain.markets.find(({ id }) => id === 'en-GB')!, paymentProviders: ['iyzico'] };
  const byMarket = new Map(plain.byMarket).set('en-GB', { ...plain.byMarket.get('en-GB')!, market });
  shop.app.shop.content = () => ({ ...plain, markets: plain.markets.map((each) => (each.id === 'en-GB' ? market : each)), byMarket });
});

type Browser = Awaited<ReturnType<typeof shop.readyBrowser>>;
const open = ({ api }: Browser, checkoutPersonalNumber: string) =>
  api(payment.initializeIyzico, { params, body: { checkoutPersonalNumber } });
const states = async () => (await shop.books()).states;

test('PAY-031 a corrected number opens another page, and the same one again does not', async () => {
  const browser = await shop.readyBrowser();
  const first = await open(browser, '10000000146');
  expect(await open(browser, '10000000146')).toEqual(first);
  const second = await open(browser, '10000000078');
  expect(second.token).not.toBe(first.token);
  expect(await states()).toEqual(['cancelled', 'actionNeeded']);
});

test('PAY-031 a number whose digits do not fit is refused before anybody is asked', async () => {
  const browser = await shop.readyBrowser();
  expect(await refusal(open(browser, '10000000145'))).toEqual({
    status: 400,
    errors: { checkoutPersonalNumber: ['payment.personalNumberWrong'] },
  });
  expect(await states()).toEqual([]);
});

test('PAY-004 a number that was given is known by its last digits, kept when it is left empty, and nowhere to be read', async () => {
  const browser = await shop.readyBrowser();
  const asked = async () => (await browser.api(payment.methods, { params })).iyzico?.checkoutPersonalNumber;
  expect(await asked()).toBe('');
  const first = await open(browser, '10000000146');
  expect(await asked()).toBe('*******0146');
  expect(await open(browser, '')).toEqual(first);
  const kept = await shop.rows('select * from payment_session, payment_attempt');
  expect(JSON.stringify(kept)).not.toContain('10000000146');
});

test("who presses cancel on Iyzico's page has stopped the payment: it is over, and the pieces are free", async () => {
  const browser = await shop.readyBrowser();
  const { iyzicoPaymentUrl, token } = await open(browser, '');
  const page = await (await fetch(iyzicoPaymentUrl, { method: 'POST', body: new URLSearchParams({ decision: 'cancel' }) })).text();
  const back = new URL(/action="(http[^"]+\/retrieve-payment-redirect\/[^"]+)"/.exec(page)![1]!);
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: back.pathname, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    payload: new URLSearchParams({ token }).toString(),
  });
  expect(answer.headers.location).toBe('/en-GB/checkout/payment?paymentState=cancelled&reason=cancelled&error=payment.cancelled');
  expect(await shop.books()).toMatchObject({ orders: 0, reserved: 0, states: ['cancelled'] });
  expect(await browser.api(payment.methods, { params })).not.toHaveProperty('payment');
});
