import { orderMailKinds } from '@selvedge/contract/studio/order-mails.ts';
import { type StaffOrder, staffOrders } from '@selvedge/contract/studio/orders.ts';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderPeople } from './order-people.tsx';
import styles from './orders.module.css';

/** Everything about one order. That somebody looked is kept. */
export function OrderScreen({ orderId }: { orderId: string }) {
  const { call } = useStudio();
  const { data, error, reload } = useLoad(`order ${orderId}`, () => call(staffOrders.look, { body: { orderId } }));
  if (error && !data) return <StateNote isError title={text('orders.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!data) return null;
  const { order } = data;
  return (
    <section className={side.screen} aria-label={order.orderNumber}>
      <div className={side.screenHead}>
        <h2>
          {order.orderNumber} <span data-state={order.orderState}>{text(`orders.state.${order.orderState}`)}</span>
        </h2>
        <a href={paths.screen('orders') + location.search}>{text('promotions.close')}</a>
      </div>
      <p className={styles.quiet}>
        {formatMoment(order.created)}, {order.market}
      </p>
      <OrderLines order={order} origins={data.origins} />
      <OrderPayments order={data} />
      <OrderPeople order={data} />
      <OrderReturns orderId={order.orderId} />
      <OrderPapers order={data} />
      <Happened order={data} />
    </section>
  );
}

type Event = { at: string; what: string };

/** `dispatched:2` is the mail about the second parcel. */
function mailName(kind: string): string {
  const known = orderMailKinds.find((each) => each === kind.split(':', 1)[0]);
  return known ? text(`orders.mail.${known}`) : kind;
}

/** States, mails and looks in one line of time: what a customer asks about is what happened when. */
function Happened({ order: { states, mails, looks, attempts } }: { order: StaffOrder }) {
  const events: Event[] = [
    ...attempts.map(({ begun, provider }) => ({ at: begun, what: text('orders.event.attempt', { provider }) })),
    ...states.map(({ at, orderState }) => ({ at, what: text(`orders.state.${orderState}`) })),
    ...mails.map(({ kind, askedAt, sentAt }) => ({
      at: sentAt ?? askedAt,
      what: text(sentAt ? 'orders.event.mailed' : 'orders.event.mail_waits', { mail: mailName(kind) }),
    })),
    ...looks.map(({ at, who }) => ({ at, what: text('orders.event.looked', { who }) })),
  ];
  return (
    <div>
      <h3>{text('orders.happened')}</h3>
      <ol className={styles.events}>
        {events
          .sort((a, b) => (a.at < b.at ? -1 : 1))
          .map(({ at, what }) => (
            <li key={`${at} ${what}`}>
              <time dateTime={at}>{formatMoment(at)}</time> {what}
            </li>
          ))}
      </ol>
    </div>
  );
}
