import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { staffBaskets } from '@selvedge/contract/studio/staff-baskets.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { LineField } from '../promotions/line-field.tsx';
import styles from '../promotions/promotions.module.css';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { BasketTable } from './basket-table.tsx';
import own from './baskets.module.css';

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

type Asked = { by: 'shopperId' | 'basketId'; id: string; reason: string };

/** A customer's basket, for whoever answers the telephone. Who looked, and why, is kept. */
export function BasketsPage() {
  const { call } = useStudio();
  const [found, setFound] = useState<readonly BasketAnswer[]>();
  const [problem, setProblem] = useState('');

  async function look({ by, id, reason }: Asked): Promise<void> {
    const answer = await call(staffBaskets.look, { body: { [by]: id.trim(), reason } });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    setFound(answer.hasError ? undefined : answer.data);
  }

  return (
    <>
      <PageHead title={text('baskets.title')} note={text('baskets.note')} />
      <LookForm problem={problem} onLook={(asked) => void look(asked)} />
      <div role="status">{found?.length === 0 && <StateNote title={text('baskets.none')} />}</div>
      {found?.map((answer) => (
        <BasketTable key={answer.basket.basketId} answer={answer} />
      ))}
    </>
  );
}

function LookForm({ problem, onLook }: { problem: string; onLook: (asked: Asked) => void }) {
  const [form, setForm] = useState<Asked>({ by: 'shopperId', id: '', reason: '' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    onLook(form);
  }

  return (
    <form className={own.look} onSubmit={submit}>
      <LineField label={text('baskets.by')}>
        {(ties) => (
          <select {...ties} value={form.by} onChange={(event) => setForm({ ...form, by: event.target.value as Asked['by'] })}>
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
  );
}
