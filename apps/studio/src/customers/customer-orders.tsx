import type { StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { paths } from '../lib/router.ts';
import { useRight } from '../lib/studio-context.tsx';
import { writeMoney } from '../lib/write-money.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './customers.module.css';

/** What they bought, each with the way to the order. */
export function CustomerOrders({ orders: { count, latest } }: { orders: StaffCustomer['orders'] }) {
  const mayRead = useRight('order.read');
  return (
    <div>
      <h3>{text('customers.bought', { count })}</h3>
      {latest.length === 0 && <p className={styles.quiet}>{text('customers.nothing')}</p>}
      {latest.length < count && <p className={styles.quiet}>{text('customers.latest', { count: latest.length })}</p>}
      {latest.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('customers.order')}</th>
              <th scope="col">{text('customers.placed')}</th>
              <th scope="col">{text('customers.state')}</th>
              <th scope="col" className={styles.amount}>
                {text('customers.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {latest.map(({ orderId, orderNumber, orderState, created, total, isGuest }) => (
              <tr key={orderId}>
                <th scope="row">
                  {mayRead ? <a href={paths.screen('orders', orderId)}>{orderNumber}</a> : orderNumber}
                  {isGuest && <small>{text('customers.as_guest')}</small>}
                </th>
                <td>{formatMoment(created)}</td>
                <td>{text(`orders.state.${orderState}`)}</td>
                <td className={styles.amount}>{writeMoney(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
