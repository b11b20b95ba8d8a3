import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { Part } from '../lib/part.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './order-columns.module.css';
import { OrderLine } from './order-line.tsx';
import { OrderSection } from './order-section.tsx';

/** What was bought, and what of it never comes. */
export function OrderGoods({ order }: { order: OrderDetail }) {
  const t = useT();
  return (
    <OrderSection title={t('receipt.goods')}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <Part>
              <OrderLine line={line} isLinked />
              <CancelledPieces order={order} lineId={line.id} />
            </Part>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function CancelledPieces({ order, lineId }: { order: OrderDetail; lineId: string }) {
  const t = useT();
  const found = order.shippingNotifications.cancelledLineItems.find(({ lineItemId }) => lineItemId === lineId);
  if (!found) return null;
  return (
    <p className={styles.cancelled}>
      <bdi>{t('order.cancelled_pieces', { count: found.quantity })}</bdi>
    </p>
  );
}
