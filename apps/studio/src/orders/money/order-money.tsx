import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { PaymentChange } from '@selvedge/contract/studio/order-work.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { writeMoney } from '../../lib/write-money.ts';
import { text } from '../../texts/text.ts';
import { ActionForm } from '../action-form.tsx';
import screen from '../desk.module.css';
import { OrderPayments } from '../order-payments.tsx';
import { type Desk, useAction } from '../use-action.ts';
import styles from './money.module.css';
import { OrderLedger } from './order-ledger.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { RefundForm } from './refund-form.tsx';

/** Ledger, refunds, and what the payment provider was asked for. */
export function OrderMoney({ order, ...desk }: Desk & { order: StaffOrder | undefined }) {
  return (
    <section className={screen.card} aria-label={text('ledger.card')}>
      <h3>{text('ledger.card')}</h3>
      <OrderRefunds {...desk} />
      <OrderLedger money={desk.work.money} />
      <Changes {...desk} />
      {order && <OrderPayments order={order} />}
      <RefundForm {...desk} />
    </section>
  );
}

/** What the provider refused stands here until somebody asks again. */
function Changes(desk: Desk) {
  const { changes } = desk.work;
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={text('ledger.changes')}>
      {changes.map((change) => (
        <li key={change.changeId} data-state={change.state}>
          {text(`ledger.change.${change.kind}`, { amount: writeMoney(change.amount) })}: {text(`ledger.change_state.${change.state}`)}
          {change.why && <small> {change.why}</small>}
          {(change.state === 'refused' || change.state === 'failed') && <Retry change={change} {...desk} />}
        </li>
      ))}
    </ul>
  );
}

function Retry({ change: { changeId }, work: { orderId }, put }: Desk & { change: PaymentChange }) {
  const action = useAction(put);
  const what = { orderId, changeId };
  return (
    <ActionForm
      right="order.refund"
      action={action}
      label={text('ledger.retry')}
      onRun={() => action.run({ what, said: () => text('ledger.retried'), ask: (call) => call(fulfilment.retryChange, { body: what }) })}
    />
  );
}
