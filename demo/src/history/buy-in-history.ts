import { knownPlaces } from '@selvedge/api/address/known-places.ts';
import { openBrowser } from '@selvedge/api/harness/open-browser.ts';
import { testCard } from '@selvedge/api/payment/test-payment.ts';
import { Address } from '@selvedge/contract/address.ts';
import { ApiException } from '@selvedge/contract/api-exception.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { shipping } from '@selvedge/contract/shipping.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { shippingMethods } from '../content/shipping-methods.ts';
import { type Chosen, chooseGoods } from './choose-goods.ts';
import type { HistoryShop } from './history-shop.ts';
import type { PlannedPurchase } from './plan-purchases.ts';

export type Bought = { orderId: string; goods: readonly Chosen[] /** Of the goods, in minor units. */; value: number };

type Buying = { market: MarketSettings; liked: readonly string[]; number: number };
const codes = ['WELCOME10', 'WELCOME10', 'INDIGO', 'FREIGHT', 'TWENTY'] as const;

/** One whole checkout by the calls that the storefront makes; undefined when the shop sold none of it. */
export async function buyInHistory(
  { app }: HistoryShop,
  planned: PlannedPurchase,
  { market, liked, number }: Buying,
): Promise<Bought | undefined> {
  const { chances } = planned;
  const { api } = openBrowser(app, { 'x-forwarded-for': homeAddress(number) });
  const params = { catalog: market.id };
  const goods: Chosen[] = [];
  for (let line = 0, lines = 1 + Math.floor(chances.next() ** 2 * 3); line < lines; line++) {
    const chosen = await chooseGoods(api, market.id, liked, chances);
    if (!chosen || !(await isTaken(api(basket.addLine, { params, body: { sku: chosen.variant.id, quantity: 1 } })))) continue;
    goods.push(chosen);
  }
  if (goods.length === 0) return undefined;
  const address = livingIn(market, planned, number);
  if (chances.chance(0.18)) await isTaken(api(basket.addPromoCode, { params, query: { promoCode: chances.pick(codes) } }));
  await api(checkout.continueAsGuest, { params, body: { email: address.email } });
  await api(checkout.setAddress, { params, body: { shippingAddress: address, billingAddress: address } });
  await api(shipping.setShipment, { params, body: { shipments: [{ shippingMethodId: shippingMethods(market)[0]!.id }] } });
  const { basket: ready } = await api(basket.acceptTerms, { params, body: { acceptTerms: true } });
  const { orderId } = await api(payment.create, { params, body: testCard('4111111111111111') as object });
  return orderId === undefined ? undefined : { orderId, goods, value: toMinor(ready.total.amount, ready.currency) };
}

/** What the shop refuses, a shopper does without: a size that is gone, a code that does not fit. */
export function isTaken(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    (error) => {
      if (error instanceof ApiException) return false;
      throw error;
    },
  );
}

/** Each from home: what is limited by address is not limited for all of them together. */
const homeAddress = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

function livingIn({ country }: MarketSettings, { market, chances, buyer }: PlannedPurchase, number: number): Address {
  const place = chances.pick(knownPlaces.filter((each) => each.country === country.code));
  return Address.parse({
    ...{ firstName: chances.pick(market.firstNames), lastName: chances.pick(market.lastNames) },
    ...{ line1: chances.pick(place.streets), houseNumber: String(chances.whole(1, 80)), city: place.city },
    ...{ postalCode: place.postalCode, regionCode: place.region, country: country.code },
    ...{ mobilePhoneNumber: '0151 2345678', email: `shopper-${number}@example.com` },
    ...buyer,
  });
}
