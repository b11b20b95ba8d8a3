import type { PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';
import { describe, expect, test } from 'vitest';
import { listWays } from './list-ways.ts';

const nothing: PaymentInitialisation = {
  showGiftCardPaymentOption: false,
  amountCoveredByGiftCards: { amount: 0, currency: 'EUR' },
  amount: { currency: 'EUR', value: 4990 },
};
const adyen: NonNullable<PaymentInitialisation['adyen']> = {
  ...{ clientKey: 'key', locale: 'de-DE', environment: 'sandbox', checkoutBasketId: 'b', amount: nothing.amount },
  paymentMethodsResponse: {
    paymentMethods: [
      { type: 'scheme', name: 'Credit Card', brands: ['visa', 'mc'] },
      { type: 'ideal', name: 'iDeal' },
      { type: 'applepay', name: 'Apple Pay' },
    ],
  },
};
const applePayPaymentSettings = { merchantName: 'Selvedge', merchantIdentifier: 'm', countryCode: 'DE', supportedNetworks: ['visa'] };
const ids = (ways: PaymentInitialisation, hasApplePay = false) => listWays(ways, { hasApplePay, hasGooglePay: false }).map(({ id }) => id);

describe('a shopper is offered', () => {
  test('nothing where nothing can be had', () => {
    expect(ids(nothing)).toEqual([]);
    expect(ids({ ...nothing, adyen: { ...adyen, paymentMethodsResponse: { paymentMethods: [] } } })).toEqual([]);
  });

  test('cards by their brands, and every other method by its own name', () => {
    const [card, ideal] = listWays({ ...nothing, adyen }, { hasApplePay: false, hasGooglePay: false });
    expect(card).toMatchObject({ kind: 'card', name: 'payment.way.card', isKey: true, marks: ['visa', 'mc'] });
    expect(ideal).toMatchObject({ kind: 'redirect', name: 'iDeal', isKey: false, marks: ['ideal'] });
  });

  test.each([
    ['a device without it', false, true],
    ['a shop without its settings', true, false],
  ])('no Apple Pay on %s', (_, hasApplePay, hasSettings) => {
    expect(ids({ ...nothing, adyen: { ...adyen, ...(hasSettings && { applePayPaymentSettings }) } }, hasApplePay)).toEqual([
      'adyen-scheme',
      'adyen-ideal',
    ]);
  });

  test('Google Pay only where the browser can pay with it', () => {
    const paymentMethods = [{ type: 'googlepay', name: 'Google Pay' }];
    const offered = (hasGooglePay: boolean) =>
      listWays({ ...nothing, adyen: { ...adyen, paymentMethodsResponse: { paymentMethods } } }, { hasApplePay: false, hasGooglePay });
    expect(offered(true).map(({ id }) => id)).toEqual(['adyen-googlepay']);
    expect(offered(false)).toEqual([]);
  });

  test('Apple Pay where both have it', () => {
    expect(ids({ ...nothing, adyen: { ...adyen, applePayPaymentSettings } }, true)).toContain('adyen-applepay');
  });

  test("the provider's own component where the keys are real", () => {
    const [only, ...more] = listWays(
      { ...nothing, adyen: { ...adyen, applePayPaymentSettings, environment: 'live' } },
      { hasApplePay: true, hasGooglePay: true },
    );
    expect(only).toMatchObject({ kind: 'component', marks: ['visa', 'mc', 'ideal', 'applepay'] });
    expect(more).toEqual([]);
  });

  test('PAY-001 every other provider that the market has, each once', () => {
    const all: PaymentInitialisation = {
      ...nothing,
      klarna: { basketId: 'b', sessionId: '', sessionPaymentMethodCategories: [] },
      iyzico: { checkoutBasketId: 'b', checkoutPersonalNumber: '' },
      payByLink: { url: '', qrCodeString: '', linkId: '' },
      posPayment: { checkoutBasketId: 'b' },
    };
    expect(ids(all)).toEqual(['klarna', 'iyzico', 'payByLink', 'pos']);
  });
});
