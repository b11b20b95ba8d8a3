import { type FindOrders, type StaffOrderRow, staffOrders } from '@selvedge/contract/studio/orders.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { NoOrders } from './no-orders.tsx';
import styles from './orders.module.css';

type Props = { asked: Partial<FindOrders>; opened: string | undefined };

/** A page at a time; more of them follow when they are asked for. */
export function OrderList({ asked, opened }: Props) {
  const { call, notices } = useStudio();
  const { data, error, isLoading, reload } = useLoad('orders', () => call(staffOrders.find, { body: asked }));
  const [more, setMore] = useState<{ orders: readonly StaffOrderRow[]; next: string | undefined }>();
  const next = more ? more.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await call(staffOrders.find, { body: { ...asked, after: next } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ orders: [...(more?.orders ?? []), ...answer.data.orders], next: answer.data.next });
  }

  if (error && !data) return <StateNote isError title={text('orders.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (isLoading) return <StateNote title={text('studio.loading')} />;
  const first = data?.orders ?? [];
  // Somebody may have bought meanwhile: an order that moved to the second page would be there twice.
  const known = new Set(first.map(({ orderId }) => orderId));
  const orders = [...first, ...(more?.orders ?? []).filter(({ orderId }) => !known.has(orderId))];
  if (orders.length === 0) return <NoOrders asked={asked} />;
  return (
    <div>
      <OrderTable orders={orders} opened={opened} />
      {next && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('orders.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

function OrderTable({ orders, opened }: { orders: readonly StaffOrderRow[]; opened: string | undefined }) {
  return (
    <table className={`${styles.table} ${styles.list}`}>
      <thead>
        <tr>
          <th scope="col">{text('orders.number')}</th>
          <th scope="col">{text('orders.placed')}</th>
          <th scope="col">{text('orders.state')}</th>
          <th scope="col">{text('orders.buyer')}</th>
          <th scope="col" className={styles.market}>
            {text('orders.market')}
          </th>
          <th scope="col" className={styles.amount}>
            {text('orders.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ orderId, orderNumber, orderState, created, buyer, market, total }) => (
          <tr key={orderId} aria-current={orderId === opened || undefined}>
            <th scope="row">
              <a href={paths.screen('orders', orderId) + location.search}>{orderNumber}</a>
            </th>
            <td>{formatMoment(created)}</td>
            <td data-state={orderState}>{text(`orders.state.${orderState}`)}</td>
            <td>{buyer}</td>
            <td className={styles.market}>{market}</td>
            <td className={styles.amount}>{writeMoney(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
