import { useCallback, useEffect, useState } from 'react';
import { startBasket } from '../basket/basket-calls.ts';
import { useMarket, usePage } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { PayByLinkScreen } from './pay-by-link-screen.tsx';
import { type ReceiptState, readReceipt } from './read-receipt.ts';
import { ReceiptFull } from './receipt-full.tsx';
import { ReceiptNotice } from './receipt-notice.tsx';
import { ReceiptRedacted } from './receipt-redacted.tsx';
import { ReceiptSkeleton } from './receipt-skeleton.tsx';
import { tellPurchase } from './tell-purchase.ts';

/** What was bought, as far as this browser may know it. */
export function ReceiptScreen() {
  const { id: market = '', country: { code: country = '' } = {} } = useMarket() ?? {};
  const sizeScript = usePage().scripts?.sizeScript?.script;
  const toast = useToast();
  const [state, setState] = useState<ReceiptState>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts stay the same
  const load = useCallback(async () => {
    setState({ status: 'loading' });
    const next = await readReceipt(market, location);
    setState(next);
    if (next.status === 'missing') toast.show('warning', 'feedback.error_no_order');
    if (next.status === 'failed') toast.show('danger', 'feedback.error_order_return');
    // What was bought is in the basket no longer: the shop's own word for it, and the number in the header follows.
    if (next.status !== 'ready') return;
    void startBasket(market);
    if (next.receipt.order) tellPurchase({ country, sizeScript }, next.receipt.order);
  }, [market, country, sizeScript]);
  const query = new URLSearchParams(location.search);
  const link = { linkId: query.get('linkId') ?? '', checkoutBasketId: query.get('checkoutBasketId') ?? '' };
  const isLink = link.linkId !== '' && !query.has('orderid');
  useEffect(() => {
    if (!isLink) void load();
  }, [load, isLink]);
  if (isLink) return <PayByLinkScreen {...link} />;
  if (state.status === 'loading') return <ReceiptSkeleton />;
  if (state.status !== 'ready') return <ReceiptNotice reason={state.status} onRetry={load} />;
  const { receipt } = state;
  return receipt.order ? <ReceiptFull order={receipt.order} /> : <ReceiptRedacted receipt={receipt} />;
}
