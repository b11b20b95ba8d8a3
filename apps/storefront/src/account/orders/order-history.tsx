import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useHref, useT } from '../../lib/shop-context.tsx';
import account from '../account.module.css';
import { AccountHead } from '../account-head.tsx';
import { HistoryRow } from './history-row.tsx';
import { joinHistory, joinYears, type Purchase } from './join-history.ts';
import styles from './orders.module.css';
import { ReceiptRow } from './receipt-row.tsx';
import { useHistory } from './use-history.ts';
import { useReceipts } from './use-receipts.ts';

const typingPause = 300;

/** The shopper's orders of all markets and receipts of stores, newest first, searched by what was bought and narrowed to a year. */
export function OrderHistory() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [year, setYear] = useState<number>();
  useEffect(() => {
    const waiting = setTimeout(() => setSearch(typed.trim()), typingPause);
    return () => clearTimeout(waiting);
  }, [typed]);
  const history = useHistory({ search, year });
  const { receipts, status: receiptsStatus } = useReceipts();
  const purchases = joinHistory({ ...history, receipts, search, year, hasMore: history.next !== undefined });
  const years = joinYears(history.years, receipts);
  const isNarrowed = search !== '' || year !== undefined;
  const hasAny = isNarrowed || purchases.length > 0 || years.length > 0;
  return (
    <div className={account.page}>
      <AccountHead />
      {hasAny && (
        <form className={styles.find} onSubmit={(event) => event.preventDefault()}>
          <Field
            label={t('orders.find')}
            type="search"
            name="search"
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectField
            label={t('orders.year')}
            name="year"
            value={year ?? ''}
            onChange={(event) => setYear(Number(event.target.value) || undefined)}
          >
            <option value="">{t('orders.all_years')}</option>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
        </form>
      )}
      <p role="status" className={styles.count}>
        {history.status === 'ready' && isNarrowed && t('orders.found', { count: purchases.length })}
      </p>
      {receiptsStatus === 'failed' && <p className={styles.quiet}>{t('orders.store.failed')}</p>}
      <Orders history={history} purchases={purchases} isNarrowed={isNarrowed} />
    </div>
  );
}

type Shown = { history: ReturnType<typeof useHistory>; purchases: readonly Purchase[]; isNarrowed: boolean };

function Orders({ history, purchases, isNarrowed }: Shown) {
  const t = useT();
  const { status, orders, next, loadMore, reload } = history;
  const [isLoading, setLoading] = useState(false);
  if (status === 'loading') return <Waiting />;
  if (status === 'failed' && orders.length === 0) {
    return (
      <div className={account.failure} role="alert">
        <p>{t('feedback.error_no_order_history')}</p>
        <Button look="secondary" onClick={reload}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  }
  if (purchases.length === 0) return <Nothing isNarrowed={isNarrowed} />;
  const more = async () => {
    setLoading(true);
    await loadMore();
    setLoading(false);
  };
  return (
    <>
      <ul className={styles.orders}>
        {purchases.map((purchase) =>
          purchase.kind === 'order' ? (
            <li key={purchase.summary.orderId}>
              <HistoryRow summary={purchase.summary} />
            </li>
          ) : (
            <li key={purchase.receipt.uniqueReceiptId}>
              <ReceiptRow receipt={purchase.receipt} />
            </li>
          ),
        )}
      </ul>
      {next !== undefined && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void more()} aria-disabled={isLoading || undefined}>
            {t('orders.older')}
          </Button>
        </p>
      )}
    </>
  );
}

/** Nobody has bought yet, or not what was searched for: each has its own way on. */
function Nothing({ isNarrowed }: Pick<Shown, 'isNarrowed'>) {
  const t = useT();
  const href = useHref();
  return (
    <div className={account.failure}>
      <p>{t(isNarrowed ? 'orders.none_found' : 'orders.none')}</p>
      {!isNarrowed && (
        <>
          <p className={styles.quiet}>{t('orders.none_text')}</p>
          <p className={styles.ways}>
            <ButtonLink href={href('/new-in')}>{t('receipt.shopOn')}</ButtonLink>
            <ButtonLink look="quiet" href={href('/track-order')}>
              {t('orders.track')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.orders} aria-busy="true">
      {['first', 'second', 'third'].map((each) => (
        <div key={each} className={styles.order}>
          <Skeleton shape="tile" />
          <div className={styles.words}>
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
