import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import { order } from '@selvedge/contract/order.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { shipping } from '@selvedge/contract/shipping.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { issueCard } from '../gift-card/issue-card.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow } from '../harness/test-app.ts';
import { revokeShopperSessions } from '../identity/shopper-session.ts';
import type { StartPayment } from '../payment/payment-provider.ts';
import { address, checkoutShop, coat, jumper, params, price, sealedCard } from './checkout.fixture.ts';
import { pretendProvider } from './pretend-provider.fixture.ts';

type Shop = Awaited<ReturnType<typeof checkoutShop>>;
type Api = Awaited<ReturnType<Shop['readyBrowser']>>['api'];
let shop: Shop;
let klarna: ReturnType<typeof pretendProvider>;
const seen = { value: price, currency: 'GBP' };

beforeEach(async () => {
  await emptyTables();
  klarna = pretendProvider('klarna');
  shop = await checkoutShop({ klarna: klarna.provider });
  await shop.stockUp(jumper, 10);
  await shop.stockUp(coat, 10);
});

/** Whatever a test tried: the provider was never asked for money, and no piece is put aside. */
async function expectNothingCharged(): Promise<void> {
  expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, reserved: 0, states: [] });
  expect([...shop.adyen.calls, ...klarna.calls]).toEqual([]);
}

const pay = (api: Api, body: object = sealedCard) => api(payment.create, { params, body });
/** Every call that would lead to money, each refused in the same words. */
async function refusedAll(api: Api) {
  const answers = [
    await refusal(pay(api)),
    await refusal(api(payment.methods, { params })),
    await refusal(api(payment.initKlarnaSession, { params })),
    await refusal(api(payment.payWithGiftCard, { params })),
  ];
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  return answers[0];
}

describe('steps called out of order', () => {
  test('CHK-008 from the basket to the payment each call ahead names the step that comes first, and why', async () => {
    const { api } = shop.browser();
    const wrong = (step: string, reason: object = {}) => ({ status: 409, errors: { step: [step], ...reason } });
    const shipments = [{ shippingMethodId: 'home' }];
    expect((await refusal(pay(api))).errors).toMatchObject({ step: ['noStep'] });
    await api(basket.addLine, { params, body: { sku: jumper } });
    expect(await refusedAll(api)).toEqual(wrong('customerLogin', { email: ['checkout.startAgain'] }));
    expect((await refusal(api(shipping.setShipment, { params, body: { shipments } }))).errors).toMatchObject({ step: ['customerLogin'] });
    await api(checkout.continueAsGuest, { params, body: { email: 'ada@example.com' } });
    expect(await refusedAll(api)).toEqual(wrong('shippingAddress', { shippingAddress: ['checkout.address_first'] }));
    expect((await refusal(api(shipping.setShipment, { params, body: { shipments } }))).status).toBe(300);
    await api(checkout.setAddress, { params, body: { shippingAddress: address } });
    expect(await refusedAll(api)).toEqual(wrong('shippingMethods', { shippingMethodId: ['checkout.chooseMethod'] }));
    await api(shipping.setShipment, { params, body: { shipments } });
    expect(await refusedAll(api)).toEqual(wrong('checkoutSummary'));
    await expectNothingCharged();
    await api(basket.acceptTerms, { params, body: { acceptTerms: true } });
    expect(await pay(api)).toMatchObject({ paymentState: 'authorised' });
  });

  test('what a bank would answer is of no use before anything was paid', async () => {
    const browser = await shop.readyBrowser();
    expect(await refusal(pay(browser.api, { details: { redirectResult: 'ok' } }))).toEqual({
      ...{ status: 400, errors: { payment: ['payment.not_started'], step: ['checkoutPayment'] } },
    });
    const checkoutBasketId = browser.basketId;
    const back = { params: { ...params, checkoutBasketId }, query: { redirectResult: 'ok' } };
    expect((await refusal(browser.api(payment.return, back))).status).toBe(404);
    await expectNothingCharged();
  });
});

describe('foreign ids', () => {
  test("another's basket can be neither looked into nor paid for by its id", async () => {
    const owner = await shop.readyBrowser();
    const { api } = await shop.readyBrowser({ [coat]: 1 });
    const basketId = owner.basketId;
    const calls = [
      () => api(payment.requestKlarnaUrl, { params: { ...params, basketId } }),
      () => api(payment.return, { params: { ...params, checkoutBasketId: basketId }, query: { redirectResult: 'ok' } }),
      () => api(payment.payByLinkReceipt, { params: { ...params, linkId: 'PL1' }, query: { checkoutBasketId: basketId } }),
      () => api(shipping.shippingProviders, { params: { catalogId: 'en-GB' }, query: { basketId } }),
      () => api(order.receipt, { params: { ...params, orderId: basketId }, query: {} }),
    ];
    for (const call of calls) expect((await refusal(call())).status).toBe(404);
    expect((await refusal(api(payment.createPosPayment, { params, query: { basketId } }))).status).toBe(401);
    await expectNothingCharged();
  });

  test("the payment of another's basket does not pay for mine", async () => {
    const [owner, mine] = [await shop.readyBrowser(), await shop.readyBrowser()];
    shop.adyen.set('redirect');
    await pay(owner.api);
    const [attempt] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
    const query = { redirectResult: 'ok', attempt: attempt!.reference };
    const back = { params: { ...params, checkoutBasketId: mine.basketId }, query };
    expect((await refusal(mine.api(payment.return, back))).status).toBe(404);
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0 });
  });

  test("a parcel of another basket is not there, and taking out another's line takes nothing out", async () => {
    const owner = await shop.readyBrowser();
    const { lines } = (await owner.api(basket.get, { params, query: {} })).basket;
    const { api } = await shop.readyBrowser({ [coat]: 1 });
    const { basket: mine } = await api(basket.removeLine, { params: { ...params, lineItemId: lines[0]!.id } });
    expect(mine.lines.map(({ sku }) => sku)).toEqual([coat]);
    const choose = (choice: object) =>
      refusal(api(shipping.setShipment, { params, body: { shipments: [{ shippingMethodId: 'home', ...choice }] } }));
    expect(await choose({ id: randomUUID() })).toEqual({ status: 400, errors: { shipments: ['shipping.parcel_gone'] } });
    expect((await owner.api(basket.get, { params, query: {} })).basket.lines).toEqual(lines);
  });

  test('a basket of one market is not paid for in another', async () => {
    const { api } = await shop.readyBrowser();
    expect(await refusal(api(payment.create, { params: { catalog: 'de-DE' }, body: sealedCard }))).toEqual({
      ...{ status: 400, errors: { catalog: ['basket.other_market'] } },
    });
    await expectNothingCharged();
  });
});

describe('a basket that changes between summary and payment', () => {
  const changed = { status: 400, errors: { payment: ['payment.basket_changed'], step: ['checkoutSummary'] } };
  const another = (api: Api) => api(basket.setLine, { params, body: { sku: jumper, quantity: 2 } });

  test('by card, and at Klarna, nobody pays another amount than was shown', async () => {
    const { api, basketId } = await shop.readyBrowser();
    await another(api);
    expect(await refusal(pay(api, { ...sealedCard, amount: seen }))).toEqual(changed);
    const own = { ...params, basketId };
    expect(await refusal(api(payment.requestKlarnaUrl, { params: own, body: { amount: seen } }))).toEqual(changed);
    await expectNothingCharged();
    shop.adyen.set('approve');
    expect(await pay(api, { ...sealedCard, amount: { ...seen, value: 2 * price } })).toMatchObject({ paymentState: 'authorised' });
  });

  test('with gift cards that would cover the new total as well, it is looked at once more', async () => {
    const { api } = await shop.readyBrowser();
    const reference = randomUUID();
    const issued = await shop.db.transaction((tx) => issueCard(tx, { reference, amount: 20_000, currency: 'GBP', now: testNow }));
    const body = { giftCardNumber: issued!.number, giftCardNumberValidationCode: issued!.code };
    await api(basket.addGiftCard, { params, body });
    await another(api);
    expect(await refusal(api(payment.payWithGiftCard, { params, body: { amount: seen } }))).toEqual(changed);
    await expectNothingCharged();
    const paid = await api(payment.payWithGiftCard, { params, body: { amount: { ...seen, value: 2 * price } } });
    expect(paid).toMatchObject({ paymentState: 'authorised' });
    expect(await shop.rows('select balance from gift_card')).toEqual([{ balance: String(20_000 - 2 * price) }]);
  });

  const refusedWith = (key: string, step: string) => ({ status: 400, errors: { lineItem: [key], step: [step] } });
  /** As everybody sees it a moment later. */
  async function leave(sku: string, pieces: number): Promise<void> {
    await shop.stockUp(sku, pieces);
    shop.moveStock(sku, pieces);
  }

  test('what sold out since the summary is named; only where nothing else is left does the way lead back to the basket', async () => {
    const { api } = await shop.readyBrowser({ [jumper]: 1, [coat]: 1 });
    await leave(jumper, 0);
    expect(await refusedAll(api)).toEqual(refusedWith('basket.out_of_stock', 'checkoutPayment'));
    await leave(coat, 0);
    expect(await refusedAll(api)).toEqual(refusedWith('basket.out_of_stock', 'noStep'));
    await expectNothingCharged();
  });

  test('a line with fewer pieces left than wanted is put right at the payment: set to what is left, it is paid for at its new total', async () => {
    const { api } = await shop.readyBrowser({ [jumper]: 3 });
    await leave(jumper, 2);
    expect(await refusedAll(api)).toEqual(refusedWith('basket.not_enough_stock', 'checkoutPayment'));
    await expectNothingCharged();
    const { basket: short } = await api(basket.get, { params, query: {} });
    expect(short.lines).toMatchObject([{ state: 'limited', quantity: 3, maximumQuantity: 2 }]);
    const lineItemId = short.lines[0]!.id;
    const { basket: set } = await api(basket.setLineById, { params: { ...params, lineItemId }, query: {}, body: { quantity: 2 } });
    expect(set.total.amount).toBe(90);
    expect(await api(payment.methods, { params })).toMatchObject({ amount: { value: 2 * price } });
    shop.adyen.set('approve');
    expect(await pay(api, { ...sealedCard, amount: { ...seen, value: 2 * price } })).toMatchObject({ paymentState: 'authorised' });
    expect(await shop.books()).toMatchObject({ orders: 1, charged: 2 * price, left: 10 });
  });
});

describe('prices that somebody tampered with', () => {
  test.each([
    ['a penny', { value: 1, currency: 'GBP' }],
    ['nothing', { value: 0, currency: 'GBP' }],
    ['less than nothing', { value: -price, currency: 'GBP' }],
    ['a cheaper currency', { value: price, currency: 'HUF' }],
  ])('%s is not the amount', async (_, amount) => {
    const { api } = await shop.readyBrowser();
    expect(await refusal(pay(api, { ...sealedCard, amount }))).toMatchObject({
      status: 400,
      errors: { payment: ['payment.basket_changed'] },
    });
    await expectNothingCharged();
  });

  test('prices and totals that are sent along are not read', async () => {
    const { api } = await shop.readyBrowser();
    const cheap = { amount: 0.01, currency: 'GBP' };
    const line = { sku: jumper, quantity: 2, unitPrice: cheap, price: 1, totalPrice: cheap, discounts: [cheap] };
    const { basket: shown } = await api(basket.setLine, { params, body: line });
    expect(shown.total.amount).toBe(90);
    await pay(api, { ...sealedCard, total: cheap, remainingTotal: cheap, lines: [line], giftCards: [{ id: randomUUID(), used: cheap }] });
    expect(await shop.books()).toMatchObject({ orders: 1, charged: 2 * price, sold: 2 * price });
  });
});

describe('a session that ends in the middle', () => {
  const subject = randomUUID();
  const market = 'en-GB';

  async function member() {
    const browser = await shop.readyBrowser({ [jumper]: 1 }, await signInAsShopper(shop.db, { market, now: testNow, subject }));
    // A member is written to at the account's own address; nothing of it stands in the basket.
    await shop.db.execute(sql`update basket set content = content - 'email'`);
    return browser;
  }

  test('leads to who you are, keeps everything, and pays after signing in again', async () => {
    const browser = await member();
    expect(await browser.api(payment.methods, { params })).toMatchObject({ amount: seen });
    shop.wait(7200);
    expect(await refusedAll(browser.api)).toEqual({ status: 409, errors: { step: ['customerLogin'], email: ['checkout.startAgain'] } });
    await expectNothingCharged();
    const now = new Date(testNow.getTime() + 7_200_000);
    const again = shop.browser(await signInAsShopper(shop.db, { market, now, subject }));
    expect(await pay(again.api, { ...sealedCard, amount: seen })).toMatchObject({ paymentState: 'authorised' });
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price });
  });

  test.each<[string, () => unknown]>([
    ['by its age', () => shop.wait(7200)],
    ['on another device', () => revokeShopperSessions(shop.db, { shopperId: subject, now: testNow })],
  ])('%s is refreshed first where the session library calls', async (_, end) => {
    const { send } = await member();
    await end();
    const headers = { 'st-auth-mode': 'cookie', 'content-type': 'application/json' };
    const answer = await send('/api/order/en-GB/basket/create-payment', { method: 'POST', headers, body: JSON.stringify(sealedCard) });
    expect(answer.status).toBe(401);
    await expectNothingCharged();
  });

  test('without the cookie of the basket there is nothing to pay for', async () => {
    const browser = await shop.readyBrowser();
    browser.cookies.delete('basket');
    expect((await refusal(pay(browser.api))).errors).toMatchObject({ step: ['noStep'] });
    await expectNothingCharged();
  });
});

describe('an address of another country', () => {
  /** What a provider is told, seen at the moment in which it answers. */
  let told: StartPayment | undefined;
  beforeEach(() => {
    shop.adyen.onAnswer(async (start) => {
      told = start;
    });
  });
  afterEach(() => {
    told = undefined;
  });

  test('CHK-018 is read as one of the market’s country, for the parcel, the bill and the bank: forced, and not refused', async () => {
    const { api } = await shop.readyBrowser();
    const body = { shippingAddress: { ...address, country: 'US' }, billingAddress: { ...address, line1: 'Greek Street', country: 'KW' } };
    const { basket: shown } = await api(checkout.setAddress, { params, body });
    expect([shown.shippingAddress!.country, shown.billingAddress!.country]).toEqual(['GB', 'GB']);
    await pay(api);
    expect([told!.shipping!.country, told!.billing!.country]).toEqual(['GB', 'GB']);
  });

  test('whose postal code is none of the market’s is refused at its field, and the one before stays', async () => {
    const { api } = await shop.readyBrowser();
    const berlin = { ...address, country: 'DE', postalCode: '10119', city: 'Berlin' };
    expect(await refusal(api(checkout.setAddress, { params, body: { shippingAddress: berlin } }))).toEqual({
      ...{ status: 400, errors: { 'shippingAddress.postalCode': ['address.error.postal_code'] } },
    });
    expect((await api(basket.get, { params, query: {} })).basket.shippingAddress).toMatchObject({ city: 'London', country: 'GB' });
    await expectNothingCharged();
  });
});

describe('a way of delivery that vanishes', () => {
  const other = { id: 'express', name: 'Express', carrier: 'Post', deliveryType: 'home', price: 9 };

  test('after the summary leads back to the ways of delivery, and says that it is gone', async () => {
    const { api } = await shop.readyBrowser();
    shop.setDocuments({ 'shipping-methods': [other] });
    expect(await refusedAll(api)).toEqual({
      ...{ status: 409, errors: { step: ['shippingMethods'], shippingMethodId: ['shipping.method_gone'] } },
    });
    await expectNothingCharged();
    await api(shipping.setShipment, { params, body: { shipments: [{ shippingMethodId: 'express' }] } });
    expect(await refusal(pay(api, { ...sealedCard, amount: seen }))).toMatchObject({ errors: { payment: ['payment.basket_changed'] } });
    expect(await pay(api, { ...sealedCard, amount: { ...seen, value: price + 900 } })).toMatchObject({ paymentState: 'authorised' });
  });

  test('while the shopper is at the bank is kept as it was bought', async () => {
    const { api, basketId } = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(api);
    shop.setDocuments({ 'shipping-methods': [other] });
    const back = { params: { ...params, checkoutBasketId: basketId }, query: { redirectResult: 'ok' } };
    const { orderId = '' } = await api(payment.return, back);
    const receipt = await api(order.receipt, { params: { ...params, orderId }, query: {} });
    expect(receipt.order!.shipments).toMatchObject([{ shippingMethodId: 'home', shippingMethodName: 'Home' }]);
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, sold: price });
  });
});
