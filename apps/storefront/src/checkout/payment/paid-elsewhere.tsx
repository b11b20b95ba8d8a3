import { useEffect, useState } from 'react';
import { EmptyBasket } from '../../basket/page/empty-basket.tsx';
import { useMarket, usePage } from '../../lib/shop-context.tsx';
import { askAgain } from '../../payment/payment-calls.ts';
import { findPaying } from '../../payment/under-way.ts';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';

/** A basket that is empty where it was about to be paid for: ordered in another tab, or the shopper came back. The receipt, if so. */
export function PaidElsewhere() {
  const market = useMarket()?.id ?? '';
  const { heading } = usePage().content;
  const [isAsking, setAsking] = useState(() => findPaying(market) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    const paying = findPaying(market);
    if (!paying) return;
    void askAgain(market, paying).then((answer) => {
      const { redirectReason, url } = answer.hasError ? {} : answer.data;
      if (redirectReason === 'receipt' && url) location.replace(url);
      else setAsking(false);
    });
  }, []);
  return isAsking ? <CheckoutSkeleton title={heading} /> : <EmptyBasket place="page" />;
}
