import { Address } from '@selvedge/contract/address.ts';
import { expect, test } from 'vitest';
import { checkoutSteps, firstStep, isAtLeast, mayShow, type Reached, reachedStep } from './step-of.ts';

const filled = Address.parse({ line1: 'Hauptstraße' });
const home = [{ shippingMethodId: 'dhl-home' }];
const start: Reached['basket'] = {
  ...{ quantity: 1, email: '', shipments: [{ shippingMethodId: '' }], useBillingAddressForShipping: false, isDigital: false },
  acceptedTerms: false,
};

test.each<[string, Partial<Reached['basket']>, boolean, string]>([
  ['an empty basket has no step', { quantity: 0, shippingAddress: filled }, true, 'noStep'],
  ['CHK-009 a guest begins with who they are', {}, false, 'customerLogin'],
  ['CHK-009 who is signed in begins with the address', {}, true, 'shippingAddress'],
  ['a guest who gave an address to write to goes on', { email: 'a@b.example' }, false, 'shippingAddress'],
  ['CHK-017 an address without a first line is not filled', { shippingAddress: Address.parse({ city: 'Ulm' }) }, true, 'shippingAddress'],
  ['then comes how it travels', { shippingAddress: filled }, true, 'shippingMethods'],
  ['the billing address serves for both', { billingAddress: filled, useBillingAddressForShipping: true }, true, 'shippingMethods'],
  ['the billing address alone does not', { billingAddress: filled }, true, 'shippingAddress'],
  ['every parcel needs a way', { shippingAddress: filled, shipments: [...home, { shippingMethodId: '' }] }, true, 'shippingMethods'],
  [
    'CHK-053 what is sent online needs none',
    { billingAddress: filled, isDigital: true, shipments: [{ shippingMethodId: 'online' }] },
    true,
    'checkoutSummary',
  ],
  ['CHK-079 terms are accepted at the summary', { shippingAddress: filled, shipments: home }, true, 'checkoutSummary'],
  ['then it can be paid', { shippingAddress: filled, shipments: home, acceptedTerms: true }, true, 'checkoutPayment'],
])('%s', (_, change, isSignedIn, step) => {
  expect(reachedStep({ basket: { ...start, ...change }, isSignedIn })).toBe(step);
});

test('CHK-007 the steps stand in their order', () => {
  expect(checkoutSteps).toEqual([
    ...['noStep', 'customerLogin', 'shippingAddress', 'shippingMethods'],
    ...['checkoutSummary', 'checkoutPayment', 'paymentInProgress'],
  ]);
});

test('a payment under way is waited for, whatever the basket says', () => {
  expect(reachedStep({ basket: start, isSignedIn: false, isPaying: true })).toBe('paymentInProgress');
});

test('CHK-010 a step that was passed may be shown again, one ahead may not', () => {
  const shown = checkoutSteps.filter((step) => mayShow(step, 'shippingMethods'));
  expect(shown).toEqual(['noStep', 'customerLogin', 'shippingAddress', 'shippingMethods']);
  expect(isAtLeast('checkoutSummary', 'shippingMethods')).toBe(true);
  expect([firstStep(false), firstStep(true)]).toEqual(['customerLogin', 'shippingAddress']);
});
