import { expect, test } from 'vitest';
import { z } from 'zod';
import { listEndpoints } from './endpoints.ts';

const basket = '/api/order/:catalog/basket';
const paying = '/api/order/:catalog/payment';

/** The calls of checkout, payment and orders as the specification writes them: number, method, path, and what it names in the query. */
test.each<[string, string, string, ...string[]]>([
  ['CHK-049', 'GET', '/api/address-validation/:catalog/suggest/:address'],
  ['CHK-050', 'POST', '/api/address-validation/:catalog/validate'],
  ['CHK-059', 'PUT', `${basket}/continue-as-guest`],
  ['CHK-060', 'PUT', `${basket}/address`],
  ['CHK-061', 'PUT', `${basket}/shipment`],
  ['CHK-062', 'GET', `${basket}/get-shipping-methods`],
  ['CHK-063', 'GET', `${basket}/get-packstations`, 'carrierId'],
  ['CHK-064', 'GET', `${basket}/get-pickup-points`, 'carrierId'],
  ['CHK-065', 'PUT', `${basket}/accept-newsletter`],
  ['CHK-066', 'PUT', `${basket}/accept-terms`],
  ['CHK-067', 'PUT', `${basket}/accept-newsletter-and-terms`, 'acceptNewsletter', 'acceptTerms'],
  ['CHK-068', 'GET', '/api/order/:catalog/countries'],
  ['CHK-069', 'GET', '/api/order/:catalog/pdp-shipping-methods'],
  ['CHK-070', 'GET', '/api/order/:catalogId/shipping-providers', 'basketId'],
  ['CHK-071', 'GET', '/api/order/shipmentmethods'],
  ['CHK-072', 'GET', '/api/order/shipping-methods'],
  ['CHK-073', 'GET', '/api/order/shipping-methods-for-dropdown'],
  ['PAY-023', 'GET', `${basket}/get-payment-methods`],
  ['PAY-024', 'GET', `${basket}/init-klarna-session`],
  ['PAY-025', 'POST', `${basket}/create-payment`],
  ['PAY-026', 'GET', `${basket}/:checkoutBasketId/return`, 'redirectResult'],
  ['PAY-027', 'GET', `${basket}/complete-payment-using-giftcard`],
  ['PAY-028', 'GET', `${basket}/pay-by-link-receipt/:linkId`, 'checkoutBasketId'],
  ['PAY-029', 'POST', `${paying}/create-pos-payment`, 'basketId'],
  ['PAY-030', 'POST', `${paying}/iyzico/check-bin`],
  ['PAY-031', 'POST', `${paying}/iyzico/initialize-payment`],
  ['PAY-032', 'POST', `${paying}/klarna/request-payment-url/:basketId`],
  ['PAY-033', 'GET', '/api/order/:catalog/retrigger-payment-notification/:orderNumber'],
  ['PAY-034', 'POST', '/api/order/basket/iyzico/pendingorders'],
  ['PAY-035', 'POST', '/api/order/payment/iyzico/retrieve-payment-redirect/:conversationId/:basketId/:catalogId', 'token'],
  ['PAY-036 PAY-037', 'POST', '/api/order/payment/iyzico/retrieve-payment-webhook'],
  ['ORD-018', 'GET', '/api/order/:catalog/order/receipt/:orderId'],
  ['ORD-019', 'GET', '/api/order/order/:orderId'],
  ['ORD-020', 'GET', '/api/order/order/history'],
  ['ORD-021', 'GET', '/api/order/order/internal/number/:orderNumber'],
  ['ORD-022', 'GET', '/api/order/order/number/:orderNumber'],
])('%s %s %s is answered', (_, method, path, ...named) => {
  const found = listEndpoints().find(({ definition }) => definition.method === method && definition.path === path);
  expect(found, 'in the contract').toBeDefined();
  const { query, params } = found!.definition;
  expect(Object.keys(query instanceof z.ZodObject ? query.shape : {})).toEqual(expect.arrayContaining(named));
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params instanceof z.ZodObject ? params.shape : {}).sort()).toEqual(inPath.sort());
});
