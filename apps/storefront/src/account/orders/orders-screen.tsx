import { usePage } from '../../lib/shop-context.tsx';
import { OrderHistory } from './order-history.tsx';
import { OwnOrder } from './own-order.tsx';
import { StoreReceipt } from './store-receipt.tsx';

/** The list, or the one order, or receipt of a store, that the address names. */
export function OrdersScreen() {
  // Read anew with every page: another choice in the address is another page.
  usePage();
  const asked = new URLSearchParams(location.search);
  const [orderNumber, receiptId] = [asked.get('order'), asked.get('receipt')];
  if (receiptId) return <StoreReceipt key={receiptId} receiptId={receiptId} />;
  return orderNumber ? <OwnOrder key={orderNumber} orderNumber={orderNumber} /> : <OrderHistory />;
}
