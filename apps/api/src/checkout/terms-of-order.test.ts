import { basket } from '@selvedge/contract/basket.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { checkoutShop, jumper, params } from './checkout.fixture.ts';

let shop: Awaited<ReturnType<typeof checkoutShop>>;
const home = { 'shipping-methods': [{ id: 'home', name: 'Home', carrier: 'Post', deliveryType: 'home', price: 0 }] };
const publish = (version: string) =>
  shop.setDocuments({ ...home, 'terms-and-conditions': [{ slug: 'terms', version, title: 'Terms', text: 'Words' }] });
const card = { provider: 'adyen', paymentMethod: { type: 'scheme' } } as const;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 5);
});

test('an order says which terms its buyer agreed to', async () => {
  publish('2026-11-01');
  const browser = await shop.readyBrowser();
  await browser.api(basket.acceptTerms, { params, body: { acceptTerms: true } });
  await browser.api(payment.create, { params, body: card });
  const [order] = await shop.rows('select document from customer_order');
  expect(order).toMatchObject({ document: { termsVersion: '2026-11-01', termsAcceptedAt: expect.any(String) } });
});

test("CHK-044 a guest's Turkish consents are kept with the order, each with its time, and one that was not given is not", async () => {
  publish('2026-11-01');
  const consents = async (dataConsent: 'true' | 'false') => {
    const browser = await shop.readyBrowser();
    const query = { acceptTerms: 'true', acceptNewsletter: 'false', disclosureRead: 'true', dataConsent } as const;
    await browser.api(basket.acceptNewsletterAndTerms, { params, query });
    const { orderId } = await browser.api(payment.create, { params, body: card });
    const [order] = await shop.rows<{ document: Record<string, string> }>(`select document from customer_order where id = '${orderId}'`);
    return order!.document;
  };
  expect(await consents('true')).toMatchObject({ disclosureReadAt: expect.any(String), dataConsentAt: expect.any(String) });
  const without = await consents('false');
  expect(without).toMatchObject({ disclosureReadAt: expect.any(String) });
  expect(without).not.toHaveProperty('dataConsentAt');
});

test('terms that changed after they were accepted are to be accepted again before paying', async () => {
  publish('2026-11-01');
  const browser = await shop.readyBrowser();
  await browser.api(basket.acceptTerms, { params, body: { acceptTerms: true } });
  publish('2026-11-15');
  await expect(browser.api(payment.create, { params, body: card })).rejects.toMatchObject({ status: 409 });
  const { basket: again } = await browser.api(basket.acceptTerms, { params, body: { acceptTerms: true } });
  expect(again.acceptedTerms).toBe(true);
  await browser.api(payment.create, { params, body: card });
  expect(await shop.rows(`select document ->> 'termsVersion' as version from customer_order`)).toEqual([{ version: '2026-11-15' }]);
});

test('a way to pay that the market has hidden is neither listed nor taken', async () => {
  publish('1');
  const content = shop.app.shop.content();
  const british = content.byMarket.get('en-GB')!;
  const market = { ...british.market, hiddenPaymentMethods: ['scheme'] };
  const markets = content.markets.map((each) => (each.id === 'en-GB' ? market : each));
  shop.app.shop.content = () => ({ ...content, markets, byMarket: new Map(content.byMarket).set('en-GB', { ...british, market }) });
  const browser = await shop.readyBrowser();
  const ways = await browser.api(payment.methods, { params });
  expect(ways.adyen?.paymentMethodsResponse.paymentMethods.map(({ type }) => type)).not.toContain('scheme');
  await expect(browser.api(payment.create, { params, body: card })).rejects.toMatchObject({ status: 404 });
});
