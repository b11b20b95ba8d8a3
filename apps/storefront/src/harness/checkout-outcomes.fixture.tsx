import { checkout } from '@selvedge/contract/checkout.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { shipping } from '@selvedge/contract/shipping.ts';
import { vi } from 'vitest';
import { GuestForm } from '../checkout/customer/guest-form.tsx';
import { DetailsForm as AddressStep } from '../checkout/details/details-form.tsx';
import { ExpressCheckout } from '../checkout/express/express-checkout.tsx';
import { ShippingForm } from '../checkout/shipping/shipping-form.tsx';
import { ConsentForm } from '../checkout/summary/consent-form.tsx';
import { address, InBasket, inBasket, line, type OutcomeScreen, ok, refusal, sold, unreadable, whole } from './outcome-parts.fixture.tsx';
import { find, press, send, tick, type, wait } from './test-screen.tsx';

const places = { allowedStates: [], allowedProvinces: [], turkishLocations: [] };

const ByExpress = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <InBasket>
    <ExpressCheckout isSignedIn={isSignedIn} />
  </InBasket>
);

const byExpress = {
  place: 'toast',
  otherwise: 'feedback.error_address_update',
  market: 'de-DE',
  toggles: { expressCheckout: true },
  says: { wrong_step: 'feedback.error_changed_elsewhere' },
  answers: [{ endpoint: payment.express, reply: ok({}) }],
  act: async () => {
    // The first touch asks whose button it is.
    (await find('button', 'checkout.express')).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(async () => {
      (await find('button', 'checkout.express')).click();
      if (!document.querySelector('dialog')) throw new Error('nothing opened');
    }, wait);
    await press('checkout.expressApprove');
  },
} as const;

export const checkoutOutcomes: readonly OutcomeScreen[] = [
  {
    ...{ endpoint: 'basket.acceptNewsletterAndTerms', screen: 'the summary', place: 'alert', otherwise: 'feedback.error_basket_update' },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <ConsentForm answer={whole} isSignedIn={false} />
      </InBasket>
    ),
    act: async () => {
      await tick('[name=terms]');
      await send();
    },
    refusals: [sold],
  },
  {
    ...{ endpoint: 'checkout.continueAsGuest', screen: 'on as a guest', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { wrong_step: 'feedback.error_changed_elsewhere' },
    draw: () => (
      <InBasket>
        <GuestForm email="" />
      </InBasket>
    ),
    act: async () => {
      await type('[name=email]', 'ada@example.com');
      await send();
    },
    keeps: { '[name=email]': 'ada@example.com' },
    refusals: [{ reply: refusal(400, 'invalid_request', { email: ['field.email'] }), says: { key: 'field.email', place: 'field' } }],
  },
  {
    ...{
      endpoint: 'checkout.setAddress',
      screen: 'the address step',
      place: 'toast',
      otherwise: 'feedback.error_address_update',
      market: 'de-DE',
    },
    says: { wrong_step: 'feedback.error_changed_elsewhere' },
    draw: () => (
      <InBasket>
        <AddressStep answer={whole} isSignedIn={false} addresses={[address]} places={places} user={undefined} />
      </InBasket>
    ),
    act: () => send(),
    refusals: [
      {
        reply: refusal(400, 'address_refused', { 'shippingAddress.postalCode': ['address.error.postal_code'] }),
        says: { key: 'address.error.postal_code', place: 'field' },
      },
    ],
  },
  {
    ...{ endpoint: 'checkout.continueAsGuest', screen: 'express checkout', ...byExpress },
    draw: () => <ByExpress isSignedIn={false} />,
    refusals: [{ reply: refusal(400, 'address_refused', { email: ['field.email'] }), says: 'field.email' }],
  },
  ...[true, false].map(
    (isSignedIn): OutcomeScreen => ({
      ...{ endpoint: 'checkout.setAddress', screen: `express checkout${isSignedIn ? ' of a member' : ''}`, ...byExpress },
      ...(isSignedIn && { isSignedIn }),
      says: { ...byExpress.says, address_refused: { key: 'checkout.expressLook', place: 'toast', goesOn: true } },
      answers: [...byExpress.answers, { endpoint: checkout.continueAsGuest, reply: ok(whole) }],
      draw: () => <ByExpress isSignedIn={isSignedIn} />,
      refusals: [
        {
          reply: refusal(400, 'address_refused', { 'shippingAddress.postalCode': ['address.error.postal_code'] }),
          says: { key: '/checkout/details', place: 'went' },
        },
      ],
    }),
  ),
  {
    ...{
      endpoint: 'shipping.setShipment',
      screen: 'the way of delivery',
      place: 'toast',
      otherwise: 'feedback.error_shipping_methods_update',
    },
    says: { wrong_step: 'feedback.error_changed_elsewhere', address_needed: { key: '/checkout', place: 'went' } },
    answers: [
      {
        endpoint: shipping.getShippingMethods,
        reply: ok([{ id: 'home', name: 'Home', deliveryType: 'home', price: line!.unitPrice.listPrice, carrier: { id: 'c', name: 'c' } }]),
      },
    ],
    draw: () => (
      <InBasket>
        <ShippingForm answer={whole} />
      </InBasket>
    ),
    act: () => send(),
    refusals: [{ reply: refusal(400, 'shipping_refused', { shippingMethodId: ['shipping.method_gone'] }), says: 'shipping.method_gone' }],
  },
];
