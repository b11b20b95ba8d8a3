import type { AddressInput } from '@selvedge/contract/address.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import type { openBrowser } from '../harness/open-browser.ts';

export const jumper = '100_black_1,M';
export const coat = '200_black_1,36';

const delivery = { workingDays: { from: 1, to: 2 }, cutOff: '14:00', timeZone: 'Europe/Copenhagen' };

export const documents = {
  'shipping-methods': [
    { id: 'dhl-home', name: 'DHL', carrier: 'dhl', deliveryType: 'home', price: 4.9, delivery, excludes: { postalCodes: ['27498'] } },
    { id: 'express', name: 'Express', carrier: 'dhl-express', deliveryType: 'home', price: 12, delivery, excludes: { regions: ['AK'] } },
    { id: 'hermes-pickup', name: 'Hermes', carrier: 'hermes', deliveryType: 'pickupPoint', price: 3.9, delivery },
    { id: 'dhl-locker', name: 'Packstation', carrier: 'dhl', deliveryType: 'locker', price: 3.5, delivery },
    { id: 'store', name: 'Store', carrier: 'selvedge', deliveryType: 'store', price: 0, delivery },
  ],
  'free-freight-value': { freightValue: 500, currency: 'EUR', freightVersion: 'progress' },
};

export const home: AddressInput = {
  ...{ firstName: 'Ida', lastName: 'Vogel', line1: 'Torstraße', houseNumber: '12', postalCode: '10119', city: 'Berlin' },
  mobilePhoneNumber: '0151 2345678',
};

type Browser = ReturnType<typeof openBrowser>;

/** A guest who has said who they are and where they live. */
export async function fillBasket({ api }: Browser, { catalog = 'de-DE', sku = jumper, address = home, quantity = 1 } = {}) {
  await api(basket.addLine, { params: { catalog }, body: { sku, quantity } });
  await api(checkout.continueAsGuest, { params: { catalog }, body: { email: 'ida@example.com' } });
  return api(checkout.setAddress, { params: { catalog }, body: { shippingAddress: address } });
}
