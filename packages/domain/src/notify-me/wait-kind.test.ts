import { expect, test } from 'vitest';
import { waitKind } from './wait-kind.ts';

const sold = {
  ...{ comingSoonProduct: '', hasEcom: true, isPreorder: false, inStock: true, isInDeliverySet: false },
  ...{ allowInStockNotifications: true, isDigital: false, isProductSet: false },
};
const on = { notifyMe: true, productGoingLive: true };
const gone = { inStockEcom: false };

test.each([
  ['a size that is sold out', sold, gone, on, 'backInStock'],
  ['a size that is there', sold, { inStockEcom: true }, on, undefined],
  ['a size that is there of what was sold out when the page was made', { ...sold, inStock: false }, { inStockEcom: true }, on, undefined],
  ['a product in stock without a size', sold, undefined, on, undefined],
  ['a product that is sold out', { ...sold, inStock: false }, undefined, on, 'backInStock'],
  ['one that does not allow it', { ...sold, allowInStockNotifications: false }, gone, on, undefined],
  ['one that only stores sell', { ...sold, hasEcom: false }, gone, on, undefined],
  ['a gift card', { ...sold, isDigital: true }, gone, on, undefined],
  ['a set, which has no sizes of its own', { ...sold, inStock: false, isProductSet: true }, undefined, on, undefined],
  ['a market that does not offer it', sold, gone, { ...on, notifyMe: false }, undefined],
  ['what is coming', { ...sold, comingSoonProduct: '2027-01-01T00:00:00.000Z' }, undefined, on, 'goingLive'],
  ['what is coming, where the market is silent', { ...sold, comingSoonProduct: 'x' }, gone, { ...on, productGoingLive: false }, undefined],
] as const)('NTF-014 %s', (_, product, variant, flags, kind) => {
  expect(waitKind(product, variant, flags)).toBe(kind);
});
