import { fillPath } from '@selvedge/contract/client.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { orderMailKinds, orderMails } from '@selvedge/contract/studio/order-mails.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import forms from './action.module.css';
import { ActionForm } from './action-form.tsx';
import screen from './desk.module.css';
import { mailName } from './mail-name.ts';
import styles from './papers.module.css';
import { type Desk, useAction } from './use-action.ts';

/** What was sent, each to be sent again, and how every other mail would read. */
export function OrderMails({ order: { mails }, work, put }: Desk & { order: StaffOrder }) {
  if (work.orderState === 'paymentProcessing') return null;
  return (
    <section className={screen.card} aria-label={text('orders.mails')}>
      <h3>{text('orders.mails')}</h3>
      {mails.length > 0 && (
        <ul className={styles.papers}>
          {mails.map((mail) => (
            <Mail key={mail.kind} mail={mail} work={work} put={put} />
          ))}
        </ul>
      )}
      <details className={forms.more}>
        <summary>{text('orders.mail_previews')}</summary>
        <ul className={styles.papers}>
          {orderMailKinds.map((kind) => (
            <li key={kind}>
              <a href={fillPath(orderMails.preview.path, { orderId: work.orderId, kind })} target="_blank" rel="noreferrer">
                {mailName(kind)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Mail({ mail: { kind, askedAt, sentAt }, work: { orderId }, put }: Desk & { mail: StaffOrder['mails'][number] }) {
  const action = useAction(put);
  const what = { orderId, kind };
  const name = mailName(kind);
  return (
    <li>
      <span>
        {name}
        <small>{sentAt ? formatMoment(sentAt) : text('orders.mail_waits', { at: formatMoment(askedAt) })}</small>
      </span>
      <ActionForm
        right="order.write"
        action={action}
        look="quiet"
        label={text('orders.resend')}
        confirm={text('orders.resend_sure')}
        onRun={() =>
          action.run({
            what,
            said: () => text('orders.resent', { mail: name }),
            ask: (call, key) => call(fulfilment.resendMail, { body: { ...what, key } }),
          })
        }
      />
    </li>
  );
}
