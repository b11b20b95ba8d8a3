import { CheckoutRoom } from './checkout-room.tsx';

/** CHK-001 the door of checkout shows nothing of its own: it leads to the step that is next. */
export function Entrance() {
  return <CheckoutRoom step="noStep">{() => null}</CheckoutRoom>;
}
