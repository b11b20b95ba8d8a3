import { type ComponentType, useEffect, useState } from 'react';
import { ReceiptSkeleton } from '../../order/receipt-skeleton.tsx';

/** Personal, so what shows it is fetched where it is known. */
export function View() {
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    import('../../order/receipt-screen.tsx').then(({ ReceiptScreen }) => setScreen(() => ReceiptScreen), Boolean);
  }, []);
  return Screen ? <Screen /> : <ReceiptSkeleton />;
}

export { ReceiptLayout as Frame } from '../../layouts/receipt-layout.tsx';
