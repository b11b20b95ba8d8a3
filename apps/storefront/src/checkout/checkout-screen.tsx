import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import type { CheckoutStep } from '@selvedge/domain/checkout/step-of.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { BasketFailed } from '../basket/page/basket-failed.tsx';
import { EmptyBasket } from '../basket/page/empty-basket.tsx';
import { OtherMarket } from '../basket/page/other-market.tsx';
import { usePage, useShop } from '../lib/shop-context.tsx';
import type { SessionState } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { usePageLink } from '../shell/use-page-link.ts';
import { useStepLink } from '../shell/use-step-link.ts';
import { useToast } from '../toast/toast-context.ts';
import styles from './checkout-screen.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { OrderSummary } from './order-summary.tsx';
import { rightStep } from './right-step.ts';
import { useCheckoutBasket } from './use-checkout-basket.ts';

export type Purchase = { answer: BasketAnswer; isSignedIn: boolean };

type CheckoutScreenProps = {
  step: CheckoutStep;
  /** What stands above the step where the page's own name does not fit what is bought. */
  words?: (basket: BasketAnswer['basket']) => { title: string; lead: string } | undefined;
  /** In place of the sentence that the basket is empty. */
  empty?: ReactNode;
  children: (purchase: Purchase) => ReactNode;
};

/** The frame of every step: what is bought stands beside it, and whoever is too early or too late is taken to the right one. */
export function CheckoutScreen({ step, words, empty = <EmptyBasket place="page" />, children }: CheckoutScreenProps) {
  const { heading } = usePage().content;
  const { status, answer } = useCheckoutBasket();
  const session = useSession();
  const isEmpty = answer?.basket.lines.length === 0;
  const isSignedIn = session.status === 'signedIn';
  const isKnown = answer !== undefined && !isEmpty && session.status !== 'unknown';
  const right = isKnown ? rightStep(step, { basket: answer.basket, isSignedIn }) : undefined;
  useRedirect(right === step ? undefined : right);
  useSessionEnd(session.status);
  if (status === 'elsewhere') return <OtherMarket place="page" />;
  if (isEmpty || (!answer && status === 'failed'))
    return (
      <>
        <VisuallyHidden as="h1">{heading}</VisuallyHidden>
        {isEmpty ? empty : <BasketFailed />}
      </>
    );
  if (right !== step || !answer) return <CheckoutSkeleton title={heading} />;
  const own = words?.(answer.basket);
  return (
    <div className={styles.screen}>
      <div className={styles.step}>
        <h1 className={styles.title}>{own?.title ?? heading}</h1>
        {own && <p className={styles.lead}>{own.lead}</p>}
        {children({ answer, isSignedIn })}
      </div>
      <aside className={styles.aside}>
        <OrderSummary answer={answer} step={step} />
      </aside>
    </div>
  );
}

/** Somebody whose session ends on the way is asked once more who they are, and should know why. */
function useSessionEnd(status: SessionState['status']): void {
  const toast = useToast();
  const before = useRef(status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts stay the same
  useEffect(() => {
    if (before.current === 'signedIn' && status === 'guest') toast.showNow('danger', 'checkout.startAgain');
    before.current = status;
  }, [status]);
}

/** Replaces the address: going back must not lead into the redirect again. */
function useRedirect(to: CheckoutStep | 'basket' | undefined): void {
  const { router } = useShop();
  const link = useStepLink();
  const pageLink = usePageLink();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that turns out to be the right one
  useEffect(() => {
    if (to) void router?.navigate(to === 'basket' ? pageLink('basketPage', '/basket') : link(to), { replace: true });
  }, [to]);
}
