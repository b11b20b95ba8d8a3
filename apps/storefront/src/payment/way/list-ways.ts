import type { ListedMethod, PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';
import { paymentAlias } from '@selvedge/domain/payment/payment-logo.ts';

/** How a way to pay is carried out in the browser. */
export type WayKind = 'card' | 'redirect' | 'applePay' | 'component' | 'klarna' | 'iyzico' | 'payByLink' | 'pos';

export type Way = {
  id: string;
  kind: WayKind;
  /** As the provider names it, or the key of our own words. */
  name: string;
  isKey: boolean;
  /** What the marks are chosen by. */
  marks: readonly string[];
  method?: ListedMethod;
};

/** What the browser can carry out. A wallet that it does not have is not offered. */
export type Device = { hasApplePay: boolean; hasGooglePay: boolean };

/** Every way to pay that this basket, market and device have, in the order in which they are offered. */
export function listWays(ways: PaymentInitialisation, device: Device): Way[] {
  const { adyen, klarna, iyzico, payByLink, posPayment } = ways;
  return [
    ...(adyen ? listAdyen(adyen, device) : []),
    ...(klarna ? [own('klarna', ['klarna'])] : []),
    ...(iyzico ? [own('iyzico', ['visa', 'mc', 'amex'])] : []),
    ...(payByLink ? [own('payByLink', [])] : []),
    ...(posPayment ? [own('pos', [])] : []),
  ];
}

/** With real keys the provider's own component lists and carries out its methods; the sandbox's are ours to show. */
function listAdyen(adyen: NonNullable<PaymentInitialisation['adyen']>, device: Device): Way[] {
  const paymentMethods = adyen.paymentMethodsResponse.paymentMethods.filter(({ type }) => isUsable(type, adyen, device));
  if (paymentMethods.length === 0) return [];
  if (adyen.environment !== 'sandbox') {
    const marks = paymentMethods.flatMap(({ type, brands = [] }) => (type === 'scheme' ? brands : [type]));
    return [{ id: 'adyen', kind: 'component', name: 'payment.way.adyen', isKey: true, marks }];
  }
  return paymentMethods.map((method) => ({
    id: `adyen-${method.type}`,
    kind: kindOf(method.type),
    ...(method.type === 'scheme' ? { name: 'payment.way.card', isKey: true } : { name: paymentAlias(method), isKey: false }),
    marks: method.type === 'scheme' ? (method.brands ?? []) : [method.type],
    method,
  }));
}

/** PAY-002 Apple Pay needs the device and the shop's own settings at Apple. */
function isUsable(type: string, { applePayPaymentSettings }: NonNullable<PaymentInitialisation['adyen']>, device: Device): boolean {
  if (type === 'applepay') return device.hasApplePay && applePayPaymentSettings !== undefined;
  return type !== 'googlepay' && type !== 'paywithgoogle' ? true : device.hasGooglePay;
}

const kindOf = (type: string): WayKind => (type === 'scheme' ? 'card' : type === 'applepay' ? 'applePay' : 'redirect');

const own = (kind: 'klarna' | 'iyzico' | 'payByLink' | 'pos', marks: readonly string[]): Way => ({
  ...{ id: kind, kind, name: `payment.way.${kind}`, isKey: true, marks },
});
