import { type ReturnsAnswer, returns } from '@selvedge/contract/returns.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useState } from 'react';
import { useHref, useMarket, useT } from '../lib/shop-context.tsx';
import { mailToken } from '../order/mail-token.ts';
import { useAnswer } from '../session/use-answer.ts';
import { ReturnForm } from './return-form.tsx';
import { ReturnList } from './return-list.tsx';
import type { OwnOrder } from './return-props.ts';
import styles from './returns.module.css';
import { WithdrawPart } from './withdraw-part.tsx';

/** What of an order can come back, what is announced already, and the right to withdraw where there is one. */
export function ReturnsScreen() {
  const t = useT();
  const href = useHref();
  const locale = useMarket()?.id ?? 'en-GB';
  const [own] = useState(readOwn);
  const [time, setTime] = useState(0);
  const [changed, setChanged] = useState<ReturnsAnswer>();
  const first = useAnswer(returns.get, { params: { orderId: own.orderId }, body: { token: own.token } }, time);
  const shown = changed ?? (first && !first.hasError ? first.data : undefined);
  if (!shown && first?.hasError)
    return (
      <div className={styles.page} role="alert">
        <p>{t(first.response && first.response.status < 500 ? 'returns.missing' : 'returns.failed')}</p>
        <div className={styles.ways}>
          <Button onClick={() => setTime(time + 1)}>{t('shell.tryAgain')}</Button>
          <ButtonLink look="quiet" href={href('/returns')}>
            {t('returns.another')}
          </ButtonLink>
        </div>
      </div>
    );
  if (!shown)
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  const props = { own, shown, onChange: setChanged };
  // Who came to withdraw from what is not sent yet need not read that it cannot be returned.
  const isForm = !shown.canWithdraw || shown.lines.some(({ quantity }) => quantity > 0);
  return (
    <div className={styles.page}>
      <p className={styles.facts}>
        <bdi>{t('receipt.order', { number: shown.orderNumber })}</bdi>
        {shown.until && <span>{t('returns.until', { day: formatDate(new Date(shown.until), { locale }) })}</span>}
      </p>
      <ReturnList {...props} />
      {isForm && <ReturnForm key={shown.returns.length} {...props} />}
      <WithdrawPart {...props} />
    </div>
  );
}

function readOwn(): OwnOrder {
  return { orderId: new URLSearchParams(location.search).get('orderid') ?? '', token: mailToken() };
}
