import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { Part } from '../lib/part.tsx';
import { useHref, usePage, useT, useToggles } from '../lib/shop-context.tsx';
import { AccountInvitation } from './account-invitation.tsx';
import { NextSteps } from './next-steps.tsx';
import columns from './order-columns.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './receipt.module.css';
import { GiftReceipt, StoreReceipt } from './store-receipt.tsx';

/** The whole receipt, for who has bought it. */
export function ReceiptFull({ order }: { order: OrderDetail }) {
  const t = useT();
  const href = useHref();
  const { inStore } = usePage();
  const { customerClub } = useToggles();
  const name = order.shippingAddress?.firstName ?? '';
  const claim = order.orderState === 'placed' || order.orderState === 'completed' ? 'thanks' : order.orderState;
  return (
    <div className={styles.receipt}>
      <header className={styles.thanks}>
        <p className={styles.number}>{t('receipt.order', { number: order.orderNumber })}</p>
        <h1 className={styles.title}>{claim === 'thanks' && name ? t('receipt.thanksTo', { name }) : t(`receipt.claim.${claim}`)}</h1>
        <p className={styles.lead}>
          {order.orderState === 'cancelled' ? t('receipt.cancelled') : t('receipt.mailed', { email: order.email })}
        </p>
        {/* Who reads nothing of the second mail takes the ticked box for the whole of it, and never becomes a member. */}
        {customerClub && order.wantsClub && order.isGuest && order.orderState === 'placed' && (
          <p className={styles.club}>{t('receipt.club', { email: order.email })}</p>
        )}
      </header>
      {inStore && <StoreReceipt order={order} />}
      {order.orderState !== 'cancelled' && <NextSteps order={order} />}
      <div className={columns.columns}>
        <OrderGoods order={order} />
        <div className={columns.side}>
          <OrderSums order={order} />
          <Part>
            <OrderFacts order={order} />
          </Part>
        </div>
      </div>
      {inStore && <GiftReceipt order={order} />}
      {!inStore && order.isGuest && order.email && <AccountInvitation order={order} />}
      <p className={styles.on}>
        <ButtonLink look="secondary" href={href('/new-in')}>
          {t('receipt.shopOn')}
        </ButtonLink>
      </p>
    </div>
  );
}
