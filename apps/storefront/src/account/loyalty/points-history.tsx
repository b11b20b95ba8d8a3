import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { LoyaltyTransaction } from '@selvedge/contract/loyalty-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { FormMessage } from '../../form/form-message.tsx';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useCall } from '../../session/use-call.ts';
import { AccountSection } from '../account-section.tsx';
import { historyKey } from './history-key.ts';
import styles from './loyalty.module.css';

/** As many as the account's own answer brings. */
const limit = 20;

/** Everything that happened to the points, in words, the newest first. */
export function PointsHistory({ newest }: { newest: readonly LoyaltyTransaction[] }) {
  const t = useT();
  const call = useCall();
  const [older, setOlder] = useState<readonly LoyaltyTransaction[]>([]);
  const [hasMore, setMore] = useState(newest.length >= limit);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const rows = [...newest, ...older];
  const more = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call(loyalty.listTransactions, { query: { before: rows.at(-1)!.id, limit } });
    setBusy(false);
    setProblem(answer.hasError ? t(failureKey(answer)) : undefined);
    if (answer.hasError) return;
    setOlder([...older, ...answer.data]);
    setMore(answer.data.length >= limit);
  };
  return (
    <AccountSection title={t('loyalty.history_title')} text={t('loyalty.history_text')}>
      {rows.length === 0 && <p>{t('loyalty.history_none')}</p>}
      <ul className={styles.history}>
        {rows.map((row) => (
          <li key={row.id}>
            <Entry row={row} />
          </li>
        ))}
      </ul>
      <FormMessage text={problem} />
      {hasMore && (
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => void more()} aria-disabled={isBusy || undefined}>
            {t('loyalty.history_older')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

function Entry({ row }: { row: LoyaltyTransaction }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const { date, points, isPending, orderNumber } = row;
  return (
    <article className={styles.entry} data-pending={isPending || undefined}>
      <div>
        <p>
          <bdi>{t(historyKey(row), { number: orderNumber ?? '' })}</bdi>
        </p>
        <p className={styles.quiet}>
          <time dateTime={date}>{formatDate(new Date(date), { locale })}</time>
          {isPending && ` · ${t('loyalty.history_pending')}`}
        </p>
      </div>
      <p className={styles.change}>
        <bdi>{points > 0 ? `+${formatCount(points, locale)}` : formatCount(points, locale)}</bdi>
      </p>
    </article>
  );
}
