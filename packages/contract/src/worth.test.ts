import { expect, test } from 'vitest';
import { listEndpoints } from './endpoints.ts';
import { worthOfCall, worthReader, worths } from './worth.ts';

const worthOf = worthReader();

test('somebody has said of every call what it is worth', () => {
  const unsaid = listEndpoints().filter(({ name, definition }) => worthOfCall(name, definition) === undefined);
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});

test('every call is found again by its address, with parameters in it', () => {
  const wrong = listEndpoints().filter(({ name, definition }) => {
    const address = definition.path.replaceAll(/:\w+/g, 'x1');
    return worthOf(definition.method, `${address}?q=1`) !== worthOfCall(name, definition);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['GET', '/de-de/checkout/payment', 'purchase'],
  ['GET', '/ar-AE/receipt?orderid=1', 'purchase'],
  ['POST', '/api/order/de-DE/basket/create-payment', 'purchase'],
  ['GET', '/api/order/de-DE/basket/get-shipping-methods', 'purchase'],
  ['POST', '/api/order/payment/adyen/webhook', 'purchase'],
  ['PUT', '/api/order/de-DE/basket/accept-terms', 'purchase'],
  ['GET', '/assets/entry-client-1a2b.js', 'purchase'],
  ['POST', '/api/order/de-DE/basket/line', 'account'],
  ['GET', '/fr-be/basket', 'account'],
  ['GET', '/fr-be/account/orders', 'account'],
  ['POST', '/api/auth/signin', 'account'],
  ['GET', '/de-de', 'browse'],
  ['GET', '/de-de/search?q=coat', 'browse'],
  ['HEAD', '/de-de/women/coats', 'browse'],
  ['POST', '/api/catalog/de-DE/search', 'extra'],
  ['POST', '/api/catalog/de-DE/search-ids', 'browse'],
  ['GET', '/img/abc/1/w480.webp', 'browse'],
  ['PUT', '/api/studio/flags', 'browse'],
  ['GET', '/api/studio/orders', 'extra'],
  ['GET', '/studio/orders', 'extra'],
  ['POST', '/api/analytics/de-DE/events', 'extra'],
  ['POST', '/api/recommendation/de-DE/recommendations', 'extra'],
  ['POST', '/api/catalog/de-DE/search-tags', 'extra'],
  ['GET', '/feeds/1/secret', 'extra'],
  ['GET', '/sitemap.xml', 'extra'],
  ['GET', '/api/what-nobody-has', 'extra'],
  ['GET', '/', 'browse'],
  ['GET', '//', 'browse'],
] as const)('%s %s is %s', (method, address, worth) => {
  expect(worths).toContain(worth);
  expect(worthOf(method, address)).toBe(worth);
});
