import { payment } from '@selvedge/contract/payment.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { checkoutShop, jumper, params, price, sealedCard } from './checkout.fixture.ts';
import { pretendProvider } from './pretend-provider.fixture.ts';

const adyen = pretendProvider('adyen');
const klarna = pretendProvider('klarna');
let shop: Awaited<ReturnType<typeof checkoutShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop({ adyen: adyen.provider, klarna: klarna.provider });
  await shop.stockUp(jumper, 1);
});

const listing = (...methods: { type: string; name: string; configuration?: object; brands?: string[] }[]) => {
  adyen.provider.listMethods = async () => ({ state: 'listed', methods, data: { paymentMethods: methods } });
};

test("PAY-002 Apple Pay comes with the shop's own settings at Apple, and without them when the provider has none", async () => {
  const configuration = { merchantId: 'merchant.com.example', merchantName: 'Selvedge' };
  listing({ type: 'applepay', name: 'Apple Pay', brands: ['visa', 'mc'], configuration });
  const browser = await shop.readyBrowser();
  expect((await browser.api(payment.methods, { params })).adyen?.applePayPaymentSettings).toEqual({
    ...{ merchantName: 'Selvedge', merchantIdentifier: 'merchant.com.example', countryCode: 'GB', supportedNetworks: ['visa', 'mc'] },
  });
  listing({ type: 'applepay', name: 'Apple Pay' });
  expect((await browser.api(payment.methods, { params })).adyen).not.toHaveProperty('applePayPaymentSettings');
});

test('Klarna stays on offer while a check of the bank is open, even for the last piece', async () => {
  listing({ type: 'scheme', name: 'Cards' });
  const browser = await shop.readyBrowser();
  adyen.set('redirect');
  await browser.api(payment.create, { params, body: sealedCard });
  const ways = await browser.api(payment.methods, { params });
  expect(ways).toMatchObject({ payment: { redirectReason: 'action' }, klarna: { basketId: browser.basketId } });
  klarna.set('redirect');
  const asked = { params: { ...params, basketId: browser.basketId }, body: { amount: ways.amount } };
  const { redirectUrl } = await browser.api(payment.requestKlarnaUrl, asked);
  expect(redirectUrl).toContain('https://bank.example/');
  expect(await shop.books()).toMatchObject({ reserved: 1, states: ['cancelled', 'actionNeeded'] });
  expect(ways.amount.value).toBe(price);
});
