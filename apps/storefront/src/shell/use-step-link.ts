import type { PageAlias } from '@selvedge/contract/page.ts';
import type { CheckoutStep } from '@selvedge/domain/checkout/step-of.ts';
import { usePageLink } from './use-page-link.ts';

const pageOf: Record<CheckoutStep, readonly [PageAlias, string]> = {
  noStep: ['checkoutPage', '/checkout'],
  customerLogin: ['checkoutCustomerPage', '/checkout/customer'],
  shippingAddress: ['checkoutDetailsPage', '/checkout/details'],
  shippingMethods: ['checkoutShippingPage', '/checkout/shipping'],
  checkoutSummary: ['checkoutSummaryPage', '/checkout/summary'],
  checkoutPayment: ['checkoutPaymentPage', '/checkout/payment'],
  paymentInProgress: ['checkoutPaymentPage', '/checkout/payment'],
};

/** The address of a step. */
export function useStepLink(): (step: CheckoutStep) => string {
  const link = usePageLink();
  return (step) => link(...pageOf[step]);
}
