import { usePage } from '../../lib/shop-context.tsx';
import { OrderHistory } from './order-history.tsx';
import { OwnOrder } from './own-order.tsx';

/** The list, or the one order that the address names. */
export function OrdersScreen() {
  // Read anew with every page: another choice in the address is another page.
  usePage();
  const orderNumber = new URLSearchParams(location.search).get('order');
  return orderNumber ? <OwnOrder key={orderNumber} orderNumber={orderNumber} /> : <OrderHistory />;
}
