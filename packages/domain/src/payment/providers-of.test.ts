import { describe, expect, test } from 'vitest';
import { providersOf } from './providers-of.ts';

const off = { payByLink: false, posPayment: false };

describe('PAY-041 who is asked for money', () => {
  test.each([
    [['adyen'], off, ['adyen']],
    [['klarna', 'adyen'], off, ['adyen', 'klarna']],
    [['iyzico'], off, ['iyzico']],
    [['adyen', 'somebody'], off, ['adyen']],
    [['adyen'], { payByLink: true, posPayment: true }, ['adyen', 'payByLink', 'pos']],
  ])('%j with %j', (paymentProviders, toggles, expected) => {
    expect(providersOf({ paymentProviders }, toggles)).toEqual(expected);
  });
});
