import { fillPath } from '@selvedge/contract/client.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { staffInvoices } from '@selvedge/contract/studio/staff-invoices.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import screen from './desk.module.css';
import styles from './papers.module.css';

/** Invoice and credit notes, to download. */
export function OrderPapers({ order: { order } }: { order: StaffOrder }) {
  const { call } = useStudio();
  const { data } = useLoad(`invoices ${order.orderId}`, () => call(staffInvoices.list, { params: { orderId: order.orderId } }));
  const invoices = data?.invoices ?? [];
  if (invoices.length === 0) return null;
  return (
    <section className={screen.card} aria-label={text('orders.papers')}>
      <h3>{text('orders.papers')}</h3>
      <ul className={styles.papers}>
        {invoices.map(({ number, kind, at }) => (
          <li key={number}>
            <a href={fillPath(staffInvoices.file.path, { number })} download={`${number}.pdf`}>
              {text(`orders.paper.${kind}`)} {number}
            </a>
            <small>{formatMoment(at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
