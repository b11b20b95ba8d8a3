import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { OrderDetail } from '@selvedge/contract/order.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { writeMoney } from '../lib/write-money.ts';
import { text } from '../texts/text.ts';
import styles from './orders.module.css';

type Props = { order: OrderDetail; origins: StaffOrder['origins'] };

export function OrderLines({ order, origins }: Props) {
  return (
    <div>
      <h3>{text('orders.lines')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('baskets.line')}</th>
            <th scope="col">{text('baskets.quantity')}</th>
            <th scope="col">{text('baskets.why')}</th>
            <th scope="col">{text('orders.origin')}</th>
            <th scope="col" className={styles.amount}>
              {text('baskets.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name}
                <small>{[line.colour.name, line.variant.size, line.variant.length].filter(Boolean).join(', ')}</small>
                <code>{line.sku}</code>
              </th>
              <td>{line.quantity}</td>
              <td>
                {line.explanation.map(({ kind, amount, name }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps of a price have no other name than their place
                  <small key={at}>
                    {text(`baskets.step.${kind}`)} {writeMoney(amount)} {name}
                  </small>
                ))}
              </td>
              <td>
                {origins
                  .filter(({ sku }) => sku === line.sku)
                  .map(({ kind, locationId, quantity }) => (
                    <small key={`${kind} ${locationId}`}>
                      {quantity} × {locationId}
                    </small>
                  ))}
              </td>
              <td className={styles.amount}>{writeMoney(line.groupTotalPrice.salesPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums order={order} />
      {order.promoCodes.length > 0 && <p>{text('baskets.codes', { codes: order.promoCodes.join(', ') })}</p>}
    </div>
  );
}

function Sums({ order }: { order: OrderDetail }) {
  const rows: [string, Money][] = [
    [text('orders.subtotal'), order.subtotal],
    [text('orders.discount'), order.totalDiscount],
    [text('orders.shipping'), order.shippingTotal],
    [order.vatName || text('orders.vat'), order.totalVat1],
    ...(order.vatName2 ? [[order.vatName2, order.totalVat2] satisfies [string, Money]] : []),
    [text('orders.total'), order.total],
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{writeMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
