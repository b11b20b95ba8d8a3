import type { PayByLinkReceipt } from '@selvedge/contract/payment-shape.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { goTo } from '../lib/in-store.ts';
import { useToast } from '../toast/toast-context.ts';
import { askLink } from './payment-calls.ts';

type Status = PayByLinkReceipt['status'] | 'loading' | 'missing' | 'failed';
type Link = { market: string; linkId: string; checkoutBasketId: string };

/** PAY-012 */
const linkDelay = 5000;

/** PAY-013..016 whether a link has been paid, asked every five seconds while it is open; paid, it leads to the receipt. */
export function useLinkStatus({ market, linkId, checkoutBasketId }: Link): {
  status: Status;
  receipt: string | undefined;
  ask: () => void;
} {
  const toast = useToast();
  const [status, setStatus] = useState<Status>('loading');
  const [receipt, setReceipt] = useState<string>();
  const [asked, setAsked] = useState(0);
  const said = useRef<Status>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts stay the same
  const ask = useCallback(async () => {
    const answer = await askLink(market, { linkId, checkoutBasketId });
    const next = answer.hasError ? (answer.response?.status === 404 ? 'missing' : 'failed') : answer.data.status;
    if (said.current !== next) {
      said.current = next;
      if (next === 'Payment pending') toast.show('warning', 'feedback.error_pay_by_link_pending');
      if (next === 'Expired') toast.showNow('danger', 'feedback.error_pay_by_link_expired');
      if (next === 'missing') toast.show('warning', 'feedback.error_no_order');
    }
    setStatus(next);
    if (!answer.hasError && answer.data.redirectUrl) setReceipt(answer.data.redirectUrl);
    setAsked((count) => count + 1);
  }, [market, linkId, checkoutBasketId]);
  // PAY-012, PAY-014 told first, and led on after a moment.
  useEffect(() => {
    if (receipt === undefined) return;
    const timer = setTimeout(() => goTo(receipt), linkDelay);
    return () => clearTimeout(timer);
  }, [receipt]);
  useEffect(() => {
    if (status === 'Expired' || status === 'missing' || status === 'Completed') return;
    const timer = setTimeout(ask, asked === 0 ? 0 : linkDelay);
    return () => clearTimeout(timer);
  }, [asked, status, ask]);
  return { status, receipt, ask };
}
