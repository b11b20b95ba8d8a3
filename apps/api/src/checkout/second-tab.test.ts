import { basket } from '@selvedge/contract/basket.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { makeRestoreToken } from '../basket/restore-abandoned.ts';
import { emptyTables } from '../db/test-database.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { testNow } from '../harness/test-app.ts';
import { checkoutShop, jumper, params, price, sealedCard } from './checkout.fixture.ts';

let shop: Awaited<ReturnType<typeof checkoutShop>>;
type Browser = Awaited<ReturnType<typeof shop.readyBrowser>>;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
});

const pay = ({ api }: Pick<Browser, 'api'>) => api(payment.create, { params, body: sealedCard });
const ask = ({ api }: Pick<Browser, 'api'>, checkoutBasketId: string) =>
  api(payment.return, { params: { ...params, checkoutBasketId }, query: {} });

test('two tabs that pay for one basket end in one order, and both find its receipt', async () => {
  const browser = await shop.readyBrowser();
  const [first, second] = await Promise.all([pay(browser), pay(browser)]);
  expect(second.orderId).toBe(first.orderId);
  expect(await shop.books()).toMatchObject({ orders: 1, charged: price });
  // The cookie of the basket is gone with the order; whoever clicks now is told to look, and finds it.
  expect(await refusal(pay(browser))).toMatchObject({ status: 409 });
  expect(await ask(browser, browser.basketId)).toMatchObject({ redirectReason: 'receipt', orderId: first.orderId });
});

test('the receipt of a paid basket is not shown to a browser that only knows its id', async () => {
  const browser = await shop.readyBrowser();
  await pay(browser);
  const stranger = openBrowser(shop.app);
  expect(await refusal(ask(stranger, browser.basketId))).toEqual({ status: 404, errors: { payment: ['payment.basket_gone'] } });
});

test('a basket that nobody has paid for says so, and one that another tab emptied is not called paid', async () => {
  const browser = await shop.readyBrowser();
  expect(await refusal(ask(browser, browser.basketId))).toEqual({ status: 404, errors: { payment: ['payment.not_started'] } });
  await browser.api(basket.remove, { params, query: {} });
  expect(await refusal(pay(browser))).toMatchObject({ status: 409, errors: { step: ['noStep'] } });
});

test('what a challenge answers after a notice was quicker is the order, not that it took too long', async () => {
  const browser = await shop.readyBrowser();
  shop.adyen.set('redirect');
  await pay(browser);
  const [attempt] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
  const event = { provider: 'adyen', id: 'e', kind: 'approved', reference: attempt!.reference, amount: { value: price, currency: 'GBP' } };
  const headers = { 'content-type': 'application/json', 'x-signature': 'right' };
  await shop.app.inject({ method: 'POST', url: '/api/order/payment/adyen/webhook', headers, payload: JSON.stringify([event]) });
  await shop.complete();
  const answer = await browser.api(payment.create, { params, body: { details: { threeDSResult: 'x' } } });
  expect(answer).toMatchObject({ paymentState: 'authorised', redirectReason: 'receipt' });
});

test('a link that restores a basket tells whether it is unknown or was ordered meanwhile', async () => {
  const [left, other] = [await shop.readyBrowser(), openBrowser(shop.app)];
  const link = { basketId: left.basketId, shopperId: 'ada', leftAt: testNow, now: testNow };
  const basketId = (await makeRestoreToken(shop.db, link))!;
  const restore = (token: string) => other.api(basket.restoreAbandoned, { params: {}, query: { basketId: token } });
  expect((await restore(basketId)).basket.quantity).toBe(1);
  await pay(left);
  expect(await refusal(restore(basketId))).toEqual({ status: 404, errors: { basketId: ['basket.restore_ordered'] } });
  expect(await refusal(restore('never-made'))).toEqual({ status: 404, errors: { basketId: ['basket.restore_unknown'] } });
});
