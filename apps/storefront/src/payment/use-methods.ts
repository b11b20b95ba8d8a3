import type { PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reloadBasket } from '../basket/basket-calls.ts';
import { useWrongStep } from '../basket/use-wrong-step.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { readMethods } from './payment-calls.ts';
import { refusedPayment } from './refused-payment.ts';

type Methods =
  | { status: 'loading' | 'failed' }
  /** A code, or a line, stands in the way; the key says why. */
  | { status: 'codeRefused' | 'lineRefused'; key: string }
  | { status: 'ready'; ways: PaymentInitialisation };

/** The ways to pay, asked for anew whenever what is left to pay is another amount. */
export function useMethods(remaining: number): { methods: Methods; reload: () => Promise<void> } {
  const market = useMarket()?.id ?? '';
  const toast = useToast();
  const isWrongStep = useWrongStep();
  const [methods, setMethods] = useState<Methods>({ status: 'loading' });
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is a reason to ask again
  const reload = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await readMethods(market);
    // The amount before a gift card was taken, answered late, would be paid for and refused.
    if (mine !== asked.current) return;
    if (!answer.hasError) return setMethods({ status: 'ready', ways: answer.data });
    const refused = refusedPayment(answer);
    // Of a line it is told here, and put right here.
    const isLine = answer.response?.result?.code === 'line_refused';
    if (isLine && refused.show === 'failed' && !refused.step) {
      await reloadBasket();
      return setMethods({ status: 'lineRefused', key: refused.key });
    }
    // Taken to the step that comes first: the session ended, a way of delivery is gone, nothing is left to buy.
    if (await isWrongStep(answer)) return;
    if (refused.show === 'failed' && refused.canDropCode) return setMethods({ status: 'codeRefused', key: refused.key });
    setMethods({ status: 'failed' });
    // PAY-038
    toast.showNow('danger', 'feedback.error_payment_providers_initialization');
  }, [market, remaining]);
  useEffect(() => void reload(), [reload]);
  return { methods, reload };
}
