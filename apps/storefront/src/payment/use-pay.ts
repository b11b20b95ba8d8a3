import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { PayByLink, PaymentResult } from '@selvedge/contract/payment-shape.ts';
import { useRef, useState } from 'react';
import { reloadBasket } from '../basket/basket-calls.ts';
import { goTo } from '../lib/in-store.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import { useStepLink } from '../shell/use-step-link.ts';
import { useToast } from '../toast/toast-context.ts';
import { followResult, type NextMove } from './follow-result.ts';
import { leaveShop } from './leave-shop.ts';
import { refusedPayment } from './refused-payment.ts';
import { clearUnderWay, markUnderWay } from './under-way.ts';

export type Phase =
  | { name: 'choosing' }
  /** Asked, or on the way to another page: nothing can be pressed twice. */
  | { name: 'paying' }
  | { name: 'link'; link: PayByLink }
  /** Nobody knows yet, or the shopper left the provider's page. Where there turns out to be no payment, `otherwise` is why. */
  | { name: 'waiting'; otherwise?: string | undefined }
  | { name: 'failed'; key: string; back: string | undefined; canDropCode?: boolean };

/** Refused because the basket is another one by now: dearer, or without a piece that somebody else was faster to pay for. */
export const changedKeys: readonly string[] = [
  ...['payment.basket_changed', 'basket.out_of_stock', 'basket.not_enough_stock', 'basket.not_sold', 'basket.bonus_not_earned'],
];

type Pays = () => Promise<Attempt<PaymentResult>>;

export type Pay = {
  phase: Phase;
  /** Carries out one payment at a time. `toast` is said as well when it was refused. */
  run: (call: Pays, toast?: string) => Promise<void>;
  follow: (result: PaymentResult) => void;
  set: (phase: Phase) => void;
};

/** PAY-010 one payment from the click to the receipt. A click while another is on its way does nothing. */
export function usePay(checkoutBasketId: string, first: Phase): Pay {
  const market = useMarket()?.id ?? '';
  const toast = useToast();
  const link = usePageLink();
  const stepLink = useStepLink();
  const [phase, setPhase] = useState<Phase>(first);
  const isRunning = useRef(false);

  function follow(result: PaymentResult): void {
    carryOut(followResult(result, { receipt: link('receiptPage', '/receipt'), here: location.pathname }));
  }

  function carryOut(move: NextMove): void {
    if (move.name !== 'leave') clearUnderWay();
    if (move.name === 'receipt') goTo(move.url);
    else if (move.name === 'leave') leaveShop(move);
    else setPhase(move.name === 'wait' ? { name: 'waiting' } : move);
  }

  async function run(call: Pays, toasted?: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    markUnderWay(market, checkoutBasketId);
    setPhase({ name: 'paying' });
    const answer = await call();
    isRunning.current = false;
    if (!answer.hasError) return follow(answer.data);
    const refused = refusedPayment(answer);
    if (refused.show === 'lookUp') return setPhase({ name: 'waiting', otherwise: refused.otherwise });
    clearUnderWay();
    if (toasted) toast.showNow('danger', toasted);
    const { key, step, canDropCode = false } = refused;
    // Read anew before anything is said of it: what changed is shown, old and new.
    if (changedKeys.includes(key)) await reloadBasket();
    const back = step && (step === 'noStep' ? link('basketPage', '/basket') : stepLink(step));
    setPhase({ name: 'failed', key, back, canDropCode });
  }

  return { phase, run, follow, set: setPhase };
}
