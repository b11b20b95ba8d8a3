import { basket } from '@selvedge/contract/basket.ts';
import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { order } from '@selvedge/contract/order.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { type ShipmentChoice, shipping } from '@selvedge/contract/shipping.ts';
import { isChosen } from '@selvedge/domain/checkout/step-of.ts';
import { needsPlace, usualWay } from '@selvedge/domain/shipping/usual-way.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { addressIn, type Browser, everyMarketShop, everywhereSku, minorOf, payInMarket } from '../harness/every-market.fixture.ts';
import { testNow as now } from '../harness/test-app.ts';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import type { ConfirmedOrder } from '../mail/order-confirmation.ts';
import { orderHandlers } from '../order/confirm-order.ts';

let psp: TestPsp;
let shop: Awaited<ReturnType<typeof everyMarketShop>>;

/** The dearest comes first and the cheapest is not to the door: whoever preselects by another rule is found out. */
const ways = [
  { id: 'express', name: 'Express', carrier: 'dhl-express', deliveryType: 'home', price: 17 },
  { id: 'home', name: 'Home', carrier: 'dhl', deliveryType: 'home', price: 6 },
  { id: 'point', name: 'Point', carrier: 'ups', deliveryType: 'pickupPoint', price: 4 },
  { id: 'locker', name: 'Locker', carrier: 'dhl', deliveryType: 'locker', price: 3 },
];

beforeAll(async () => {
  await emptyTables();
  psp = await openTestPsp({ clock: () => now });
  shop = await everyMarketShop(psp);
  shop.setDocuments({ 'shipping-methods': ways });
});
afterAll(() => psp.stop());

async function atDelivery(market: MarketSettings) {
  const browser = shop.newBrowser();
  const params = { catalog: market.id };
  const email = 'ada@example.com';
  await browser.api(basket.addLine, { params, body: { sku: everywhereSku, quantity: 1 } });
  await browser.api(checkout.continueAsGuest, { params, body: { email } });
  const answer = await browser.api(checkout.setAddress, { params, body: { shippingAddress: addressIn(market) } });
  return { browser, params, answer };
}

async function choose({ api }: Browser, params: { catalog: string }, choice: ShipmentChoice): Promise<Basket> {
  return (await api(shipping.setShipment, { params, body: { shipments: [choice] } })).basket;
}

async function firstPlace({ api }: Browser, params: { catalog: string }, way: (typeof ways)[number]): Promise<string> {
  const query = { carrierId: way.carrier };
  const places = await api(way.deliveryType === 'locker' ? shipping.getPackstations : shipping.getPickupPoints, { params, query });
  return places[0]!.id;
}

const freightOf = ({ shippingTotal }: Basket) => shippingTotal.amount;

test('in every market what the delivery step shows before a choice is the price of the way it then saves, to the door', async () => {
  for (const market of shop.markets) {
    const { browser, params, answer } = await atDelivery(market);
    const usual = usualWay(answer.shippingMethods, ({ price }) => price.amount)!;
    const saved = await choose(browser, params, { shippingMethodId: usual.id });
    expect([market.id, usual.id, freightOf(answer.basket), answer.basket.total]).toEqual([market.id, 'home', 6, saved.total]);
  }
});

test('each way costs what it says at once, its place still to be chosen, and nothing can be paid for until it is', async () => {
  for (const id of ['de-DE', 'hu-HU', 'en-US', 'ar-AE', 'fr-CA', 'pl-PL']) {
    const market = shop.markets.find((each) => each.id === id)!;
    const { browser, params } = await atDelivery(market);
    for (const way of [...ways, ways[0]!, ways[3]!]) {
      const isOpen = needsPlace(way.deliveryType);
      const shown = await choose(browser, params, { shippingMethodId: way.id, placeFollows: true });
      expect([id, way.id, freightOf(shown), isChosen(shown.shipments[0]!)]).toEqual([id, way.id, way.price, !isOpen]);
    }
    await browser.api(basket.acceptTerms, { params, body: { acceptTerms: true } });
    expect(await refusal(browser.api(payment.create, { params, body: { paymentMethod: { type: 'scheme' } } }))).toMatchObject({
      status: 409,
      errors: { step: ['shippingMethods'], pickupPointId: ['shipping.choose_point'] },
    });
  }
});

test('what is fetched goes to a place that receipt and mail name, and to nobody’s home', async () => {
  const market = shop.markets.find(({ id }) => id === 'fr-FR')!;
  const { browser, params } = await atDelivery(market);
  const pickupPointId = await firstPlace(browser, params, ways[2]!);
  await choose(browser, params, { shippingMethodId: 'point', pickupPointId });
  await browser.api(basket.acceptTerms, { params, body: { acceptTerms: true } });
  const orderId = await payInMarket(browser, market);
  const { order: bought } = await browser.api(order.receipt, { params: { ...params, orderId }, query: {} });
  const { organizationName, line1, houseNumber, city, postalCode } = bought!.shipments[0]!.pickupPointAddress!;
  expect(organizationName).not.toBe('');
  const relay = { db: shop.db, handlers: orderHandlers({ db: shop.db, clock: () => now }), now, log: { warn() {}, error() {} } };
  while ((await relayOutbox(relay)) > 0);
  const { rows } = await shop.db.execute<{ values: ConfirmedOrder }>(
    sql`select payload -> 'values' as values from outbox where topic = 'mail' and payload -> 'values' ->> 'orderId' = ${orderId}`,
  );
  const place = ['Ada Byron', organizationName, `${houseNumber} ${line1}`, `${postalCode} ${city}`, 'France'];
  expect(rows[0]!.values).toMatchObject({
    shippingAddress: [],
    shipments: [{ pickupPoint: place }],
    billingAddress: expect.arrayContaining(['France']),
  });
});

test('delivery step, summary, payment and receipt name one total, whichever way is taken', async () => {
  const ids = ['de-DE', 'hu-HU', 'en-US', 'ar-AE', 'fr-CA', 'ar-KW', 'sv-SE', 'fr-CH', 'tr-TR'];
  for (const [index, id] of ids.entries()) {
    const market = shop.markets.find((each) => each.id === id)!;
    const way = ways[index % ways.length]!;
    const { browser, params } = await atDelivery(market);
    const asked = { shippingMethodId: way.id, placeFollows: true };
    const atStep = await choose(browser, params, asked);
    const place = needsPlace(way.deliveryType) ? { pickupPointId: await firstPlace(browser, params, way), placeFollows: false } : {};
    const saved = await choose(browser, params, { ...asked, ...place, carrierPostNumber: '12345678' });
    const { basket: atSummary } = await browser.api(basket.acceptTerms, { params, body: { acceptTerms: true } });
    const { amount } = await browser.api(payment.methods, { params });
    const orderId = await payInMarket(browser, market);
    const receipt = await browser.api(order.receipt, { params: { catalog: id, orderId }, query: {} });
    const total = minorOf(atStep);
    expect({ id, saved: minorOf(saved), summary: minorOf(atSummary), payment: amount.value, receipt: receipt.order?.total }).toEqual({
      ...{ id, saved: total, summary: total, payment: total },
      receipt: atStep.total,
    });
  }
});
