import { type InvoiceSummary, invoice } from '@selvedge/contract/invoice.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useEffect, useState } from 'react';
import { apiBase } from '../lib/api-base.ts';
import { useT } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import { mailToken } from './mail-token.ts';
import styles from './order-page.module.css';
import { OrderSection } from './order-section.tsx';

/** Invoice and credit notes as files. There is none until the shop has written one, and then nothing is said of it. */
export function Invoices({ order: { orderId, market } }: { order: OrderDetail }) {
  const t = useT();
  const [invoices, setInvoices] = useState<readonly InvoiceSummary[]>([]);
  const token = mailToken();
  useEffect(() => {
    void callIn(market)(invoice.list, { params: { orderId }, query: { token } }).then((answer) => {
      if (!answer.hasError) setInvoices(answer.data.invoices);
    });
  }, [market, orderId, token]);
  if (invoices.length === 0) return null;
  const path = (number: string) => invoice.file.path.replace(':catalog', market).replace(':orderId', orderId).replace(':number', number);
  return (
    <OrderSection title={t('order.invoices')}>
      <ul className={styles.files}>
        {invoices.map(({ number, kind }) => (
          <li key={number}>
            <TextLink href={`${apiBase()}${path(number)}${token ? `?token=${encodeURIComponent(token)}` : ''}`} download>
              {t(`order.${kind}`, { number })}
            </TextLink>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
