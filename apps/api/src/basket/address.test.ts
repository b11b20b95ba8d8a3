import { addressBook } from '@selvedge/contract/address-book.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { basketShop } from './basket.fixture.ts';
import { refusal } from './refusal.fixture.ts';

const params = { catalog: 'de-DE' };
const jumper = '100_black_1,M';
const card = '400_digital_1,25';
const home = {
  ...{ firstName: 'Ida', lastName: 'Vogel', line1: 'Torstraße', houseNumber: '12', postalCode: '10119', city: 'Berlin' },
  mobilePhoneNumber: '0151 2345678',
};
const office = { ...home, line1: 'Linienstraße', organizationName: 'Vogel GmbH' };
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

type Browser = ReturnType<typeof shop.browser>;
const add = ({ api }: Browser, catalog = 'de-DE', sku = jumper, quantity = 1) =>
  api(basket.addLine, { params: { catalog }, body: { sku, quantity } });
const guest = ({ api }: Browser, email = 'Ida@Example.com', catalog = 'de-DE') =>
  api(checkout.continueAsGuest, { params: { catalog }, body: { email } });

async function asGuest(catalog = 'de-DE') {
  const browser = shop.browser();
  await add(browser, catalog);
  await guest(browser, 'ida@example.com', catalog);
  return browser.api;
}

async function asShopper() {
  const { db } = await testDb();
  const browser = shop.browser(await signInAsShopper(db, { market: 'de-DE', now, email: 'member@example.com' }));
  await add(browser);
  return browser;
}

describe('going on as a guest', () => {
  test('CHK-059 the address that a guest gave is kept, in one spelling', async () => {
    const browser = shop.browser();
    await add(browser);
    expect((await guest(browser)).basket.email).toBe('ida@example.com');
  });

  test('what is no e-mail address is refused', async () => {
    const browser = shop.browser();
    await add(browser);
    expect(await refusal(guest(browser, 'ida@'))).toEqual({ status: 400, errors: { email: ['validation.invalid_format'] } });
  });

  test('an empty basket has nothing to check out', async () => {
    const refused = { status: 409, errors: { step: ['noStep'], basket: ['basket.nothing_to_order'] } };
    expect(await refusal(guest(shop.browser()))).toEqual(refused);
    expect(await refusal(shop.browser().api(checkout.setAddress, { params, body: { shippingAddress: home } }))).toEqual(refused);
  });

  test('whoever is signed in is written to at the account’s own address', async () => {
    const browser = await asShopper();
    expect((await guest(browser, 'other@example.com')).basket.email).toBe('member@example.com');
  });

  test.each([
    ['en-US', { minimumThreshold: 0, maximumThreshold: 40 }, 'feedback.error_us_threshold'],
    ['en-US', { minimumThreshold: 400, maximumThreshold: 0 }, 'feedback.error_us_threshold'],
  ])('BSK-021..025 %s %o is refused by the server too', async (catalog, bounds, key) => {
    shop.setDocuments({ 'basket-settings': { ...bounds, shipFromStore: false, taxRegions: [] } });
    const browser = shop.browser();
    await add(browser, catalog);
    expect((await refusal(guest(browser, 'a@b.example', catalog))).errors).toEqual({ step: ['noStep'], basket: [key] });
  });

  test('BSK-021 no other country knows a threshold', async () => {
    shop.setDocuments({ 'basket-settings': { minimumThreshold: 9999, maximumThreshold: 0, shipFromStore: false, taxRegions: [] } });
    const browser = shop.browser();
    await add(browser);
    expect((await guest(browser)).basket.email).toBe('ida@example.com');
  });
});

describe('where it goes and who pays', () => {
  test('CHK-060 CHK-018 one address serves for both, in the market’s country', async () => {
    const api = await asGuest();
    const { basket: shown } = await api(checkout.setAddress, { params, body: { shippingAddress: { ...home, country: 'US' } } });
    const kept = { line1: 'Torstraße', country: 'DE', email: 'ida@example.com', mobilePhoneNumber: '+491512345678' };
    expect(shown).toMatchObject({ shippingAddress: kept, billingAddress: kept, useBillingAddressForShipping: false });
  });

  test('billing apart from shipping', async () => {
    const api = await asGuest();
    const { basket: shown } = await api(checkout.setAddress, { params, body: { shippingAddress: home, billingAddress: office } });
    expect([shown.shippingAddress!.line1, shown.billingAddress!.line1]).toEqual(['Torstraße', 'Linienstraße']);
  });

  test('the billing address for shipping', async () => {
    const api = await asGuest();
    const body = { shippingAddress: home, billingAddress: office, useBillingAddressForShipping: true };
    const { basket: shown } = await api(checkout.setAddress, { params, body });
    expect(shown).toMatchObject({ useBillingAddressForShipping: true, shippingAddress: { line1: 'Linienstraße' } });
  });

  test('what is wrong with both is said at once, and nothing is kept', async () => {
    const api = await asGuest();
    const body = { shippingAddress: { ...home, postalCode: '1' }, billingAddress: { ...office, city: '' } };
    expect(await refusal(api(checkout.setAddress, { params, body }))).toEqual({
      status: 400,
      errors: { 'shippingAddress.postalCode': ['address.error.postal_code'], 'billingAddress.city': ['validation.required'] },
    });
    expect((await api(basket.get, { params, query: {} })).basket.shippingAddress).toBeUndefined();
  });

  test('no address at all says what it needs', async () => {
    const api = await asGuest();
    expect((await refusal(api(checkout.setAddress, { params, body: {} }))).errors).toMatchObject({
      'shippingAddress.line1': ['validation.required'],
    });
  });

  test('a guest who has not said who they are is led there first', async () => {
    const browser = shop.browser();
    await add(browser);
    expect(await refusal(browser.api(checkout.setAddress, { params, body: { shippingAddress: home } }))).toEqual({
      ...{ status: 409, errors: { step: ['customerLogin'], email: ['validation.required'] } },
    });
  });

  test('a digital basket asks for no parcel', async () => {
    const browser = shop.browser();
    await browser.api(basket.addGiftCardLine, { params, body: { sku: card } });
    await guest(browser);
    const { basket: shown } = await browser.api(checkout.setAddress, { params, body: { billingAddress: home } });
    expect(shown.shipments).toMatchObject([{ id: 'online', shippingMethodId: 'online', deliveryType: 'digital' }]);
    expect(shown.billingAddress!.line1).toBe('Torstraße');
  });

  test('the state decides on the tax, which is an estimate before', async () => {
    const us = { catalog: 'en-US' };
    const api = await asGuest('en-US');
    const before = await api(basket.get, { params: us, query: {} });
    expect(before.basket).toMatchObject({ isTaxEstimated: true, isTaxIncluded: false });
    expect(before.allowedStates).toContainEqual({ name: 'New York', abbreviation: 'NY' });
    const american = { ...home, postalCode: '90012', city: 'Los Angeles', regionCode: 'CA' };
    const { basket: shown } = await api(checkout.setAddress, { params: us, body: { shippingAddress: american } });
    expect(shown.isTaxEstimated).toBe(false);
    expect(shown.totalVat.amount).toBeCloseTo(shown.subtotal.amount * 0.0725, 2);
    const nowhere = { ...american, regionCode: 'ZZ' };
    expect((await refusal(api(checkout.setAddress, { params: us, body: { shippingAddress: nowhere } }))).errors).toEqual({
      'shippingAddress.regionCode': ['address.error.region'],
    });
  });

  test('an address that a shopper wants kept goes into the book, once', async () => {
    const { api } = await asShopper();
    const body = { shippingAddress: home, saveInAddressBook: true };
    await api(checkout.setAddress, { params, body });
    await api(checkout.setAddress, { params, body });
    expect(await api(addressBook.list, { params })).toMatchObject([{ line1: 'Torstraße', isPreferred: true }]);
  });

  test('BSK-002 CHK-043 the long lists of places come with get-with-settings only', async () => {
    const browser = shop.browser();
    const tr = { catalog: 'tr-TR' };
    expect((await browser.api(basket.getWithSettings, { params: tr })).turkishLocations).toHaveLength(81);
    expect((await browser.api(basket.get, { params: tr, query: {} })).turkishLocations).toEqual([]);
    const { allowedProvinces } = await browser.api(basket.getWithSettings, { params: { catalog: 'fr-CA' } });
    expect(allowedProvinces).toContainEqual({ name: 'Quebec', abbreviation: 'QC', englishVatName: 'QST', frenchVatName: 'TVQ' });
  });
});
