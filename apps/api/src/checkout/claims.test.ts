import { basket } from '@selvedge/contract/basket.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SentPromotion } from '../basket/basket.fixture.ts';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { testNow } from '../harness/test-app.ts';
import { promotionCodeTable, promotionTable } from '../promotion/tables.ts';
import { checkoutShop, jumper, params, price, sealedCard } from './checkout.fixture.ts';

type Shop = Awaited<ReturnType<typeof checkoutShop>>;
type Browser = Awaited<ReturnType<Shop['readyBrowser']>>;
let shop: Shop;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 100);
});

const pay = ({ api }: Browser, body: object = sealedCard) => api(payment.create, { params, body });
const tried = async (browser: Browser) => pay(browser).catch((error) => error.result as { errors: Record<string, string[]> });
const starts = () => shop.adyen.calls.filter((call) => call.startsWith('start')).length;

describe('a code that can be used once', () => {
  const code = 'ONCE';
  const once: SentPromotion = { id: 'once', names: { en: 'Once' }, trigger: 'code', benefit: { kind: 'percentage', percent: 10 } };

  beforeEach(async () => {
    shop.setPromotions(once);
    await shop.db.insert(promotionTable).values({ id: once.id, definition: once, changedAt: testNow });
    await shop.db.insert(promotionCodeTable).values({ code, promotionId: once.id, mostUses: 1, createdAt: testNow });
  });

  async function withCode(): Promise<Browser> {
    const browser = await shop.readyBrowser();
    await browser.api(basket.addPromoCode, { params, query: { promoCode: code } });
    return browser;
  }
  const used = async () => (await shop.rows<{ used: number }>('select used from promotion_code'))[0]!.used;

  test('is claimed by one of twenty who pay at the same moment; the others are told before any bank is asked', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, withCode));
    const told = await Promise.all(browsers.map(tried));
    expect(told.filter((each) => 'orderId' in each)).toHaveLength(1);
    expect(told.filter((each) => 'errors' in each && each.errors.promoCode?.[0] === 'promotion.used_up')).toHaveLength(19);
    expect(starts()).toBe(1);
    expect(shop.adyen.calls.filter((call) => call.startsWith('cancel'))).toEqual([]);
    expect(await shop.books()).toMatchObject({ orders: 1, charged: price * 0.9, reserved: 0, states: ['ordered'] });
  });

  test('that another shopper has claimed is told before a card is typed, and not to who claimed it', async () => {
    const [first, second] = [await withCode(), await withCode()];
    shop.adyen.set('redirect');
    await pay(first);
    expect(await refusal(second.api(payment.methods, { params }))).toEqual({ status: 400, errors: { promoCode: ['promotion.used_up'] } });
    expect(await first.api(payment.methods, { params })).toMatchObject({ payment: { redirectReason: 'action' } });
    await second.api(basket.deletePromoCode, { params, query: { promoCode: code } });
    expect(await second.api(payment.methods, { params })).toMatchObject({ amount: { value: price } });
  });

  test('is free again when the bank refuses, when the shopper stops and when nobody comes back', async () => {
    const [refused, left, last] = [await withCode(), await withCode(), await withCode()];
    shop.adyen.set('refuse');
    expect(await pay(refused)).toMatchObject({ paymentState: 'refused' });
    expect(await used()).toBe(0);
    shop.adyen.set('redirect');
    expect(await pay(left)).toMatchObject({ redirectReason: 'action' });
    expect(await refusal(pay(last))).toMatchObject({ errors: { promoCode: ['promotion.used_up'] } });
    const back = { params: { ...params, checkoutBasketId: left.basketId }, query: { redirectResult: 'refused' } };
    expect(await left.api(payment.return, back)).toMatchObject({ paymentState: 'cancelled' });
    expect(await used()).toBe(0);
    await pay(left);
    shop.wait(16 * 60);
    await shop.complete();
    expect(await used()).toBe(0);
    shop.adyen.set('approve');
    expect(await pay(last)).toMatchObject({ paymentState: 'authorised' });
    expect(await used()).toBe(1);
  });

  test('stays with the later payment of a basket when money of an earlier one comes late', async () => {
    const browser = await withCode();
    shop.adyen.set('redirect');
    await pay(browser);
    shop.wait(16 * 60);
    await shop.complete();
    const [first] = await shop.rows<{ reference: string }>('select reference from payment_attempt');
    await pay(browser);
    shop.adyen.payAtBank(first!.reference);
    const event = {
      provider: 'adyen',
      id: 'late',
      kind: 'approved',
      reference: first!.reference,
      amount: { value: price * 0.9, currency: 'GBP' },
    };
    const headers = { 'content-type': 'application/json', 'x-signature': 'right' };
    await shop.app.inject({ method: 'POST', url: '/api/order/payment/adyen/webhook', headers, payload: JSON.stringify([event]) });
    await shop.complete();
    expect(await used()).toBe(1);
    expect(await shop.books()).toMatchObject({ charged: 0, states: ['refunded', 'actionNeeded'] });
  });
});

describe('pieces that nobody has paid for', () => {
  test('are free again five minutes after a click that came to nothing, and stay longer for who is at the bank', async () => {
    const [lost, atBank] = [await shop.readyBrowser(), await shop.readyBrowser()];
    shop.adyen.set('redirect');
    await pay(atBank);
    shop.adyen.set('down');
    await pay(lost);
    shop.wait(6 * 60);
    await shop.complete();
    // The one that nobody could be asked about is given up as soon as it may be; the other is still at its bank.
    shop.adyen.set('redirect');
    shop.wait(6);
    await shop.complete();
    expect(await shop.books()).toMatchObject({ reserved: 1 });
    const back = { params: { ...params, checkoutBasketId: atBank.basketId }, query: { redirectResult: 'ok' } };
    expect(await atBank.api(payment.return, back)).toMatchObject({ paymentState: 'authorised' });
    expect(await shop.books()).toMatchObject({ orders: 1, reserved: 0 });
  });

  test('can be bought all at once, but one address never keeps all of a size from everybody else', async () => {
    await shop.stockUp(jumper, 6);
    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    shop.adyen.set('redirect');
    const many = await Promise.all(Array.from({ length: 6 }, () => shop.readyBrowser({ [jumper]: 1 }, stranger)));
    const told = await Promise.all(many.map(tried));
    expect(told.filter((each) => 'errors' in each && each.errors.payment?.[0] === 'payment.held_elsewhere')).toHaveLength(3);
    expect(await shop.books()).toMatchObject({ reserved: 3 });
    const other = await shop.readyBrowser({ [jumper]: 3 });
    shop.adyen.set('approve');
    expect(await pay(other)).toMatchObject({ paymentState: 'authorised' });
    expect((await shop.books()).charged).toBe(3 * price);
  });

  test('are not kept again and again by who lets them lapse', async () => {
    await shop.stockUp(jumper, 2);
    const stranger = await shop.readyBrowser({ [jumper]: 2 });
    shop.adyen.set('redirect');
    expect(await pay(stranger)).toMatchObject({ redirectReason: 'action' });
    shop.wait(16 * 60);
    await shop.complete();
    expect(await refusal(pay(stranger))).toMatchObject({ errors: { payment: ['payment.held_elsewhere'] } });
    shop.wait(3600);
    expect(await pay(stranger)).toMatchObject({ redirectReason: 'action' });
  });

  test('are not tried for more than thirty times an hour from one address, however many baskets it fills', async () => {
    shop.adyen.set('refuse');
    const thief = { 'x-forwarded-for': '203.0.113.10' };
    for (let baskets = 0; baskets < 6; baskets++) {
      const browser = await shop.readyBrowser({ [jumper]: 1 }, thief);
      for (let tries = 0; tries < 5; tries++) expect((await pay(browser)).paymentState).toBe('refused');
    }
    const more = await shop.readyBrowser({ [jumper]: 1 }, thief);
    expect([400, 429]).toContain((await refusal(pay(more))).status);
    expect(starts()).toBe(30);
    expect(await pay(await shop.readyBrowser())).toMatchObject({ paymentState: 'refused' });
  });
});
