import { useMarket } from '../lib/shop-context.tsx';
import { useLinkStatus } from '../payment/use-link-status.ts';
import { ReceiptNotice } from './receipt-notice.tsx';
import { ReceiptSkeleton } from './receipt-skeleton.tsx';

/** PAY-013..016 the receipt of a link: it is led on once it is paid, waits while it is not, and says when it is too late. */
export function PayByLinkScreen({ linkId, checkoutBasketId }: { linkId: string; checkoutBasketId: string }) {
  const market = useMarket()?.id ?? '';
  const { status, receipt, ask } = useLinkStatus({ market, linkId, checkoutBasketId });
  if (status === 'Expired') return <ReceiptNotice reason="expired" />;
  // Paid, perhaps by somebody else: who only has the link is told, and shown nothing of the order.
  if (status === 'Completed') return <ReceiptNotice reason="linkPaid" {...(receipt && { receipt })} />;
  if (status === 'Payment pending') return <ReceiptNotice reason="linkPending" onRetry={ask} />;
  if (status === 'missing' || status === 'failed') return <ReceiptNotice reason={status} onRetry={ask} />;
  return <ReceiptSkeleton />;
}
