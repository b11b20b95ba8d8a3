import { toDecimalText } from '@selvedge/domain/money/minor-units.ts';
import type { Amount } from './payment-provider.ts';

/** The shop counts these without decimals, the providers with two: 1,990 forints are 199000 for them. */
const withTwoDecimals = new Set(['HUF', 'ISK', 'CLP']);

/** Minor units as Adyen and Klarna count them. */
export function toProviderAmount({ value, currency }: Amount): Amount {
  return { value: withTwoDecimals.has(currency) ? value * 100 : value, currency };
}

/** Undefined for what is no amount in the shop's own count: nobody ordered half a forint. */
export function fromProviderAmount(amount: { value?: unknown; currency?: unknown } | undefined): Amount | undefined {
  const { value, currency } = amount ?? {};
  if (typeof value !== 'number' || typeof currency !== 'string') return undefined;
  const minor = withTwoDecimals.has(currency) ? value / 100 : value;
  return Number.isSafeInteger(minor) ? { value: minor, currency } : undefined;
}

/** `149.90`, as Iyzico and terminals want it. */
export function toProviderDecimal({ value, currency }: Amount): string {
  return toDecimalText(value, currency);
}
