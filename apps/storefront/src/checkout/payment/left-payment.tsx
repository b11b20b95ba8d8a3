import type { PaymentResult } from '@selvedge/contract/payment-shape.ts';
import { useEffect } from 'react';
import { useMarket, usePage } from '../../lib/shop-context.tsx';
import { askAgain } from '../../payment/payment-calls.ts';
import { clearUnderWay } from '../../payment/under-way.ts';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';

type LeftPaymentProps = { checkoutBasketId: string; onKnown: (result: PaymentResult) => void };

/** Back without a word from the provider, by the browser's own button or a reload: what was left may be paid by now. */
export function LeftPayment({ checkoutBasketId, onKnown }: LeftPaymentProps) {
  const market = useMarket()?.id ?? '';
  const { heading } = usePage().content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    void askAgain(market, checkoutBasketId).then((answer) => {
      clearUnderWay();
      const { redirectReason, url } = answer.hasError ? {} : answer.data;
      if (redirectReason === 'receipt' && url) location.replace(url);
      else onKnown(answer.hasError ? {} : answer.data);
    });
  }, []);
  return <CheckoutSkeleton title={heading} />;
}
