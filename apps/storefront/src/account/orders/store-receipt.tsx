import type { RetailTransaction } from '@selvedge/contract/retail-transaction.ts';
import { formatDateTime } from '@selvedge/domain/date/format-date.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import columns from '../../order/order-columns.module.css';
import page from '../../order/order-page.module.css';
import { OrderSkeleton } from '../../order/order-skeleton.tsx';
import { ReceiptNotice } from '../../order/receipt-notice.tsx';
import { SquareCode } from '../../shell/square-code.tsx';
import styles from './store-receipt.module.css';
import { useReceipts } from './use-receipts.ts';

/** ORD-015 one receipt of a store: to be shown again at its till. */
export function StoreReceipt({ receiptId }: { receiptId: string }) {
  const { status, receipts } = useReceipts();
  const receipt = receipts.find(({ uniqueReceiptId }) => uniqueReceiptId === receiptId);
  if (status === 'loading') return <OrderSkeleton />;
  if (!receipt) return <ReceiptNotice reason={status === 'failed' ? 'failed' : 'missing'} onRetry={() => location.reload()} />;
  return <Receipt receipt={receipt} />;
}

function Receipt({ receipt }: { receipt: RetailTransaction }) {
  const t = useT();
  const href = useHref();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const { storeName, storeStreet, storeZipcode, storeCity, storePhone, storeCVR, employeeName, paymentCard } = receipt;
  const facts = [
    [t('orders.store.at'), writeList(t, [storeName, storeStreet, `${storeZipcode} ${storeCity}`.trim(), storePhone])],
    [t('orders.store.served_by'), employeeName],
    [t('orders.store.paid_with'), paymentCard],
    [t('orders.store.company_number'), storeCVR],
    [t('orders.store.till_number'), receipt.transactionId],
  ];
  const sums = [
    [t('orders.store.without_tax'), receipt.totalExVat],
    [t('orders.store.tax'), receipt.totalTax],
    [t('basket.total'), receipt.total],
  ] as const;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <p className={page.back}>
          <TextLink href={href('/account/orders')}>{t('orders.back')}</TextLink>
        </p>
        <h1 className={page.title}>
          <bdi>{t(`orders.store.${receipt.transactionType}`, { store: storeName })}</bdi>
        </h1>
        <p className={page.facts}>
          <span>{t('orders.store.number', { number: receipt.uniqueReceiptId })}</span>
          <time dateTime={receipt.createdDate}>{formatDateTime(new Date(receipt.createdDate), { locale })}</time>
        </p>
      </header>
      <div className={columns.columns}>
        <ul className={columns.lines}>
          {receipt.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same article can stand on a receipt twice
            <li key={index} className={styles.item}>
              <p>
                <bdi>{item.name}</bdi>
                <span className={styles.quiet}>
                  <bdi>{writeList(t, [item.color, item.size])}</bdi> {t(`orders.store.pieces.${item.type}`, { count: item.quantity })}
                </span>
              </p>
              <bdi>{money(item.price)}</bdi>
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          {sums.map(([title, amount]) => (
            <div key={title} className={styles.sum}>
              <dt>{title}</dt>
              <dd>
                <bdi>{money(amount)}</bdi>
              </dd>
            </div>
          ))}
          {facts.map(
            ([title, text]) =>
              text && (
                <div key={title}>
                  <dt className={styles.quiet}>{title}</dt>
                  <dd>
                    <bdi>{text}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {receipt.uniqueReceiptIdQrCode && <SquareCode text={receipt.uniqueReceiptIdQrCode} label={t('orders.store.code')} />}
      </div>
    </div>
  );
}
