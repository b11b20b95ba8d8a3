import { order } from '@selvedge/contract/order.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { ReturnFacts } from '../returns/return-facts.tsx';
import styles from '../returns/returns.module.css';
import { useAnswer } from '../session/use-answer.ts';
import { AccountHead } from './account-head.tsx';
import { AccountSection } from './account-section.tsx';
import { AccountView } from './account-view.tsx';

/** ORD-029 what is coming back, and the orders that something may come back from. */
export function OwnReturns() {
  return <AccountView head={<AccountHead />}>{() => <Lists />}</AccountView>;
}

function Lists() {
  const t = useT();
  const [time, setTime] = useState(0);
  const made = useAnswer(returns.mine, {}, time);
  const bought = useAnswer(order.history, { query: { limit: 10 } }, time);
  if (!made || !bought) return <Skeleton />;
  if (made.hasError || bought.hasError)
    return (
      <div role="alert" className={styles.form}>
        <p>{t('returns.failed')}</p>
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => setTime(time + 1)}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      </div>
    );
  const sent = bought.data.orders.filter(({ orderProgress }) => sentStates.includes(orderProgress));
  const way = (market: string, orderId: string) => `/${market}/returns?orderid=${orderId}`;
  return (
    <>
      <AccountSection title={t('returns.new')}>
        {sent.length === 0 && <p>{t('returns.no_orders')}</p>}
        <ul className={styles.orders}>
          {sent.map(({ orderId, orderNumber, market, created, productNames }) => (
            <li key={orderId}>
              <TextLink href={way(market, orderId)}>
                <bdi>{t('receipt.order', { number: orderNumber })}</bdi>
              </TextLink>
              <p className={styles.small}>
                <bdi>{writeList(t, productNames)}</bdi>
              </p>
              <time className={styles.small} dateTime={created}>
                {formatDate(new Date(created), { locale: market })}
              </time>
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection title={t('returns.made')}>
        {made.data.returns.length === 0 && <p>{t('returns.none')}</p>}
        <div className={styles.form}>
          {made.data.returns.map((each) => (
            <article key={each.returnNumber} className={styles.made}>
              <ReturnFacts made={each} />
              <p>
                <TextLink href={way(each.market, each.orderId)}>{t('returns.open')}</TextLink>
              </p>
            </article>
          ))}
        </div>
      </AccountSection>
    </>
  );
}

const sentStates: readonly string[] = ['partlyShipped', 'shipped', 'delivered', 'partlyReturned'];
