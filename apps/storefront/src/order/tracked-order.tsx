import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useHref, useMarket, useT } from '../lib/shop-context.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';
import { type ReceiptState, readReceipt } from './read-receipt.ts';
import { ReceiptNotice } from './receipt-notice.tsx';
import { ReceiptRedacted } from './receipt-redacted.tsx';

/** An order for who has no account: opened by the pair of number and address, or by the link of a mail. */
export function TrackedOrder() {
  const t = useT();
  const href = useHref();
  const market = useMarket()?.id ?? '';
  const [state, setState] = useState<ReceiptState>({ status: 'loading' });
  const load = useCallback(async () => setState(await readReceipt(market, location)), [market]);
  useEffect(() => void load(), [load]);
  if (state.status === 'loading') return <OrderSkeleton />;
  if (state.status !== 'ready') return <ReceiptNotice reason={state.status} onRetry={load} />;
  const { receipt } = state;
  if (!receipt.order) return <ReceiptRedacted receipt={receipt} />;
  return (
    <OrderView
      order={receipt.order}
      timeline={receipt.timeline ?? []}
      onChange={(changed) => setState({ status: 'ready', receipt: { ...receipt, ...changed } })}
      onStale={() => void load()}
      back={<TextLink href={href('/track-order')}>{t('track.another')}</TextLink>}
    />
  );
}
