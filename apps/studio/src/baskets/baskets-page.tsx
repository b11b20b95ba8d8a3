import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { staffBaskets } from '@selvedge/contract/studio/staff-baskets.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { writeMoney } from '../lib/write-money.ts';
import { LineField } from '../promotions/line-field.tsx';
import styles from '../promotions/promotions.module.css';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { findText, text } from '../texts/text.ts';
import own from './baskets.module.css';

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** A customer's basket, for whoever answers the telephone. Who looked, and why, is kept. */
export function BasketsPage() {
  const { call } = useStudio();
  const [form, setForm] = useState({ by: 'shopperId' as 'shopperId' | 'basketId', id: '', reason: '' });
  const [found, setFound] = useState<readonly BasketAnswer[]>();
  const [problem, setProblem] = useState('');

  async function look(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(staffBaskets.look, { body: { [form.by]: form.id.trim(), reason: form.reason } });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    setFound(answer.hasError ? undefined : answer.data);
  }

  return (
    <>
      <PageHead title={text('baskets.title')} note={text('baskets.note')} />
      <form className={own.look} onSubmit={(event) => void look(event)}>
        <LineField label={text('baskets.by')}>
          {(ties) => (
            <select {...ties} value={form.by} onChange={(event) => setForm({ ...form, by: event.target.value as typeof form.by })}>
              <option value="shopperId">{text('baskets.by_shopper')}</option>
              <option value="basketId">{text('baskets.by_basket')}</option>
            </select>
          )}
        </LineField>
        <LineField label={text('baskets.id')}>
          {(ties) => (
            <input
              {...ties}
              required
              pattern={uuid}
              value={form.id}
              autoComplete="off"
              onChange={(event) => setForm({ ...form, id: event.target.value })}
            />
          )}
        </LineField>
        <LineField label={text('baskets.reason')} hint={text('baskets.reason_hint')}>
          {(ties) => (
            <input
              {...ties}
              required
              minLength={3}
              maxLength={500}
              value={form.reason}
              onChange={(event) => setForm({ ...form, reason: event.target.value })}
            />
          )}
        </LineField>
        <div className={styles.save}>
          <Button type="submit">{text('baskets.look')}</Button>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
      </form>
      <div role="status">{found?.length === 0 && <StateNote title={text('baskets.none')} />}</div>
      {found?.map((answer) => (
        <BasketTable key={answer.basket.basketId} answer={answer} />
      ))}
    </>
  );
}

function BasketTable({ answer: { basket } }: { answer: BasketAnswer }) {
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
