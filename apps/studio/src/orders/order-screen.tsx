import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './desk.module.css';
import { ExchangeLinks } from './exchange-links.tsx';
import { OrderMoney } from './money/order-money.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { Packing, type PackingList } from './packing/packing.tsx';
import { RegisterReturn } from './register-return.tsx';
import { stateText } from './state-text.ts';
import { useDesk } from './use-desk.ts';

type Props = {
  orderId: string;
  /** While the list to pack is worked off. */
  list: PackingList | undefined;
  onChanged: () => void;
};

/** Everything about one order, and what can be done with it. That somebody looked is kept. */
export function OrderScreen({ orderId, list, onChanged }: Props) {
  const { call } = useStudio();
  const { data, error, reload } = useLoad(`order ${orderId}`, () => call(staffOrders.look, { body: { orderId } }));
  const desk = useDesk(orderId, onChanged);
  const failed = desk.error ?? (data ? undefined : error);
  const retry = () => {
    reload();
    desk.reload();
  };
  if (failed) return <StateNote isError title={text('desk.order_failed')} advice={text(errorKey(failed))} onRetry={retry} />;
  const { work, put } = desk;
  // The field to scan into does not wait for what else is known of the order: the scanner is in somebody's hand.
  if (!work) return <StateNote title={text('studio.loading')} />;
  return (
    <section className={`${side.screen} ${styles.screen}`} aria-label={work.orderNumber}>
      <div className={side.screenHead}>
        <h2>
          {work.orderNumber} <span data-state={work.orderState === 'cancelled' ? 'cancelled' : work.fulfilment}>{stateText(work)}</span>
        </h2>
        <a href={paths.screen('orders') + location.search}>{text('promotions.close')}</a>
      </div>
      <p className={styles.quiet}>{[data && formatMoment(data.order.created), work.market].filter(Boolean).join(', ')}</p>
      {data && <ExchangeLinks order={data} />}
      <RightsNote />
      <Packing work={work} put={put} list={list} />
      <div className={styles.body}>
        <div>
          <OrderParcels work={work} put={put} />
          <OrderReturns orderId={orderId} />
          {work.lines.some(({ shipped, returned }) => shipped > returned) && <RegisterReturn orderId={orderId} />}
          {data && <OrderLines order={data.order} origins={data.origins} work={work} put={put} />}
          <OrderMoney order={data} work={work} put={put} />
        </div>
        <div>
          {data && <OrderPeople order={data} />}
          <OrderNotes work={work} put={put} />
          {data && <OrderPapers order={data} />}
          {data && <OrderMails order={data} work={work} put={put} />}
          {data && <OrderTimeline order={data} work={work} />}
        </div>
      </div>
    </section>
  );
}

/** Said once, where actions are missing: nobody looks for a button that their role does not have. */
function RightsNote() {
  const [mayWrite, mayRefund] = [useRight('order.write'), useRight('order.refund')];
  if (mayWrite && mayRefund) return null;
  return <p className={styles.rights}>{text(mayWrite ? 'desk.no_refunds' : mayRefund ? 'desk.no_writing' : 'desk.read_only')}</p>;
}
