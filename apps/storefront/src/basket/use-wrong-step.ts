import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type CheckoutStep, checkoutSteps } from '@selvedge/domain/checkout/step-of.ts';
import { useShop } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import { useStepLink } from '../shell/use-step-link.ts';
import { useToast } from '../toast/toast-context.ts';
import { reloadBasket } from './basket-calls.ts';

/**
 * The server knows better how far somebody has come: a session that ended, a basket that another tab emptied, a total outside the
 * bounds. True when it said so; the shopper is then told why and taken to the step that it names.
 */
export function useWrongStep(): (result: Attempt<unknown>) => Promise<boolean> {
  const toast = useToast();
  const { router } = useShop();
  const link = useStepLink();
  const pageLink = usePageLink();
  return async (result) => {
    const errors = result.hasError ? result.response?.result?.errors : undefined;
    if (!errors?.step) return false;
    const { step: [named] = [], ...reasons } = errors;
    const key = Object.values(reasons).flat()[0];
    if (key) toast.showNow('danger', key === 'validation.required' ? 'checkout.startAgain' : key);
    await reloadBasket();
    const step = checkoutSteps.find((each) => each === named) ?? 'noStep';
    await router?.navigate(hrefOf(step, link, pageLink('basketPage', '/basket')));
    return true;
  };
}

const hrefOf = (step: CheckoutStep, link: (step: CheckoutStep) => string, basket: string): string =>
  step === 'noStep' ? basket : link(step);
