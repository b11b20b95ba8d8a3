import { CheckoutScreen } from './checkout-screen.tsx';

/** CHK-001 the door of checkout shows nothing of its own: it leads to the step that is next. */
export function Entrance() {
  return <CheckoutScreen step="noStep">{() => null}</CheckoutScreen>;
}
