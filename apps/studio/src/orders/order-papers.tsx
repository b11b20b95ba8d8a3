import { fillPath } from '@selvedge/contract/client.ts';
import { orderMailKinds, orderMails } from '@selvedge/contract/studio/order-mails.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { staffInvoices } from '@selvedge/contract/studio/staff-invoices.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './orders.module.css';

/** Invoice and credit notes to download, and how each mail about the order reads. */
export function OrderPapers({ order: { order } }: { order: StaffOrder }) {
  const { call } = useStudio();
  const { orderId, orderState } = order;
  const { data } = useLoad(`invoices ${orderId}`, () => call(staffInvoices.list, { params: { orderId } }));
  const invoices = data?.invoices ?? [];
  if (orderState === 'paymentProcessing') return null;
  return (
    <div>
      <h3>{text('orders.papers')}</h3>
      {invoices.length > 0 && (
        <ul className={styles.events}>
          {invoices.map(({ number, kind, at }) => (
            <li key={number}>
              <time dateTime={at}>{formatMoment(at)}</time>{' '}
              <a href={fillPath(staffInvoices.file.path, { number })} download={`${number}.pdf`}>
                {text(`orders.paper.${kind}`)} {number}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{text('orders.mail_previews')}</p>
      <ul className={styles.events}>
        {orderMailKinds.map((kind) => (
          <li key={kind}>
            <a href={fillPath(orderMails.preview.path, { orderId, kind })} target="_blank" rel="noreferrer">
              {text(`orders.mail.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
