import { createRequire } from 'node:module';
import type { Client } from '@adyen/api-library';
import type * as Modifications from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import type * as Links from '@adyen/api-library/lib/src/services/checkout/paymentLinksApi.js';
import type * as Payments from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js';
import { callProvider } from '../call-provider.ts';
import type { AdyenSettings } from '../payment-config.ts';

/** Adyen's own library, loaded with the first payment: it takes a third of a second, which no other page should wait for. */
export function adyenClient(settings: AdyenSettings) {
  let loaded: ReturnType<typeof load> | undefined;
  return () => {
    loaded ??= load(settings);
    return loaded;
  };
}

/** A package of the old kind, taken the old way: how a default export of such a one arrives differs from loader to loader. */
const require = createRequire(import.meta.url);

async function load(settings: AdyenSettings) {
  const folder = '@adyen/api-library/lib/src';
  const { default: Constructor } = require(`${folder}/client.js`) as { default: typeof Client };
  const { PaymentsApi } = require(`${folder}/services/checkout/paymentsApi.js`) as typeof Payments;
  const { ModificationsApi } = require(`${folder}/services/checkout/modificationsApi.js`) as typeof Modifications;
  const { PaymentLinksApi } = require(`${folder}/services/checkout/paymentLinksApi.js`) as typeof Links;
  const { environment, apiKey, livePrefix } = settings;
  const config = {
    apiKey,
    environment: environment === 'live' ? 'LIVE' : 'TEST',
    ...(livePrefix && { liveEndpointUrlPrefix: livePrefix }),
  };
  const one = new Constructor(config as ConstructorParameters<typeof Client>[0]);
  one.httpClient = httpClient(settings);
  return { payments: new PaymentsApi(one), changes: new ModificationsApi(one), links: new PaymentLinksApi(one) };
}

/** The library has no option for another host, and its own client hides whether an answer was lost or never asked for. */
function httpClient({ apiKey, url, timeoutMs }: AdyenSettings): Client['httpClient'] {
  return {
    async request(endpoint, json, _config, _needsKey, options) {
      const address = url ? endpoint.replace(/^https:\/\/[^/]+(\/checkout)?/, url) : endpoint;
      const headers = {
        'content-type': 'application/json',
        'x-api-key': apiKey,
        ...(options?.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      };
      const method = options?.method ?? 'POST';
      const body = method === 'GET' ? {} : { body: String(json) };
      return (await callProvider({ url: address, method, headers, timeoutMs, ...body })).text;
    },
  };
}
