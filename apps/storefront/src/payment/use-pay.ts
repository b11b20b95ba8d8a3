import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { PayByLink, PaymentResult } from '@selvedge/contract/payment-shape.ts';
import type { CheckoutStep } from '@selvedge/domain/checkout/step-of.ts';
import { useRef, useState } from 'react';
import { useStepLink } from '../checkout/use-step-link.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/page-link.ts';
import { followResult, type NextMove } from './follow-result.ts';
import { leaveShop } from './leave-shop.ts';
import { clearUnderWay, markUnderWay } from './under-way.ts';

export type Phase =
  | { name: 'choosing' }
  /** Asked, or on the way to another page: nothing can be pressed twice. */
  | { name: 'paying' }
  | { name: 'link'; link: PayByLink }
  /** Nobody knows yet, or the shopper left the provider's page. */
  | { name: 'waiting' }
  | { name: 'failed'; key: string; back: string | undefined };

export type Pay = {
  phase: Phase;
  /** Carries out one payment at a time. */
  run: (call: () => Promise<Attempt<PaymentResult>>) => Promise<void>;
  follow: (result: PaymentResult) => void;
  set: (phase: Phase) => void;
};

/** PAY-010 one payment from the click to the receipt. A click while another is on its way does nothing. */
export function usePay(checkoutBasketId: string, first: Phase): Pay {
  const market = useMarket()?.id ?? '';
  const link = usePageLink();
  const stepLink = useStepLink();
  const [phase, setPhase] = useState<Phase>(first);
  const isRunning = useRef(false);

  function follow(result: PaymentResult): void {
    carryOut(followResult(result, { receipt: link('receiptPage', '/receipt'), here: location.pathname }));
  }

  function carryOut(move: NextMove): void {
    if (move.name !== 'leave') clearUnderWay();
    if (move.name === 'receipt') location.assign(move.url);
    else if (move.name === 'leave') leaveShop(move);
    else setPhase(move.name === 'wait' ? { name: 'waiting' } : move);
  }

  async function run(call: () => Promise<Attempt<PaymentResult>>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    markUnderWay(market, checkoutBasketId);
    setPhase({ name: 'paying' });
    const answer = await call();
    isRunning.current = false;
    if (!answer.hasError) return follow(answer.data);
    // Nobody answered: it may have been paid all the same, so it is looked up and never assumed.
    if (answer.response === undefined || answer.response.status >= 500) return setPhase({ name: 'waiting' });
    clearUnderWay();
    const { payment, step, ...other } = answer.response.result?.errors ?? {};
    const at = step?.[0] as CheckoutStep | undefined;
    if (at === 'paymentInProgress') setPhase({ name: 'waiting' });
    else
      setPhase({ name: 'failed', key: payment?.[0] ?? firstKey(other), back: at && at !== 'checkoutPayment' ? stepLink(at) : undefined });
  }

  return { phase, run, follow, set: setPhase };
}

const firstKey = (errors: Record<string, string[]> = {}): string => Object.values(errors).flat()[0] ?? 'payment.error';
