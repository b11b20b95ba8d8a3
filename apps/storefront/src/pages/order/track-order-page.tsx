import { type ComponentType, useEffect, useState } from 'react';
import { useHref, useShop } from '../../lib/shop-context.tsx';
import styles from '../../order/order-page.module.css';
import { TrackForm } from '../../order/track-form.tsx';
import { PageHead } from '../../shell/page-head.tsx';

/** ORD-029 the form; and once an order is named, by it or by a mail's link, that order. */
export function View() {
  const href = useHref();
  const { router } = useShop();
  const Order = useTracked();
  if (Order) return <Order />;
  const open = ({ orderId, market }: { orderId: string; market: string }) =>
    void router?.navigate(`${href('').replace(/^\/[^/]*/, `/${market}`)}/track-order?orderid=${orderId}`);
  return (
    <>
      <PageHead />
      <div className={styles.page}>
        <TrackForm onFound={open} />
      </div>
    </>
  );
}

/** Only the browser knows which order is asked for: the page that the server keeps is everybody's. */
function useTracked(): ComponentType | undefined {
  const [Order, setOrder] = useState<ComponentType>();
  const { page } = useShop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the page
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('orderid')) return setOrder(undefined);
    import('../../order/tracked-order.tsx').then(({ TrackedOrder }) => setOrder(() => TrackedOrder), Boolean);
  }, [page]);
  return Order;
}
