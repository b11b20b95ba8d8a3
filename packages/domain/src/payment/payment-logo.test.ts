import { describe, expect, test } from 'vitest';
import { paymentAlias, paymentLogo, paymentLogos } from './payment-logo.ts';

describe('PAY-020 PAY-021 logos are found by matching lists', () => {
  test.each([
    ['scheme', 'bankCards'],
    ['mc', 'mastercard'],
    ['visa', 'visa'],
    ['visadankort', 'visaDankort'],
    ['bcmc', 'bancontact'],
    ['bcmc_mobile', 'bancontactApp'],
    ['klarna_account', 'klarna'],
    ['pay_later', 'klarna'],
    ['American Express', 'amex'],
    ['Apple Pay', 'applePay'],
    ['paywithgoogle', 'googlePay'],
    ['ideal', 'ideal'],
    ['trustly', undefined],
    ['', undefined],
  ])('%s is drawn as %s', (name, logo) => {
    expect(paymentLogo(name)).toBe(logo);
  });
});

test('PAY-018 the marks that there are', () => {
  expect(paymentLogos).toEqual([
    ...['bankCards', 'invoice', 'klarna', 'paypal', 'visa', 'mastercard', 'maestro', 'amex', 'applePay', 'googlePay', 'ideal'],
    ...['bancontact', 'bancontactApp', 'mobilePay', 'ratepay', 'visaDankort'],
  ]);
});

describe('PAY-017 aliases', () => {
  test.each([
    ['scheme', 'Cards', 'Credit Card'],
    ['paysafecard', '', 'Paysafecard'],
    ['applepay', '', 'Apple Pay'],
    ['samsungpay', '', 'Samsung Pay'],
    ['mobilepay', '', 'MobilePay'],
    ['googlepay', '', 'Google Pay'],
    ['sofort', 'Online transfer', 'Sofort.'],
    ['ideal', '', 'iDeal'],
    ['giropay', '', 'GiroPay'],
    ['trustly', '', 'Trustly'],
    ['paypal', '', 'PayPal'],
    ['klarna', '', 'Klarna'],
    ['klarna_paynow', '', 'Pay now'],
    ['pay_later', '', 'Pay later'],
    ['klarna_account', 'Klarna', 'Pay over time'],
    ['twint', 'TWINT', 'TWINT'],
  ])('%s (%s) is called %s', (type, name, alias) => {
    expect(paymentAlias({ type, name })).toBe(alias);
  });
});
