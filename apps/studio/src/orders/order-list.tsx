import { Button } from '@selvedge/ui/button.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import sideList from '../lists/side-list.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { NoOrders } from './no-orders.tsx';
import { type ColumnId, orderColumns } from './order-columns.ts';
import styles from './orders.module.css';
import { useRowKeys } from './row-keys.ts';
import type { ListedOrder } from './state-text.ts';
import type { AskedOrders, OrderRows } from './use-order-rows.ts';

export type Choice = { chosen: ReadonlySet<string>; choose: (orderIds: readonly string[], isOn?: boolean) => void };

type Props = Choice & { rows: OrderRows; asked: AskedOrders; opened: string | undefined; columns: readonly ColumnId[] };

export function OrderList({ rows: { rows: orders, error, reload, loadMore }, asked, opened, columns, ...choice }: Props) {
  if (error && !orders) return <StateNote isError title={text('orders.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!orders) return <StateNote title={text('studio.loading')} />;
  if (orders.length === 0) return <NoOrders asked={asked} />;
  return (
    <div>
      <OrderTable orders={orders} opened={opened} columns={columns} {...choice} />
      <p className={styles.keys}>{text('desk.keys')}</p>
      {loadMore && (
        <p className={sideList.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('lists.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

type TableProps = Choice & { orders: readonly ListedOrder[]; opened: string | undefined; columns: readonly ColumnId[] };

function OrderTable({ orders, opened, columns, chosen, choose }: TableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, (orderId) => choose([orderId]));
  useFocusOnReturn(body, opened);
  const shown = orderColumns.filter(({ id }) => columns.includes(id));
  const ids = orders.map(({ orderId }) => orderId);
  const areAll = ids.every((id) => chosen.has(id));
  return (
    <table className={`${sideList.table} ${styles.table} ${styles.list}`}>
      <thead>
        <tr>
          <th scope="col" className={styles.choose}>
            <input type="checkbox" aria-label={text('desk.choose_all')} checked={areAll} onChange={() => choose(ids, !areAll)} />
          </th>
          <th scope="col">{text('orders.number')}</th>
          {shown.map(({ id, title, isNumber }) => (
            <th key={id} scope="col" data-column={id} className={isNumber && sideList.amount}>
              {text(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} shown={shown} isOpen={order.orderId === opened} chosen={chosen} choose={choose} />
        ))}
      </tbody>
    </table>
  );
}

/** Whoever closes an order stands where they left the list. */
function useFocusOnReturn(body: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    if (before.current && !opened) body.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(before.current)}"]`)?.focus();
    before.current = opened;
  }, [body, opened]);
}

type RowProps = Choice & { order: ListedOrder; shown: typeof orderColumns; isOpen: boolean };

function OrderRow({ order, shown, isOpen, chosen, choose }: RowProps) {
  const { orderId, orderNumber, orderState } = order;
  return (
    <tr aria-current={isOpen || undefined}>
      <td className={styles.choose}>
        <input
          type="checkbox"
          aria-label={text('desk.choose', { number: orderNumber })}
          checked={chosen.has(orderId)}
          onChange={() => choose([orderId])}
        />
      </td>
      <th scope="row">
        <a href={paths.screen('orders', orderId) + location.search} data-order={orderId}>
          {orderNumber}
        </a>
      </th>
      {shown.map(({ id, isNumber, write }) => (
        <td
          key={id}
          data-column={id}
          data-number={isNumber || undefined}
          className={isNumber && sideList.amount}
          data-state={id === 'state' ? (order.fulfilment ?? orderState) : undefined}
        >
          {write(order)}
        </td>
      ))}
    </tr>
  );
}
