import { createAdyen } from './adyen/adyen.ts';
import { createIyzico } from './iyzico/create-iyzico.ts';
import { createKlarna } from './klarna/create-klarna.ts';
import { createPayByLink } from './pay-by-link/create-pay-by-link.ts';
import type { PaymentConfig } from './payment-config.ts';
import type { PaymentProvider, ProviderName } from './payment-provider.ts';
import { createPos } from './pos/create-pos.ts';

/** Those that the shop has keys for; without any, the sandbox stands in for all of them. */
export function createProviders({ adyen, klarna, iyzico }: PaymentConfig): Partial<Record<ProviderName, PaymentProvider>> {
  return {
    ...(adyen && { adyen: createAdyen(adyen), payByLink: createPayByLink(adyen), pos: createPos(adyen) }),
    ...(klarna && { klarna: createKlarna(klarna) }),
    ...(iyzico && { iyzico: createIyzico(iyzico) }),
  };
}
