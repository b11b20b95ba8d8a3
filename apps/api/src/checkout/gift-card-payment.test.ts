import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { type IssuedCard, issueCard } from '../gift-card/issue-card.ts';
import { moveMoney } from '../gift-card/move-money.ts';
import { testNow as now } from '../harness/test-app.ts';
import { checkoutShop, jumper, params } from './checkout.fixture.ts';

type Shop = Awaited<ReturnType<typeof checkoutShop>>;
type Browser = Awaited<ReturnType<Shop['readyBrowser']>>;
let shop: Shop;
const price = 4500;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
});

const issue = async (amount: number): Promise<IssuedCard> =>
  (await shop.db.transaction((tx) => issueCard(tx, { reference: randomUUID(), amount, currency: 'GBP', now })))!;
const use = ({ api }: Browser, { number, code }: IssuedCard) =>
  api(basket.addGiftCard, { params, body: { giftCardNumber: number, giftCardNumberValidationCode: code } });
const spend = (card: IssuedCard, amount: number) =>
  shop.db.transaction((tx) =>
    moveMoney(tx, { kind: 'redeem', reference: randomUUID(), cardId: card.id, currency: 'GBP', amount: -amount, counter: 'spent', now }),
  );
const balances = async () =>
  (await shop.rows<{ balance: string }>('select balance from gift_card order by created_at')).map(({ balance }) => Number(balance));
const pay = ({ api }: Browser) => api(payment.create, { params, body: { paymentMethod: { type: 'scheme', encryptedCardNumber: 'x' } } });

describe('PAY-022 gift cards first, the rest to a provider', () => {
  test('a card that covers everything completes the order alone, however often it is clicked (PAY-027)', async () => {
    const browser = await shop.readyBrowser();
    await use(browser, await issue(10_000));
    const ways = await browser.api(payment.methods, { params });
    expect(ways).toMatchObject({ showGiftCardPaymentOption: true, amountCoveredByGiftCards: { amount: 45 }, amount: { value: 0 } });
    expect(ways.adyen).toBeUndefined();
    const results = await Promise.all(Array.from({ length: 5 }, () => browser.api(payment.payWithGiftCard, { params })));
    expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await balances()).toEqual([10_000 - price]);
    expect(await shop.books()).toMatchObject({ orders: 1, sold: price, charged: 0, left: 9, reserved: 0, states: ['ordered'] });
    expect(await shop.rows('select kind, amount, label from order_payment')).toEqual([
      { kind: 'giftCard', amount: String(price), label: expect.stringMatching(/\d{4}$/) },
    ]);
  });

  test('by GET only with the headers of our own client', async () => {
    const browser = await shop.readyBrowser();
    await use(browser, await issue(10_000));
    expect((await browser.send('/api/order/en-GB/basket/complete-payment-using-giftcard')).status).toBe(400);
    const asked = await browser.send('/api/order/en-GB/basket/complete-payment-using-giftcard', { headers: { rid: 'anti-csrf' } });
    expect(asked.status).toBe(200);
    expect(await shop.books()).toMatchObject({ orders: 1 });
  });

  test('a card that covers a part leaves the rest to the provider, and the order names both', async () => {
    const browser = await shop.readyBrowser();
    await use(browser, await issue(1_000));
    expect((await browser.api(payment.methods, { params })).amount).toEqual({ value: price - 1_000, currency: 'GBP' });
    expect(await refusal(browser.api(payment.payWithGiftCard, { params }))).toMatchObject({
      status: 400,
      errors: { payment: ['payment.basket_changed'] },
    });
    await pay(browser);
    expect(await balances()).toEqual([0]);
    expect(await shop.books()).toMatchObject({ orders: 1, sold: price, charged: price - 1_000 });
    expect(await shop.rows('select kind, amount from order_payment order by kind')).toEqual([
      { kind: 'giftCard', amount: '1000' },
      { kind: 'provider', amount: String(price - 1_000) },
    ]);
  });

  test('a card that is spent elsewhere while the shopper is at the bank: everything goes back', async () => {
    const browser = await shop.readyBrowser();
    const card = await issue(1_000);
    await use(browser, card);
    shop.adyen.set('redirect');
    await pay(browser);
    await spend(card, 500);
    const result = await browser.api(payment.return, {
      params: { ...params, checkoutBasketId: browser.basketId },
      query: { redirectResult: 'ok' },
    });
    expect(result).toMatchObject({ paymentState: 'error', error: 'payment.given_back' });
    expect(await balances()).toEqual([500]);
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, left: 10, reserved: 0, states: ['refunded'] });
  });

  test('two baskets that spend the same card at the same moment: one of them does', async () => {
    const card = await issue(price);
    const browsers = [await shop.readyBrowser(), await shop.readyBrowser()];
    for (const browser of browsers) await use(browser, card);
    const results = await Promise.all(browsers.map((browser) => browser.api(payment.payWithGiftCard, { params }).catch((error) => error)));
    expect(results.filter(({ paymentState }) => paymentState === 'authorised')).toHaveLength(1);
    expect(await balances()).toEqual([0]);
    expect(await shop.books()).toMatchObject({ orders: 1, charged: 0, left: 9, reserved: 0 });
  });
});
