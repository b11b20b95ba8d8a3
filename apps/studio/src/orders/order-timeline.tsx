import type { OrderWork } from '@selvedge/contract/studio/order-work.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { formatMoment } from '../shell/moment.ts';
import { findText, text } from '../texts/text.ts';
import forms from './action.module.css';
import screen from './desk.module.css';
import { mailName } from './mail-name.ts';
import styles from './papers.module.css';

const shownAtOnce = 12;

type Event = { at: string; what: string; who?: string };

/** Actions, states, mails and looks, newest first: what a customer asks about is what happened when. */
export function OrderTimeline({ order: { mails, looks, attempts }, work }: { order: StaffOrder; work: OrderWork }) {
  const events: Event[] = [
    ...attempts.map(({ begun, provider }) => ({ at: begun, what: text('orders.event.attempt', { provider }) })),
    ...work.events.map((event) => ({ at: event.at, what: wordsOf(event), who: event.who })),
    ...mails.map(({ kind, askedAt, sentAt }) => ({
      at: sentAt ?? askedAt,
      what: text(sentAt ? 'orders.event.mailed' : 'orders.event.mail_waits', { mail: mailName(kind) }),
    })),
    ...looks.map(({ at, who }) => ({ at, what: text('orders.event.looked'), who })),
  ];
  events.sort((a, b) => b.at.localeCompare(a.at));
  const [latest, earlier] = [events.slice(0, shownAtOnce), events.slice(shownAtOnce)];
  return (
    <section className={screen.card} aria-label={text('orders.happened')}>
      <h3>{text('orders.happened')}</h3>
      <Events events={latest} />
      {earlier.length > 0 && (
        <details className={forms.more}>
          <summary>{text('orders.happened_before')}</summary>
          <Events events={earlier} />
        </details>
      )}
    </section>
  );
}

function Events({ events }: { events: readonly Event[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map(({ at, what, who }) => (
        <li key={`${at} ${what}`}>
          {what}
          <small>
            <time dateTime={at}>{formatMoment(at)}</time>
            {who && `, ${who}`}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** A kind of a newer shop than this Studio is shown by its name. */
function wordsOf({ kind, orderState, detail }: OrderWork['events'][number]): string {
  if (kind === 'state') return text(`orders.state.${orderState}`);
  const words = findText(`desk.event.${kind}`) ?? kind;
  const parcel = typeof detail.parcel === 'number' ? text('parcels.number', { number: detail.parcel }) : '';
  const type = typeof detail.type === 'string' ? (findText(`parcels.event.${detail.type}`) ?? detail.type) : '';
  const mail = typeof detail.mail === 'string' ? mailName(detail.mail) : '';
  const reason = typeof detail.reason === 'string' ? detail.reason : '';
  if (kind === 'parcelEvent') return text('desk.event.ofParcel', { parcel, what: type });
  return [words, parcel, type, mail, reason].filter(Boolean).join(', ');
}
