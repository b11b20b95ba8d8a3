import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { OrderDetail, OrderLine } from '@selvedge/contract/order-shape.ts';
import type { OrderWork, WorkLine } from '@selvedge/contract/studio/order-work.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { writeMoney } from '../lib/write-money.ts';
import { text } from '../texts/text.ts';
import { CancelForm } from './cancel-form.tsx';
import screen from './desk.module.css';
import styles from './lines.module.css';
import { countStates, pieceStates } from './piece-states.ts';
import type { Desk } from './use-action.ts';

type Props = Desk & { order: OrderDetail; origins: StaffOrder['origins'] };

/** What was bought, where each piece of it is now, and what it cost. */
export function OrderLines({ order, origins, work, put }: Props) {
  return (
    <section className={screen.card} aria-label={text('orders.lines')}>
      <h3>{text('orders.lines')}</h3>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            from={origins.filter(({ sku }) => sku === line.sku)}
            work={work}
            at={work.lines.find(({ lineItemId }) => lineItemId === line.id)}
          />
        ))}
      </ul>
      <Sums order={order} />
      {order.promoCodes.length > 0 && <p>{text('baskets.codes', { codes: order.promoCodes.join(', ') })}</p>}
      {order.staffDiscounts?.map(({ lineItemId = '', percent, taken, reason, by }) => (
        <p key={lineItemId}>
          {text('orders.staff_discount', {
            ...{ amount: writeMoney(taken), reason, by, percent: percent === undefined ? '' : ` (${percent}%)` },
            what: order.lines.find(({ id }) => id === lineItemId)?.name ?? text('orders.staff_discount_whole'),
          })}
        </p>
      ))}
      <CancelForm work={work} put={put} />
    </section>
  );
}

type LineProps = { line: OrderLine; from: StaffOrder['origins']; at: WorkLine | undefined; work: OrderWork };

function Line({ line, from, at, work }: LineProps) {
  return (
    <li>
      {at?.imageUrl ? <img src={at.imageUrl} alt="" width={48} height={64} loading="lazy" /> : <span />}
      <div>
        <b>{line.name}</b>
        <small>{[line.colour.name, line.variant.size, line.variant.length].filter(Boolean).join(', ')}</small>
        <code>{line.sku}</code>
        {at && <States line={at} work={work} />}
        {from.length > 0 && (
          <small>
            {text('orders.origin')}: {from.map(({ locationId, quantity }) => `${quantity} × ${locationId}`).join(', ')}
          </small>
        )}
      </div>
      <div className={styles.price}>
        <b>{writeMoney(line.groupTotalPrice.salesPrice)}</b>
        <small>{text('orders.quantity', { count: line.quantity })}</small>
        {line.explanation.map(({ kind, amount, name }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a price have no other name than their place
          <small key={step}>
            {text(`baskets.step.${kind}`)} {writeMoney(amount)} {name}
          </small>
        ))}
      </div>
    </li>
  );
}

/** A gift card goes by e-mail: it is not packed. */
function States({ line, work }: { line: WorkLine; work: OrderWork }) {
  const counts = countStates(line, work.parcels);
  const shown = pieceStates.filter((state) => counts[state] > 0 && !(line.isDigital && state === 'toPack'));
  return (
    <ul className={styles.states}>
      {line.isDigital && <li>{text('orders.by_mail')}</li>}
      {shown.map((state) => (
        <li key={state} data-state={state}>
          {text(`desk.pieces.${state}`, { count: counts[state] })}
        </li>
      ))}
      {line.refunded > 0 && <li data-state="refunded">{text('desk.pieces.refunded', { count: line.refunded })}</li>}
    </ul>
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
