import { Address } from '@selvedge/contract/address.ts';
import { basket } from '@selvedge/contract/basket.ts';
import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { shipping } from '@selvedge/contract/shipping.ts';
import { findField } from '@selvedge/domain/address/address-rules.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { knownPlaces } from '../address/known-places.ts';
import { turkishDistricts } from '../address/turkish-locations.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { assortment, option, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { readConfig } from '../config.ts';
import { testDb } from '../db/test-database.ts';
import { testCard } from '../payment/test-payment.ts';
import type { openBrowser } from './open-browser.ts';
import { stockUp } from './stock-up.ts';
import { testApp } from './test-app.ts';
import type { TestPsp } from './test-psp.ts';

export const everywhereSku = '100_black_1,M';
export type Browser = ReturnType<typeof openBrowser>;

/** A shop that sells one thing in every market, in its currency, with the sandbox as its payment providers. */
export async function everyMarketShop(psp: Pick<TestPsp, 'providers' | 'config'>) {
  const { db } = await testDb();
  const { markets } = (await testApp()).shop.content();
  // 46.50 of whatever is counted with decimals, and a price that nobody mistakes for another in what is not.
  const priceOf = (decimals: number) => [{ from: '2026-01-01T00:00:00Z', list: decimals === 0 ? 15_990 : 4_650 }];
  const prices = Object.fromEntries(markets.map(({ id, decimals }) => [id, priceOf(decimals)]));
  const lines = [style({ styleNumber: '100', options: [option({ optionId: '1', prices })] })];
  const catalogue = await openCatalogue(assortmentSource(assortment(lines)));
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), trustedProxies: ['127.0.0.1'], payment: psp.config };
  const shop = await basketShop({ config, payments: psp.providers, catalogue: () => catalogue });
  await stockUp(db, everywhereSku, 1_000);
  let shoppers = 0;
  return { ...shop, db, markets, newBrowser: () => shop.browser({ 'x-forwarded-for': `10.1.0.${++shoppers}` }) };
}

/** Somebody who lives in the market's country. */
export function addressIn({ country }: Pick<MarketSettings, 'country'>): Address {
  const code = country.code;
  const place = knownPlaces.find((each) => each.country === code)!;
  const district = code === 'TR' ? turkishDistricts()[0] : undefined;
  return Address.parse({
    ...{ firstName: 'Ada', lastName: 'Byron', line1: place.streets[0], houseNumber: '12', city: place.city, postalCode: place.postalCode },
    ...{ regionCode: district?.districtId ?? place.region, district: district?.zones[0]?.name, country: code },
    ...(findField(code, 'legalCustomerNumber') && { legalCustomerNumber: 'AB-12345' }),
    ...(findField(code, 'customsCustomerNumber') && { customsCustomerNumber: 'AB-12345' }),
    ...{ mobilePhoneNumber: '0151 2345678', email: 'ada@example.com' },
  });
}

type Errand = { shippingMethodId: string; beforePaying?: (browser: Browser, params: { catalog: string }) => Promise<unknown> };

/** Everything up to the payment's step, by the calls that the storefront makes; answers the basket as the step shows it. */
export async function goToPayment(browser: Browser, market: MarketSettings, { shippingMethodId, beforePaying }: Errand): Promise<Basket> {
  const { api } = browser;
  const params = { catalog: market.id };
  await api(basket.addLine, { params, body: { sku: everywhereSku, quantity: 1 } });
  await api(checkout.continueAsGuest, { params, body: { email: 'ada@example.com' } });
  await api(checkout.setAddress, { params, body: { shippingAddress: addressIn(market) } });
  await api(shipping.setShipment, { params, body: { shipments: [{ shippingMethodId }] } });
  await beforePaying?.(browser, params);
  return (await api(basket.acceptTerms, { params, body: { acceptTerms: true } })).basket;
}

/** By a card, or on Iyzico's page where that is how the market pays; answers the order. */
export async function payInMarket(browser: Browser, market: MarketSettings): Promise<string> {
  const params = { catalog: market.id };
  if (!market.paymentProviders.includes('iyzico')) {
    const { orderId } = await browser.api(payment.create, { params, body: testCard('4111111111111111') as object });
    return orderId!;
  }
  const started = await browser.api(payment.initializeIyzico, { params, body: { checkoutPersonalNumber: '10000000146' } });
  const card = { number: '5528790000000008', expiry: '12/30', month: '12', year: '2030', code: '123', holder: 'Ada Byron' };
  const page = await fetch(started.iyzicoPaymentUrl, { method: 'POST', body: new URLSearchParams({ decision: 'pay', ...card }) });
  const back = new URL(/action="(http[^"]+\/retrieve-payment-redirect\/[^"]+)"/.exec(await page.text())![1]!);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await browser.send(back.pathname, { method: 'POST', headers: form, body: new URLSearchParams({ token: started.token }).toString() });
  return (await browser.api(payment.methods, { params })).payment!.orderId!;
}

export const minorOf = ({ total, currency }: Pick<Basket, 'total' | 'currency'>): number => toMinor(total.amount, currency);
