import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { writeMoney } from '../lib/write-money.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import forms from './action.module.css';
import styles from './money/money.module.css';

/** What the order was paid with, and every try before. */
export function OrderPayments({ order: { payments, attempts } }: { order: StaffOrder }) {
  return (
    <>
      <ul className={styles.facts} aria-label={text('orders.paid_with')}>
        {payments.map(({ paymentId, kind, provider, method, label, amount }) => (
          <li key={paymentId}>
            {text('orders.paid_with')} {kind === 'giftCard' ? text('orders.gift_card', { number: label }) : `${provider}, ${method}`}:{' '}
            {writeMoney(amount)}
          </li>
        ))}
        {payments.length === 0 && <li>{text('orders.nothing_to_pay')}</li>}
      </ul>
      {attempts.length > 0 && (
        <details className={forms.more}>
          <summary>{text('orders.payments')}</summary>
          <Attempts attempts={attempts} />
        </details>
      )}
    </>
  );
}

function Attempts({ attempts }: Pick<StaffOrder, 'attempts'>) {
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('orders.attempt')}</th>
            <th scope="col">{text('orders.state')}</th>
            <th scope="col">{text('orders.begun')}</th>
            <th scope="col">{text('orders.changed')}</th>
            <th scope="col">{text('orders.total')}</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ attemptId, provider, state, begun, changed, amount }) => (
            <tr key={attemptId}>
              <th scope="row">{provider}</th>
              <td>{state}</td>
              <td>{formatMoment(begun)}</td>
              <td>{formatMoment(changed)}</td>
              <td>{writeMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
