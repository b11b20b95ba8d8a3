import { basket } from '@selvedge/contract/basket.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import { type ShipmentChoice, shipping } from '@selvedge/contract/shipping.ts';
import { stores } from '@selvedge/contract/store.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { refusal } from '../basket/refusal.fixture.ts';
import { readConfig } from '../config.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { saveStores } from '../store/save-stores.ts';
import { storeTable } from '../store/tables.ts';
import { coat, documents, fillBasket, home, jumper } from './shipping.fixture.ts';

const params = { catalog: 'de-DE' };
const shipFromStore = { minimumThreshold: 0, maximumThreshold: 0, shipFromStore: true, taxRegions: [] };
let shop: Awaited<ReturnType<typeof basketShop>>;
let browser: ReturnType<typeof shop.browser>;

const mitte = {
  slug: 'mitte',
  ...{ id: '1003', name: 'Berlin, Mitte', markets: ['de-DE'], street: 'Mulackstraße 22', city: 'Berlin', postalCode: '10119' },
  ...{ country: 'DE', phone: '+49 30 5550103', latitude: 52.5275, longitude: 13.4039, clickAndCollect: true },
  openingHours: [{ day: 1, from: '11:00', to: '19:00' }],
};

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
  shop.setDocuments(documents);
  browser = shop.browser();
});

const choose = (...shipments: ShipmentChoice[]) => browser.api(shipping.setShipment, { params, body: { shipments } });
const pointsOf = (carrierId: string) => browser.api(shipping.getPickupPoints, { params, query: { carrierId } });

describe('which ways there are', () => {
  test('CHK-051 CHK-062 every way that goes to the address, with its price and its days', async () => {
    await fillBasket(browser);
    const methods = await browser.api(shipping.getShippingMethods, { params });
    expect(methods.map(({ id }) => id)).toEqual(['dhl-home', 'express', 'hermes-pickup', 'dhl-locker', 'store']);
    expect(methods[0]).toMatchObject({
      ...{ name: 'DHL', price: { amount: 4.9, currency: 'EUR' }, deliveryType: 'home', pickupPointCarrier: '', freeShipping: false },
      // A Sunday: it leaves on Monday.
      ...{ predictedDeliveryDate: '2026-11-18', predictionCutoffLocale: '14:00' },
      deliveryPrediction: { earliest: '2026-11-17', latest: '2026-11-18' },
    });
    expect(methods[2]!.pickupPointCarrier).toBe('hermes');
  });

  test('a way that does not go to the address is not offered', async () => {
    const { shippingMethods } = await fillBasket(browser, { address: { ...home, postalCode: '27498', city: 'Helgoland' } });
    expect(shippingMethods.map(({ id }) => id)).not.toContain('dhl-home');
  });

  test('that a store asks nothing does not make the others free', async () => {
    const { db } = await testDb();
    await saveStores(db, [mitte]);
    await fillBasket(browser);
    const { shippingMethods, basket: shown } = await choose({ shippingMethodId: 'store', pickupPointId: '1003' });
    expect(shown.shippingTotal.amount).toBe(0);
    expect(shippingMethods.find(({ id }) => id === 'dhl-home')).toMatchObject({ price: { amount: 4.9 }, freeShipping: false });
  });

  test('from the value of free freight on, nothing costs freight', async () => {
    shop.setDocuments({ ...documents, 'free-freight-value': { ...documents['free-freight-value'], freightValue: 50 } });
    await fillBasket(browser, { quantity: 2 });
    const { basket: shown, shippingMethods } = await choose({ shippingMethodId: 'express' });
    expect(shown).toMatchObject({ freeShipping: true, shippingTotal: { amount: 0 }, shipments: [{ price: { amount: 0 } }] });
    expect(shippingMethods.every(({ freeShipping }) => freeShipping)).toBe(true);
  });

  test('CHK-070 carriers of the caller’s basket; another’s id is not found', async () => {
    const { basket: mine } = await fillBasket(browser);
    const providers = (basketId?: string) =>
      browser.api(shipping.shippingProviders, { params: { catalogId: 'de-DE' }, query: basketId ? { basketId } : {} });
    expect(await providers(mine.basketId)).toContainEqual({ id: 'dhl', name: 'DHL' });
    const other = shop.browser();
    const theirs = await fillBasket(other);
    expect((await refusal(providers(theirs.basket.basketId))).status).toBe(404);
  });

  test('CHK-071 CHK-072 CHK-073 CHK-078 all ways of all markets are public, the list for another system asks for its key', async () => {
    const all = await browser.api(shipping.shippingMethods, {});
    expect(all.find(({ id }) => id === 'express')).toMatchObject({
      carrier: 'dhl-express',
      markets: expect.arrayContaining(['de-DE', 'en-GB']),
    });
    const kinds = await browser.api(shipping.shipmentMethods, {});
    expect(kinds.map(({ id }) => id)).toEqual(['home', 'pickupPoint', 'locker', 'store']);
    expect((await refusal(browser.api(shipping.shippingMethodsForDropdown, {}))).status).toBe(401);
    const { serviceKey } = readConfig({ NODE_ENV: 'test' });
    const trusted = shop.browser({ 'x-service-key': serviceKey });
    expect(await trusted.api(shipping.shippingMethodsForDropdown, {})).toContainEqual({ value: 'express', label: 'Express' });
  });
});

describe('choosing one', () => {
  test('CHK-061 to the door: the freight is that of the way, and the parcel says when it comes', async () => {
    await fillBasket(browser);
    const { basket: shown } = await choose({ shippingMethodId: 'express' });
    expect(shown.shippingTotal.amount).toBe(12);
    expect(shown.shipments).toMatchObject([
      { id: 'warehouse', shippingMethodId: 'express', price: { amount: 12 }, origin: 'Warehouse', predictedDeliveryDate: '2026-11-18' },
    ]);
    expect(shown.total.amount).toBe(shown.subtotal.amount + 12);
  });

  test('CHK-064 to a pickup point near the address, nearest first', async () => {
    await fillBasket(browser);
    const points = await pointsOf('hermes');
    expect(points.length).toBeGreaterThan(5);
    const distances = points.map(({ straightLineDistance }) => straightLineDistance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(points).toEqual(await pointsOf('hermes'));
    const { id, address } = points[0]!;
    const { basket: shown } = await choose({ shippingMethodId: 'hermes-pickup', pickupPointId: id });
    expect(shown.shipments[0]).toMatchObject({
      pickupPointId: id,
      pickupPointAddress: { line1: address.line1, city: 'Berlin', lastName: 'Vogel', email: 'ida@example.com' },
    });
  });

  test('CHK-063 CHK-055 CHK-038 a packstation opens with a post number only', async () => {
    await fillBasket(browser);
    const lockers = await browser.api(shipping.getPackstations, { params, query: { carrierId: 'dhl' } });
    expect(new Set(lockers.map(({ address }) => address.carrierVariant))).toEqual(new Set(['locker']));
    const choice = { shippingMethodId: 'dhl-locker', pickupPointId: lockers[0]!.id };
    expect(await refusal(choose(choice))).toEqual({ status: 400, errors: { carrierPostNumber: ['address.error.post_number'] } });
    const { basket: shown } = await choose({ ...choice, carrierPostNumber: '1234 5678' });
    expect(shown.shipments[0]!.pickupPointAddress).toMatchObject({ carrierPostNumber: '12345678', carrierVariant: 'locker' });
  });

  test('a point looked for elsewhere can be chosen too', async () => {
    await fillBasket(browser);
    const [point] = await browser.api(shipping.getPickupPoints, { params, query: { carrierId: 'hermes', postalCode: '80469' } });
    expect(point!.address.city).toBe('München');
    const { basket: shown } = await choose({ shippingMethodId: 'hermes-pickup', pickupPointId: point!.id });
    expect(shown.shipments[0]!.pickupPointAddress!.city).toBe('München');
  });

  test('CHK-052 CHK-056 from warehouse and from store are two parcels, whose freight is paid once', async () => {
    shop.setDocuments({ ...documents, 'basket-settings': shipFromStore });
    shop.moveStock(coat, 0, 2);
    const british = { ...home, postalCode: 'E1 6QL', city: 'London' };
    await fillBasket(browser, { catalog: 'en-GB', address: british });
    const gb = { catalog: 'en-GB' };
    const { basket: both } = await browser.api(basket.addLine, { params: gb, body: { sku: coat } });
    expect(both.shipments.map(({ id, origin, shippingMethodId }) => [id, origin, shippingMethodId])).toEqual([
      ['warehouse', 'Warehouse', ''],
      ['store', 'ShipFromStore', ''],
    ]);
    const apart = [
      { id: 'warehouse', shippingMethodId: 'dhl-home' },
      { id: 'store', shippingMethodId: 'express' },
    ];
    const { basket: shown } = await browser.api(shipping.setShipment, { params: gb, body: { shipments: apart } });
    expect(shown.shippingTotal.amount).toBe(12);
    expect(shown.shipments.map(({ id, shippingMethodId, price }) => [id, shippingMethodId, price.amount])).toEqual([
      ['warehouse', 'dhl-home', 0],
      ['store', 'express', 12],
    ]);
    const together = await browser.api(shipping.setShipment, { params: gb, body: { shipments: [{ shippingMethodId: 'dhl-home' }] } });
    expect(together.basket.shipments.map(({ shippingMethodId, price }) => [shippingMethodId, price.amount])).toEqual([
      ['dhl-home', 4.9],
      ['dhl-home', 0],
    ]);
  });

  test('a point around the corner is chosen anew when the address moves; a way to the door stays', async () => {
    await fillBasket(browser);
    const [point] = await pointsOf('hermes');
    await choose({ shippingMethodId: 'hermes-pickup', pickupPointId: point!.id });
    const move = (city: string, postalCode: string) =>
      browser.api(checkout.setAddress, { params, body: { shippingAddress: { ...home, city, postalCode } } });
    expect((await move('München', '80469')).basket.shipments[0]!.shippingMethodId).toBe('');
    await choose({ shippingMethodId: 'express' });
    expect((await move('Berlin', '10119')).basket.shipments[0]!.shippingMethodId).toBe('express');
  });
});

describe('what is refused', () => {
  test.each([
    ['a way that has vanished', { shippingMethodId: 'pigeon' }, { shippingMethodId: ['shipping.method_gone'] }],
    ['a pickup point that nobody chose', { shippingMethodId: 'hermes-pickup' }, { pickupPointId: ['shipping.choose_point'] }],
    [
      'a pickup point that there is not',
      { shippingMethodId: 'hermes-pickup', pickupPointId: 'hermes.x.99' },
      { pickupPointId: ['shipping.point_gone'] },
    ],
    ['a parcel that there is not', { id: 'store', shippingMethodId: 'dhl-home' }, { shipments: ['shipping.parcel_gone'] }],
    ['a store that there is not', { shippingMethodId: 'store', pickupPointId: '9' }, { pickupPointId: ['shipping.point_gone'] }],
  ])('%s', async (_, choice, errors) => {
    await fillBasket(browser);
    expect(await refusal(choose(choice))).toEqual({ status: 400, errors });
    expect((await browser.api(basket.get, { params, query: {} })).basket.shipments[0]!.shippingMethodId).toBe('');
  });

  test('CHK-012 without an address, or with one that the way does not go to, status 300 leads back to it', async () => {
    await browser.api(basket.addLine, { params, body: { sku: jumper } });
    expect((await refusal(choose({ shippingMethodId: 'dhl-home' }))).errors).toMatchObject({ step: ['customerLogin'] });
    await browser.api(checkout.continueAsGuest, { params, body: { email: 'ida@example.com' } });
    expect(await refusal(choose({ shippingMethodId: 'dhl-home' }))).toEqual({
      ...{ status: 300, errors: { shippingAddress: ['checkout.address_first'] } },
    });
    await fillBasket(browser, { address: { ...home, postalCode: '27498', city: 'Helgoland' } });
    expect(await refusal(choose({ shippingMethodId: 'dhl-home' }))).toEqual({
      ...{ status: 300, errors: { shippingAddress: ['shipping.not_served'] } },
    });
  });

  test('a vanished shipping method, gone after it was chosen, is no longer chosen', async () => {
    await fillBasket(browser);
    await choose({ shippingMethodId: 'express' });
    shop.setDocuments({ ...documents, 'shipping-methods': documents['shipping-methods'].filter(({ id }) => id !== 'express') });
    const { basket: shown } = await browser.api(basket.get, { params, query: {} });
    expect(shown.shipments[0]!.shippingMethodId).toBe('');
    // To the door, as the form preselects it, though a locker would cost less.
    expect(shown.shippingTotal.amount).toBe(4.9);
  });

  test('CHK-076 a carrier that does not answer has no places, and one that is not offered is refused', async () => {
    const down = () => Promise.reject(new Error('down'));
    const dark = await basketShop({ ports: { pickupPoints: { near: down, find: down } } });
    dark.setDocuments(documents);
    const other = dark.browser();
    await fillBasket(other);
    expect(await other.api(shipping.getPickupPoints, { params, query: { carrierId: 'hermes' } })).toEqual([]);
    expect((await refusal(pointsOf('pigeon'))).errors).toEqual({ carrierId: ['shipping.unknown_carrier'] });
    expect((await refusal(pointsOf('hermes'))).status).toBe(300);
  });

  test('trap 51 more than fifty places at once are too many', async () => {
    const query = { carrierId: 'hermes', postalCode: '10119', numberOfPickupPoints: 51 };
    expect((await refusal(browser.api(shipping.getPickupPoints, { params, query }))).status).toBe(400);
  });
});

describe('collecting in a store', () => {
  beforeEach(async () => {
    const { db } = await testDb();
    await saveStores(db, [
      mitte,
      {
        ...mitte,
        id: '1004',
        slug: '1004',
        name: 'Hamburg, Schanze',
        city: 'Hamburg',
        postalCode: '20357',
        latitude: 53.56,
        longitude: 9.96,
      },
      { ...mitte, id: '1005', slug: '1005', name: 'Munich', city: 'München', clickAndCollect: false },
      { ...mitte, id: '1019', slug: '1019', name: 'London', markets: ['en-GB'], country: 'GB' },
    ]);
    shop.setStores(await db.select().from(storeTable));
  });
  const near = (catalog: string, query: object) => browser.api(stores.getClickCollectStores, { params: { catalog }, query });

  test('STO-002 STO-007 stores of the market where parcels can be collected, those of the town first', async () => {
    const found = await near('de-DE', { city: 'Hamburg' });
    expect(found.map(({ id }) => id)).toEqual(['1004', '1003']);
    expect(found[1]).toMatchObject({ street: 'Mulackstraße 22', city: 'Berlin', postalCode: '10119', country: 'DE' });
  });

  test('STO-001 STO-013 in the ten countries there are none', async () => {
    expect(await near('en-GB', {})).toEqual([]);
    expect((await refusal(browser.api(stores.getClickCollectStore, { query: { pickupPointId: '1019' } }))).status).toBe(404);
  });

  test('STO-008 STO-009 one of them, or not found', async () => {
    expect(await browser.api(stores.getClickCollectStore, { query: { pickupPointId: '1003' } })).toMatchObject({ name: 'Berlin, Mitte' });
    for (const pickupPointId of ['1005', 'nothing'])
      expect((await refusal(browser.api(stores.getClickCollectStore, { query: { pickupPointId } }))).status).toBe(404);
  });

  test('a parcel is sent there with the name of whoever collects it', async () => {
    await fillBasket(browser);
    const { basket: shown } = await choose({ shippingMethodId: 'store', pickupPointId: '1003' });
    expect(shown.shipments[0]).toMatchObject({
      ...{ pickupPointId: '1003', deliveryType: 'store', price: { amount: 0 } },
      pickupPointAddress: { organizationName: 'Berlin, Mitte', line1: 'Mulackstraße 22', lastName: 'Vogel', carrierVariant: 'store' },
    });
  });
});
