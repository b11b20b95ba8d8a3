import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PaymentProviderName } from '@selvedge/contract/payment-shape.ts';

type Toggles = Pick<FeatureToggles, 'payByLink' | 'posPayment'>;

/** Providers name a way to pay by its kind: `paypal`, `klarna_paynow`. */
export function isHidden({ hiddenPaymentMethods = [] }: Pick<MarketSettings, 'hiddenPaymentMethods'>, type: unknown): boolean {
  return typeof type === 'string' && hiddenPaymentMethods.includes(type);
}

/** PAY-041 who is asked for money in a market: the market's own list, and what its switches add to it. */
export function providersOf(market: Pick<MarketSettings, 'paymentProviders'>, toggles: Toggles): PaymentProviderName[] {
  const listed = (['adyen', 'klarna', 'iyzico'] as const).filter((name) => market.paymentProviders.includes(name));
  return [...listed, ...(toggles.payByLink ? (['payByLink'] as const) : []), ...(toggles.posPayment ? (['pos'] as const) : [])];
}
