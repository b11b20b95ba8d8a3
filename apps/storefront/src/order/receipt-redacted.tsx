import type { Receipt } from '@selvedge/contract/order-shape.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './receipt.module.css';

/** Whoever has the address alone sees that the order exists and how it stands, and nothing of who bought what. */
export function ReceiptRedacted({ receipt: { orderNumber, orderState, total } }: { receipt: Receipt }) {
  const t = useT();
  const money = useMoney();
  const link = usePageLink();
  return (
    <div className={styles.receipt}>
      <header className={styles.thanks}>
        <h1 className={styles.title}>{t('receipt.title')}</h1>
        <dl className={styles.facts}>
          <div>
            <dt>{t('receipt.number')}</dt>
            <dd>
              <bdi>{orderNumber}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('receipt.state')}</dt>
            <dd>{t(`order.state.${orderState}`)}</dd>
          </div>
          <div>
            <dt>{t('basket.total')}</dt>
            <dd>
              <bdi>{money(total)}</bdi>
            </dd>
          </div>
        </dl>
        <p className={styles.lead}>{t('receipt.redacted')}</p>
        <p>
          <TextLink href={link('loginPage', '/login')}>{t('receipt.signIn')}</TextLink>
        </p>
      </header>
    </div>
  );
}
