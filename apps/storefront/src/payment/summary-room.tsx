import { CheckoutRoom } from '../checkout/checkout-room.tsx';
import { PaidElsewhere } from './paid-elsewhere.tsx';
import { Summary } from './summary.tsx';

/** CHK-005 everything once more before it is paid. */
export function SummaryRoom() {
  return (
    <CheckoutRoom step="checkoutSummary" empty={<PaidElsewhere />}>
      {(purchase) => <Summary {...purchase} />}
    </CheckoutRoom>
  );
}
