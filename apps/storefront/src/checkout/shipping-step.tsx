import { CheckoutRoom } from './checkout-room.tsx';
import { ShippingForm } from './shipping-form.tsx';

/** How the basket reaches the shopper. */
export function ShippingStep() {
  return <CheckoutRoom step="shippingMethods">{({ answer }) => <ShippingForm answer={answer} />}</CheckoutRoom>;
}
