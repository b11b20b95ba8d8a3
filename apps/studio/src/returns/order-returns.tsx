import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { isExchangedWhole } from '@selvedge/domain/returns/is-exchanged-whole.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './returns.module.css';

/** What of an order comes back, for its own screen; nothing where nothing does. */
export function OrderReturns({ orderId }: { orderId: string }) {
  const { call } = useStudio();
  const { data } = useLoad(`returns of ${orderId}`, () => call(staffReturns.ofOrder, { body: { orderId } }));
  if (!data || data.returns.length === 0) return null;
  return (
    <div>
      <h3>{text('returns.of_order')}</h3>
      <ul className={styles.ofOrder}>
        {data.returns.map((each) => {
          const { returnId, returnNumber, returnState, registered, amount } = each;
          const isExchanged = isExchangedWhole(each);
          const isClosed = returnState === 'received' || returnState === 'refunded';
          return (
            <li key={returnId}>
              <a href={paths.screen('returns', returnNumber)}>{returnNumber}</a>
              <span data-state={returnState}>
                {text(isClosed && isExchanged ? 'returns.state.exchanged' : `returns.state.${returnState}`)}
              </span>
              <time dateTime={registered}>{formatMoment(registered)}</time>
              {!isExchanged && <b>{writeMoney(amount)}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
