import { createAdyen } from './adyen/adyen.ts';
import { createIyzico } from './iyzico/iyzico.ts';
import { createKlarna } from './klarna/klarna.ts';
import { createPayByLink } from './pay-by-link/pay-by-link.ts';
import type { PaymentConfig } from './payment-config.ts';
import { createPos } from './pos/pos.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';

/** Those that the shop has keys for; without any, the sandbox stands in for all of them. */
export function createProviders({ adyen, klarna, iyzico }: PaymentConfig): Partial<Record<ProviderName, PaymentProvider>> {
  return {
    ...(adyen && { adyen: createAdyen(adyen), payByLink: createPayByLink(adyen), pos: createPos(adyen) }),
    ...(klarna && { klarna: createKlarna(klarna) }),
    ...(iyzico && { iyzico: createIyzico(iyzico) }),
  };
}
