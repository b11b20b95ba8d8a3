import { payment } from '@selvedge/contract/payment.ts';
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

describe('what gets lost on the way', () => {
  test('charged, but the answer never came: the completer finds the money and writes the order', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('lost');
    expect(await pay(browser)).toEqual({ paymentState: 'pending' });
    expect(await shop.books()).toMatchObject({ orders: 0, charged: price, reserved: 1 });
    shop.adyen.set('approve');
    shop.wait(4);
    await shop.complete();
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, reserved: 0, states: ['ordered'] });
    expect(await browser.api(payment.methods, { params })).toMatchObject({
      payment: { paymentState: 'authorised', redirectReason: 'receipt' },
    });
    expect(browser.cookies.has('order_access')).toBe(true);
  });

  test('never reached the provider: the pieces are free again and nothing is charged', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('down');
    expect(await pay(browser)).toEqual({ paymentState: 'pending' });
    shop.adyen.set('approve');
    shop.wait(4);
    await shop.complete();
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, reserved: 0, states: ['refused'] });
  });

  test('the process died between the charge and the order: another one completes it', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.onAnswer(() => Promise.reject(new Error('killed')));
    expect((await refusal(pay(browser))).status).toBe(500);
    shop.adyen.onAnswer(async () => {});
    shop.wait(16);
    await shop.complete();
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, reserved: 0 });
  });

  test('a payment that nobody ends is over after a quarter of an hour: undone at the provider, pieces free', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    shop.wait(16 * 60);
    await shop.complete();
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, reserved: 0, states: ['expired'] });
  });

  test('the warehouse counted anew and the pieces are gone: the money goes back at once', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    await shop.stockUp(jumper, 0);
    const params26 = { ...params, checkoutBasketId: browser.basketId };
    const result = await browser.api(payment.return, { params: params26, query: { redirectResult: 'ok' } });
    expect(result).toMatchObject({
      paymentState: 'error',
      redirectReason: 'soldOut',
      error: 'payment.sold_out_back',
      url: '/en-GB/basket',
    });
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, reserved: 0, states: ['refunded'] });
  });

  test('money back that the provider does not answer is asked for until it is sure', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    const [attempt] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
    shop.adyen.payAtBank(attempt!.reference);
    await shop.stockUp(jumper, 0);
    shop.adyen.set('down');
    await notice(attempt!.reference, { id: 'e1', amount: { value: price, currency: 'GBP' } });
    await shop.complete();
    expect(await shop.books()).toMatchObject({ charged: price, states: ['refunding'], reserved: 0 });
    shop.adyen.set('approve');
    shop.wait(15);
    await shop.complete();
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, states: ['refunded'] });
  });

  test('another amount than was asked for is not an order', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('otherAmount');
    expect(await pay(browser)).toMatchObject({ paymentState: 'error' });
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, states: ['refunded'] });
  });
});

async function notice(reference: string, change: object = {}, signature = 'right') {
  const event = { provider: 'adyen', id: 'event', kind: 'approved', reference, providerReference: `psp-${reference}`, ...change };
  return shop.app.inject({
    method: 'POST',
    url: '/api/order/payment/adyen/webhook',
    headers: { 'content-type': 'application/json', 'x-signature': signature, origin: 'https://provider.example' },
    payload: JSON.stringify([event]),
  });
}

describe('notices of providers', () => {
  test('one that comes before the answer writes the order; the answer finds it', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.onAnswer(async ({ reference, amount }) => {
      await notice(reference, { amount });
      await shop.complete();
    });
    expect(await pay(browser)).toMatchObject({ paymentState: 'authorised' });
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, states: ['ordered'] });
  });

  test('repeated and out of order they change nothing; forged ones are refused and leave no trace', async () => {
    const browser = await shop.readyBrowser();
    await pay(browser);
    const [attempt] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
    const amount = { value: price, currency: 'GBP' };
    for (const change of [{ amount }, { amount }, { id: 'late', kind: 'pending' }, { id: 'no', kind: 'refused' }]) {
      expect((await notice(attempt!.reference, change)).statusCode).toBe(200);
    }
    expect((await notice(attempt!.reference, { id: 'forged' }, 'wrong')).statusCode).toBe(400);
    await shop.complete();
    expect(await shop.rows('select id from payment_event order by id')).toEqual([{ id: 'event' }, { id: 'late' }, { id: 'no' }]);
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price, states: ['ordered'] });
  });

  test('money that comes after we gave up goes back', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    shop.wait(16 * 60);
    await shop.complete();
    const [attempt] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
    shop.adyen.payAtBank(attempt!.reference);
    await notice(attempt!.reference, { amount: { value: price, currency: 'GBP' } });
    await shop.complete();
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, states: ['refunded'] });
  });

  test('one without an amount, or of another amount, is no proof', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.set('redirect');
    await pay(browser);
    const [attempt] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
    await notice(attempt!.reference, { id: 'a' });
    await shop.complete();
    expect((await shop.books()).orders).toBe(0);
    await notice(attempt!.reference, { id: 'b', amount: { value: 1, currency: 'GBP' } });
    await shop.complete();
    expect(await shop.books()).toMatchObject({ orders: 0, states: ['refunded'] });
  });
});
