import type { PaymentProvider, ProviderName } from './payment-provider.ts';

/** Those that the shop has keys for, or that the sandbox stands in for. */
export type Providers = Readonly<Partial<Record<ProviderName, PaymentProvider>>>;

export const noProviders: Providers = {};

declare module '../shop/shop.ts' {
  interface Shop {
    payments: Providers;
  }
}
