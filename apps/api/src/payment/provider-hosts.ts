import type { PageAlias } from '@selvedge/contract/page.ts';
import type { MoreSources } from '../http/security-headers.ts';
import type { PaymentConfig } from './payment-config.ts';

/** The hosts of providers that a page may use; undefined for every page that has nothing to do with paying. */
export function hostsOf(payment: PaymentConfig, alias: PageAlias): MoreSources | undefined {
  if (alias === 'checkoutPaymentPage') return providerHosts(payment);
  return alias === 'checkoutCustomerPage' || alias === 'checkoutDetailsPage' ? expressHosts(payment) : undefined;
}

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

/** Klarna's express button, on the two steps that may show it; nobody's when the shop has none. */
function expressHosts({ klarna }: Pick<PaymentConfig, 'klarna'>): MoreSources {
  if (!klarna?.clientId) return {};
  const files = 'https://x.klarnacdn.net';
  return {
    'script-src': [files, 'https://js.klarna.com', 'https://js.playground.klarna.com'],
    // Klarna's script writes its styles into the page.
    'style-src': [files, "'unsafe-inline'"],
    'font-src': [files],
    'img-src': [files, 'https://*.klarna.com'],
    'connect-src': [files, 'https://*.klarna.com', 'https://*.klarnaevt.com'],
    'frame-src': [files, 'https://*.klarna.com'],
  };
}

const originOf = (url: string): string => new URL(url).origin;
