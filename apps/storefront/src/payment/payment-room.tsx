import { CheckoutRoom } from '../checkout/checkout-room.tsx';
import { PaymentPanel } from './payment-panel.tsx';

/** CHK-006, CHK-011 the payment panel is there when the step is payment, and only then. */
export function PaymentRoom() {
  return <CheckoutRoom step="checkoutPayment">{({ answer }) => <PaymentPanel basket={answer.basket} />}</CheckoutRoom>;
}
