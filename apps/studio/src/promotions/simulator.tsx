import { type CustomerKind, customerKinds, type Promotion } from '@selvedge/contract/promotion.ts';
import { promotions, type SimulationResult } from '@selvedge/contract/studio/promotions.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { writeMoney } from '../lib/write-money.ts';
import { fromLocalInput } from '../shell/moment.ts';
import { findText, text } from '../texts/text.ts';
import { LineField } from './line-field.tsx';
import styles from './promotions.module.css';
import { readLines } from './read-lines.ts';

/** What a basket would get, from which promotion, and why not from the others: with the draft as it stands, saved or not. */
export function Simulator({ draft }: { draft: Promotion }) {
  const { call } = useStudio();
  const [market, setMarket] = useState(draft.markets[0] ?? 'en-GB');
  const [lines, setLines] = useState('');
  const [customer, setCustomer] = useState<CustomerKind>('guest');
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<SimulationResult>();

  async function simulate(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = readLines(lines);
    if (!wanted) return setProblem(text('simulator.lines_wrong'));
    const moment = fromLocalInput(at);
    const withCodesOf = draft.trigger === 'code' ? [draft.id] : [];
    const body = { market, lines: wanted, withCodesOf, customers: [customer], draft, ...(moment && { at: moment }) };
    const answer = await call(promotions.simulate, { body });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    setResult(answer.hasError ? undefined : answer.data);
  }

  return (
    <section className={styles.panel} aria-label={text('simulator.title')}>
      <h3>{text('simulator.title')}</h3>
      <form className={styles.form} onSubmit={(event) => void simulate(event)}>
        <LineField label={text('simulator.market')}>
          {(ties) => (
            <input {...ties} value={market} pattern="[a-z]{2}-[A-Z]{2}" required onChange={(event) => setMarket(event.target.value)} />
          )}
        </LineField>
        <LineField label={text('simulator.lines')} hint={text('simulator.lines_hint')}>
          {(ties) => (
            <textarea {...ties} rows={3} required value={lines} spellCheck={false} onChange={(event) => setLines(event.target.value)} />
          )}
        </LineField>
        <LineField label={text('simulator.customer')}>
          {(ties) => (
            <select {...ties} value={customer} onChange={(event) => setCustomer(event.target.value as CustomerKind)}>
              {customerKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text(`promotions.customer.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </LineField>
        <LineField label={text('simulator.at')}>
          {(ties) => <input {...ties} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />}
        </LineField>
        <Button type="submit" look="secondary">
          {text('simulator.run')}
        </Button>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
      <div role="status">{result && <Result result={result} draft={draft.id} />}</div>
    </section>
  );
}

function Result({ result: { basket, outcomes }, draft }: { result: SimulationResult; draft: string }) {
  const money = (amount: number) => writeMoney({ amount, currency: basket.currency });
  return (
    <>
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('promotions.name')}</th>
            <th scope="col">{text('simulator.takes_off')}</th>
            <th scope="col">{text('simulator.why')}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ promotionId, name, isApplied, amount, reason }) => (
            <tr key={promotionId} aria-current={promotionId === draft || undefined}>
              <th scope="row">{name}</th>
              <td>{isApplied ? money(amount) : '–'}</td>
              <td>{findText(reason) ?? reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
