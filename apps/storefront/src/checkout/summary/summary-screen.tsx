import { CheckoutScreen } from '../checkout-screen.tsx';
import { PaidElsewhere } from '../payment/paid-elsewhere.tsx';
import { Summary } from './summary.tsx';

/** CHK-005 everything once more before it is paid. */
export function SummaryScreen() {
  return (
    <CheckoutScreen step="checkoutSummary" empty={<PaidElsewhere />}>
      {(purchase) => <Summary {...purchase} />}
    </CheckoutScreen>
  );
}
