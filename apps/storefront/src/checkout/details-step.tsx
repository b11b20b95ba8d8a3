import { CheckoutRoom } from './checkout-room.tsx';

/** Where it goes and who pays. */
export function DetailsStep() {
  return <CheckoutRoom step="shippingAddress">{() => null}</CheckoutRoom>;
}
