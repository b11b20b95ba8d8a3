import { describe, expect, test } from 'vitest';
import { paymentAlias, paymentLogo } from './payment-logo.ts';

describe('PAY-020 logos are found by matching lists', () => {
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

describe('PAY-017 aliases', () => {
  test.each([
    ['scheme', 'Cards', 'Credit Card'],
    ['sofort', 'Online transfer', 'Sofort.'],
    ['klarna_account', 'Klarna', 'Pay over time'],
    ['twint', 'TWINT', 'TWINT'],
  ])('%s (%s) is called %s', (type, name, alias) => {
    expect(paymentAlias({ type, name })).toBe(alias);
  });
});
