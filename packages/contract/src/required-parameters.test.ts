import { expect, test } from 'vitest';
import { z } from 'zod';
import { createClient } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { listEndpoints } from './endpoints.ts';

const api = createClient({ apiBase: '', fetch: () => Promise.reject(new Error('sent')) });
const pathOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
const queryOf = ({ query }: Endpoint) => Object.keys(query instanceof z.ZodObject ? query.shape : {});

/** Everything that a call names, but for one parameter. */
function without(definition: Endpoint, left: string): Promise<unknown> {
  const given = (names: readonly string[]) => Object.fromEntries(names.filter((name) => name !== left).map((name) => [name, 'x']));
  return api(definition, { params: given(pathOf(definition)), query: given(queryOf(definition)), body: {} } as never);
}

/** Number, parameter, and the beginning of the paths that it is needed by. */
test.each([
  ['API-025', 'catalog', '/api/catalog/'],
  ['API-025', 'catalog', '/api/order/:catalog/'],
  ['API-025', 'catalog', '/api/account/:catalog/'],
  ['API-026', 'addressId', '/api/'],
  ['API-026', 'termsId', '/api/account/'],
  ['API-026', 'email', '/api/account/:catalog/check-email-exists'],
  ['API-026', 'verificationId', '/api/account/'],
  ['API-027', 'productId', '/api/catalog/:catalog/product/'],
  ['API-027', 'sku', '/api/catalog/:catalog/product/:productId/'],
  ['API-027', 'styleId', '/api/catalog/'],
  ['API-027', 'ean', '/api/catalog/'],
  ['API-027', 'EanCodes', '/api/inventory/'],
  ['API-027', 'ShipFromStore', '/api/inventory/'],
  ['API-027', 'productId', '/api/:catalog/notifyme/'],
  ['API-027', 'productId', '/:catalog/notifyme/'],
  ['API-027', 'token', '/api/:catalog/notifyme/'],
  ['API-027', 'token', '/:catalog/notifyme/'],
  ['API-028', 'promoCode', '/api/order/:catalog/basket/add-promo-code'],
  ['API-028', 'promoCode', '/api/order/:catalog/basket/delete-promo-code'],
  ['API-028', 'lineItemId', '/api/order/'],
  ['API-028', 'linkId', '/api/order/'],
  ['API-028', 'giftCardNumber', '/api/order/:catalog/basket/remove-giftcard/'],
  ['API-028', 'orderId', '/api/order/'],
  ['API-028', 'orderNumber', '/api/order/'],
])('%s without %s nothing is sent to %s', async (_, name, start) => {
  const needing = listEndpoints().filter(
    ({ definition }) => definition.path.startsWith(start) && [...pathOf(definition), ...queryOf(definition)].includes(name),
  );
  expect(needing.length, 'calls that need it').toBeGreaterThan(0);
  for (const { definition } of needing) {
    await expect(without(definition, name)).rejects.toThrow(`The parameter ${name} must be defined.`);
    await expect(without(definition, 'nothing')).rejects.toThrow('sent');
  }
});

test.each(['email', 'sleekNote'])('API-026 %s may not be null', async (name) => {
  const naming = listEndpoints().filter(({ definition }) => definition.notNull?.includes(name));
  expect(naming.length, 'calls that name it').toBeGreaterThan(0);
  for (const { definition } of naming) {
    const params = Object.fromEntries(pathOf(definition).map((each) => [each, 'x']));
    await expect(api(definition, { params, query: { [name]: null }, body: {} } as never)).rejects.toThrow(
      `The parameter ${name} cannot be null.`,
    );
  }
});
