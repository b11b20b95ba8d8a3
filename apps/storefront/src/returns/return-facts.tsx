import type { OrderReturn } from '@selvedge/contract/returns.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { isExchangedWhole } from '@selvedge/domain/returns/is-exchanged-whole.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './returns.module.css';

/** How a return stands, what is in it and what comes back for it. */
export function ReturnFacts({ made }: { made: OrderReturn }) {
  const t = useT();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const {
    returnNumber,
    returnState,
    isWithdrawal,
    registered,
    lines,
    amount,
    refusal,
    exchangeState,
    exchangeNumber = '',
    tracking,
  } = made;
  const isExchanged = isExchangedWhole(made);
  const isDone = returnState === 'received' || returnState === 'refunded';
  return (
    <>
      <h2 className={styles.state}>{t(isDone && isExchanged ? 'returns.state.exchanged' : `returns.state.${returnState}`)}</h2>
      <p className={styles.facts}>
        <bdi>{returnNumber}</bdi>
        <time dateTime={registered}>{formatDate(new Date(registered), { locale })}</time>
        {isWithdrawal && <span>{t('returns.withdrawal')}</span>}
        {!isExchanged && <bdi>{money(amount)}</bdi>}
      </p>
      <ul className={styles.short}>
        {lines.map(({ lineItemId, name, size, quantity, reason, exchangeSize }) => (
          <li key={lineItemId}>
            <bdi>{writeList(t, [t('returns.pieces_of', { count: quantity, name }), size])}</bdi>
            <span className={styles.why}>
              <bdi>{t(`returns.reason.${reason}`)}</bdi>
              {exchangeSize && <bdi>{t('returns.exchanged_for', { size: exchangeSize })}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {tracking && (
        <p className={styles.facts}>
          {tracking.eventtype && <span>{t(`parcel.event.${tracking.eventtype}`)}</span>}
          {tracking.link ? <TextLink href={tracking.link}>{tracking.number}</TextLink> : <bdi>{tracking.number}</bdi>}
        </p>
      )}
      {exchangeState && <p>{t(`returns.exchange.${exchangeState}`, { number: exchangeNumber })}</p>}
      {refusal && (
        <p>
          <bdi>{refusal}</bdi>
        </p>
      )}
    </>
  );
}
