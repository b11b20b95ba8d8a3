import { order } from '@selvedge/contract/order.ts';
import type { OrderAnswer } from '@selvedge/contract/order-shape.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import { OrderSkeleton } from '../../order/order-skeleton.tsx';
import { OrderView } from '../../order/order-view.tsx';
import { ReceiptNotice } from '../../order/receipt-notice.tsx';
import { callIn } from '../../session/call-in.ts';
import { useToast } from '../../toast/toast-context.ts';

type State = { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; answer: OrderAnswer };

/** One of the shopper's own orders, by its number. */
export function OwnOrder({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const href = useHref();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const [state, setState] = useState<State>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts stay the same
  const load = useCallback(async () => {
    const answer = await callIn(market)(order.byNumber, { params: { orderNumber } });
    if (!answer.hasError) return setState({ status: 'ready', answer: answer.data });
    const isMissing = answer.response !== undefined && answer.response.status < 500;
    toast.show(isMissing ? 'warning' : 'danger', isMissing ? 'feedback.error_no_order' : 'feedback.error_order_return');
    setState({ status: isMissing ? 'missing' : 'failed' });
  }, [market, orderNumber]);
  useEffect(() => void load(), [load]);
  if (state.status === 'loading') return <OrderSkeleton />;
  if (state.status !== 'ready') return <ReceiptNotice reason={state.status} onRetry={load} />;
  const { answer } = state;
  return (
    <OrderView
      order={answer.order}
      timeline={answer.timeline ?? []}
      onChange={(changed) => setState({ status: 'ready', answer: changed })}
      onStale={() => void load()}
      back={<TextLink href={href('/account/orders')}>{t('orders.back')}</TextLink>}
    />
  );
}
