import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { type CheckoutStep, mayShow, reachedStep } from '@selvedge/domain/checkout/step-of.ts';

type Visit = { basket: Basket; isSignedIn: boolean };

/** Where whoever asks for a step belongs: the step itself, an earlier one, or the basket, when nothing in it can be ordered. */
export function rightStep(step: CheckoutStep, { basket, isSignedIn }: Visit): CheckoutStep | 'basket' {
  const reached = reachedStep({ basket, isSignedIn });
  if (reached === 'noStep') return 'basket';
  if (step === 'noStep' || !mayShow(step, reached)) return reached;
  // CHK-009 who is signed in has nothing to choose there, and what is not sent has no way to travel.
  if (step === 'customerLogin' && isSignedIn) return 'shippingAddress';
  if (step === 'shippingMethods' && basket.isDigital) return reached;
  return step;
}
