import type { PaymentResult } from '@selvedge/contract/payment-shape.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../../lib/shop-context.tsx';
import { PaymentPanel } from '../../payment/payment-panel.tsx';
import { phaseOf, readReturn } from '../../payment/read-return.ts';
import { findUnderWay } from '../../payment/under-way.ts';
import { CheckoutScreen } from '../checkout-screen.tsx';
import { LeftPayment } from './left-payment.tsx';
import { PaidElsewhere } from './paid-elsewhere.tsx';

/** CHK-006, CHK-011 the payment panel is there when the step is payment, and only then. */
export function PaymentScreen() {
  const market = useMarket()?.id ?? '';
  const [left, setLeft] = useState(() => findUnderWay(market));
  const [found, setFound] = useState<PaymentResult>({});
  // Back by the browser's own button the page may be as it was left, and knows nothing of what happened meanwhile.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const again = findUnderWay(market);
      // Paid meanwhile, or dropped: a page that still says "paying" is read anew.
      again ? setLeft(again) : location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [market]);
  if (left) {
    const onKnown = (result: PaymentResult) => {
      setFound(result);
      setLeft(undefined);
    };
    return <LeftPayment checkoutBasketId={left} onKnown={onKnown} />;
  }
  const first = phaseOf(found) ?? readReturn(location.search) ?? { name: 'choosing' };
  return (
    <CheckoutScreen step="checkoutPayment" empty={<PaidElsewhere />}>
      {({ answer }) => <PaymentPanel basket={answer.basket} first={first} />}
    </CheckoutScreen>
  );
}
