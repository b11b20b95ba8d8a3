import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { formatDateTime } from '@selvedge/domain/date/format-date.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useForget } from '../basket/flyout/delete-basket.tsx';
import { lineVariant } from '../basket/line/line-variant.ts';
import { useMoney } from '../catalogue/use-money.ts';
import { ReceiptClear } from '../device/receipt-clear.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './receipt.module.css';

/** On a store's device: when it was bought, as stores write it (MKT-045), on paper, and as a gift without its prices. Then it clears. */
export function StoreReceipt({ order }: { order: OrderDetail }) {
  const t = useT();
  const forget = useForget();
  const print = (what: 'receipt' | 'gift') => {
    document.documentElement.dataset.print = what;
    window.print();
  };
  return (
    <div className={styles.store} data-store-receipt>
      <p className={styles.moment}>{useStoreMoment(order)}</p>
      <div className={styles.prints}>
        <Button look="secondary" onClick={() => print('receipt')}>
          {t('device.print')}
        </Button>
        <Button look="secondary" onClick={() => print('gift')}>
          {t('device.print_gift')}
        </Button>
      </div>
      <ReceiptClear forget={forget} />
    </div>
  );
}

/** What lies in a parcel for somebody else: what it is and with what number it can be brought back, and nothing of its price. */
export function GiftReceipt({ order }: { order: OrderDetail }) {
  const t = useT();
  const money = useMoney();
  return (
    <section className={styles.gift} aria-hidden="true">
      <h2>{t('device.gift_receipt')}</h2>
      <p>
        <bdi>{writeList(t, [order.orderNumber, useStoreMoment(order)])}</bdi>
      </p>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × <bdi>{writeList(t, [line.name, lineVariant(t, money, line)])}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('device.gift_note')}</p>
    </section>
  );
}

function useStoreMoment({ created }: OrderDetail): string {
  const locale = useMarket()?.id ?? 'en';
  return formatDateTime(new Date(created), { locale, inStore: true });
}
