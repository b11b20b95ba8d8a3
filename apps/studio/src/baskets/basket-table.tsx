import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { writeMoney } from '../lib/write-money.ts';
import styles from '../promotions/promotions.module.css';
import { findText, text } from '../texts/text.ts';
import own from './baskets.module.css';

/** A basket as the shop counts it: each line with why it costs what it costs, and the sums. */
export function BasketTable({ answer: { basket } }: { answer: BasketAnswer }) {
  return (
    <section className={own.basket} aria-label={basket.basketId}>
      <h2>
        {basket.market} <code>{basket.basketId}</code>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('baskets.line')}</th>
            <th scope="col">{text('baskets.quantity')}</th>
            <th scope="col">{text('baskets.price')}</th>
            <th scope="col">{text('baskets.why')}</th>
          </tr>
        </thead>
        <tbody>
          {basket.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name} <code>{line.sku}</code>
              </th>
              <td>{line.quantity}</td>
              <td>{writeMoney(line.groupTotalPrice.salesPrice)}</td>
              <td>
                {line.explanation
                  .map(({ kind, name, amount }) => `${name ?? text(`baskets.step.${kind}`)} ${writeMoney(amount)}`)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        <dt>{text('simulator.subtotal')}</dt>
        <dd>{writeMoney(basket.subtotal)}</dd>
        <dt>{text('simulator.discount')}</dt>
        <dd>{writeMoney(basket.totalDiscount)}</dd>
        <dt>{text('simulator.shipping')}</dt>
        <dd>{writeMoney(basket.shippingTotal)}</dd>
        <dt>{text('simulator.total')}</dt>
        <dd>{writeMoney(basket.total)}</dd>
      </dl>
      {basket.promoCodes.length > 0 && <p>{text('baskets.codes', { codes: basket.promoCodes.join(', ') })}</p>}
      {basket.notices.map(({ key, promoCode, lineItemId }) => (
        <p key={`${key} ${promoCode ?? lineItemId ?? ''}`} className={styles.hint}>
          {promoCode ?? basket.lines.find(({ id }) => id === lineItemId)?.name}: {findText(key) ?? key}
        </p>
      ))}
    </section>
  );
}
