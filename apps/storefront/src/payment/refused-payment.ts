import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { ErrorCode } from '@selvedge/contract/error.ts';
import { type CheckoutStep, checkoutSteps } from '@selvedge/domain/checkout/step-of.ts';

/** What the payment step does with a call that has no result. */
export type RefusedPayment =
  /** It may have been paid, here or in another tab: the shop asks, and only when there is no payment says `otherwise`. */
  | { show: 'lookUp'; otherwise?: string }
  /** Refused before any provider was asked. `step` is where the shopper puts it right, when that is not here. */
  | { show: 'failed'; key: string; step?: CheckoutStep; canDropCode?: true };

type Errors = Readonly<Record<string, readonly string[]>>;
type Rule = (errors: Errors) => RefusedPayment;

const notStarted = 'payment.not_started';
const plain =
  (key: string): Rule =>
  () => ({ show: 'failed', key });
const lookUp: Rule = () => ({ show: 'lookUp' });

/** A refusal in the shop's own words; without any, that nothing was started. */
const inItsWords =
  (usual?: CheckoutStep): Rule =>
  ({ step: named, ...reasons }) => {
    const step = checkoutSteps.find((each) => each === named?.[0]) ?? usual;
    if (step === 'paymentInProgress') return { show: 'lookUp' };
    return { show: 'failed', key: Object.values(reasons).flat()[0] ?? notStarted, ...(step && step !== 'checkoutPayment' && { step }) };
  };

/** Every refusal that the contract knows, for every call that pays. */
const rules: Record<ErrorCode, Rule> = {
  address_needed: inItsWords('shippingAddress'),
  invalid_request: inItsWords(),
  wrong_market: plain('basket.other_market'),
  address_refused: inItsWords('shippingAddress'),
  line_refused: inItsWords(),
  promo_code_refused: ({ promoCode }) => ({ show: 'failed', key: promoCode?.[0] ?? notStarted, canDropCode: true }),
  gift_card_refused: inItsWords(),
  payment_refused: inItsWords(),
  shipping_refused: inItsWords('shippingMethods'),
  wishlist_refused: plain(notStarted),
  order_refused: plain(notStarted),
  unauthorized: () => ({ show: 'failed', key: 'checkout.startAgain', step: 'customerLogin' }),
  invalid_claim: plain(notStarted),
  // The basket is not there any more: ordered in another tab, or emptied.
  not_found: lookUp,
  conflict: lookUp,
  wrong_step: (errors) =>
    errors.step?.[0] === 'noStep' ? { show: 'lookUp', otherwise: errors.basket?.[0] ?? 'basket.nothing_to_order' } : inItsWords()(errors),
  market_not_found: plain(notStarted),
  method_not_allowed: plain(notStarted),
  body_too_large: plain(notStarted),
  unsupported_media_type: plain(notStarted),
  too_many_requests: plain('feedback.error_too_many'),
  headers_too_large: plain(notStarted),
  misdirected: plain(notStarted),
  confirmation_needed: plain(notStarted),
  second_factor_needed: plain(notStarted),
  closed_for_maintenance: ({ maintenance }) => ({ show: 'failed', key: maintenance?.[0] ?? 'feedback.error_maintenance' }),
  unexpected: lookUp,
  unavailable: lookUp,
};

/** One table from what a payment call met to what is shown. Nobody is told that nothing was charged before that is known. */
export function refusedPayment({ response }: Attempt<unknown> & { hasError: true }): RefusedPayment {
  const { code = '', errors = {} } = response?.result ?? {};
  // A shop that is closed has refused; any other failure of a server leaves open how far it came.
  if (!response || (response.status >= 500 && code !== 'closed_for_maintenance')) return { show: 'lookUp' };
  const known = Object.hasOwn(rules, code) ? (code as ErrorCode) : (byStatus[response.status] ?? 'invalid_request');
  return rules[known](errors);
}

/** A proxy in between refuses in no words of ours. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'invalid_claim',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
};
