import { Address } from '@selvedge/contract/address.ts';
import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { checkoutSteps } from '@selvedge/domain/checkout/step-of.ts';
import { expect, test } from 'vitest';
import { rightStep } from './right-step.ts';

const filled = Address.parse({ line1: 'Hauptstraße' });
const start = {
  ...{ quantity: 1, email: '', shipments: [{ shippingMethodId: '' }], useBillingAddressForShipping: false },
  ...{ isDigital: false, acceptedTerms: false },
} as unknown as Basket;
const chosen = { shippingAddress: filled, shipments: [{ shippingMethodId: 'home' }] } as Partial<Basket>;

test.each<[string, Parameters<typeof rightStep>[0], Partial<Basket>, boolean, string]>([
  ['CHK-001 the door leads on', 'noStep', {}, false, 'customerLogin'],
  ['the door leads to where somebody has come', 'noStep', { email: 'a@b.example', ...chosen }, false, 'checkoutSummary'],
  ['nothing that can be ordered leads to the basket', 'shippingAddress', { quantity: 0 }, true, 'basket'],
  ['a step ahead leads back', 'checkoutPayment', { email: 'a@b.example' }, false, 'shippingAddress'],
  ['a step that was passed is shown again', 'shippingAddress', chosen, true, 'shippingAddress'],
  ['a guest may choose again', 'customerLogin', { email: 'a@b.example' }, false, 'customerLogin'],
  ['CHK-009 a member goes straight to the details', 'customerLogin', chosen, true, 'shippingAddress'],
  [
    'what is not sent has no way to choose',
    'shippingMethods',
    { billingAddress: filled, isDigital: true, shipments: [{ shippingMethodId: 'online' }] } as Partial<Basket>,
    true,
    'checkoutSummary',
  ],
])('%s', (_, step, change, isSignedIn, right) => {
  expect(rightStep(step, { basket: { ...start, ...change }, isSignedIn })).toBe(right);
});

test('CHK-011 the payment is shown when it is the step, and only then', () => {
  const paying = { ...start, ...chosen, email: 'a@b.example', acceptedTerms: true };
  expect(checkoutSteps.filter((step) => rightStep(step, { basket: paying, isSignedIn: false }) === 'checkoutPayment')).toEqual([
    // The door leads to it, and so does its own address.
    ...['noStep', 'checkoutPayment', 'paymentInProgress'],
  ]);
  const early: Partial<Basket>[] = [{ acceptedTerms: false }, { shipments: start.shipments }, { email: '' }, { quantity: 0 }];
  const shown = early.map((change) => rightStep('checkoutPayment', { basket: { ...paying, ...change }, isSignedIn: false }));
  expect(shown).toEqual(['checkoutSummary', 'shippingMethods', 'customerLogin', 'basket']);
});
