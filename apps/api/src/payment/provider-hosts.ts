import type { MoreSources } from '../http/security-headers.ts';
import type { PaymentConfig } from './payment-config.ts';

/** Whom the payment page may frame, ask and send forms to. No other page may. */
export function providerHosts({ sandbox, adyen }: Pick<PaymentConfig, 'sandbox' | 'adyen'>): MoreSources {
  if (sandbox) return { 'frame-src': [originOf(sandbox.url)], 'form-action': [originOf(sandbox.url)] };
  if (!adyen) return {};
  const shopper = `https://checkoutshopper-${adyen.environment}.adyen.com`;
  const files = `https://checkoutshopper-${adyen.environment}.cdn.adyen.com`;
  return {
    'script-src': [files],
    'style-src': [files],
    'img-src': [files, shopper],
    'font-src': [files],
    'connect-src': [shopper, files],
    // Challenges are shown in frames of the shopper's bank, and banks have any host there is.
    'frame-src': ['https:'],
    'form-action': ['https:'],
  };
}

const originOf = (url: string): string => new URL(url).origin;
