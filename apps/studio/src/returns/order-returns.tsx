import { staffReturns } from '@selvedge/contract/studio/returns.ts';
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
        {data.returns.map(({ returnId, returnNumber, returnState, registered, amount }) => (
          <li key={returnId}>
            <a href={paths.screen('returns', returnNumber)}>{returnNumber}</a>
            <span data-state={returnState}>{text(`returns.state.${returnState}`)}</span>
            <time dateTime={registered}>{formatMoment(registered)}</time>
            <b>{writeMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
