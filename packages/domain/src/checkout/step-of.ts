import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { needsPlace } from '../shipping/usual-way.ts';

/** In their order. (CHK-007) */
export const checkoutSteps = [
  'noStep',
  'customerLogin',
  'shippingAddress',
  'shippingMethods',
  'checkoutSummary',
  'checkoutPayment',
  'paymentInProgress',
] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export type Reached = {
  basket: Pick<
    Basket,
    'quantity' | 'email' | 'shippingAddress' | 'billingAddress' | 'useBillingAddressForShipping' | 'isDigital' | 'acceptedTerms'
  > & {
    shipments: readonly ChosenWay[];
  };
  isSignedIn: boolean;
  isPaying?: boolean;
};

/** How far a shopper has come: the step to be at, and the last that may be shown. */
export function reachedStep({ basket, isSignedIn, isPaying = false }: Reached): CheckoutStep {
  if (isPaying) return 'paymentInProgress';
  if (basket.quantity === 0) return 'noStep';
  if (!isSignedIn && basket.email === '') return 'customerLogin';
  if (!isFilled(goesTo(basket))) return 'shippingAddress';
  if (!basket.shipments.every(isChosen)) return 'shippingMethods';
  return basket.acceptedTerms ? 'checkoutPayment' : 'checkoutSummary';
}

type ChosenWay = { shippingMethodId: string; deliveryType?: string; pickupPointId?: string };

/** A way to a place is chosen when the place is. */
export function isChosen({ shippingMethodId, deliveryType, pickupPointId = '' }: ChosenWay): boolean {
  return shippingMethodId !== '' && (pickupPointId !== '' || !needsPlace(deliveryType));
}

/** Steps that were passed may be shown again; those ahead may not. */
export function mayShow(step: CheckoutStep, reached: CheckoutStep): boolean {
  return isAtLeast(reached, step);
}

export function isAtLeast(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) >= checkoutSteps.indexOf(other);
}

/** Guests choose how to go on; who is signed in has chosen. (CHK-009) */
export function firstStep(isSignedIn: boolean): CheckoutStep {
  return isSignedIn ? 'shippingAddress' : 'customerLogin';
}

/** The address that decides on the freight and the tax; of what is not sent, the one on the bill. */
export function goesTo<A>({
  shippingAddress,
  billingAddress,
  useBillingAddressForShipping,
  isDigital,
}: {
  shippingAddress?: A | undefined;
  billingAddress?: A | undefined;
  useBillingAddressForShipping?: boolean | undefined;
  isDigital?: boolean | undefined;
}): A | undefined {
  if (useBillingAddressForShipping) return billingAddress;
  return shippingAddress ?? (isDigital ? billingAddress : undefined);
}

/** CHK-017 */
export function isFilled(address: { line1: string } | undefined): boolean {
  return address !== undefined && address.line1.trim() !== '';
}
