import { CheckoutScreen } from '../checkout-screen.tsx';
import { ShippingForm } from './shipping-form.tsx';

/** How the basket reaches the shopper. */
export function ShippingStep() {
  return <CheckoutScreen step="shippingMethods">{({ answer }) => <ShippingForm answer={answer} />}</CheckoutScreen>;
}
