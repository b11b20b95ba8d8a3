import { giftCards } from '@selvedge/contract/studio/gift-cards.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { LineField } from '../promotions/line-field.tsx';
import styles from '../promotions/promotions.module.css';
import { text } from '../texts/text.ts';
import own from './gift-cards.module.css';

const blank = { market: 'en-GB', amount: '', recipientName: '', recipientEmail: '', message: '', reason: '' };
const fields = ['market', 'amount', 'recipientName', 'recipientEmail', 'message', 'reason'] as const;
const optional: ReadonlySet<string> = new Set(['recipientName', 'message']);

/** Number and code go to the recipient by mail, and to nobody else. */
export function IssueForm({ onIssued }: { onIssued: () => void }) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState(blank);
  const [act, setAct] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(giftCards.issue, { body: { ...form, act, amount: Number(form.amount) } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setForm(blank);
    setAct(crypto.randomUUID());
    notices.post({ kind: 'done', text: text('gift_cards.issued', { email: form.recipientEmail }) });
    onIssued();
  }

  return (
    <details className={own.issue}>
      <summary>{text('gift_cards.issue')}</summary>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <LineField key={field} label={text(`gift_cards.field.${field}`)}>
            {(ties) => (
              <input
                {...ties}
                value={form[field]}
                required={!optional.has(field)}
                type={field === 'recipientEmail' ? 'email' : 'text'}
                inputMode={field === 'amount' ? 'decimal' : undefined}
                autoComplete="off"
                onChange={(event) => setForm({ ...form, [field]: event.target.value })}
              />
            )}
          </LineField>
        ))}
        <div className={styles.save}>
          <Button type="submit">{text('gift_cards.send')}</Button>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
      </form>
    </details>
  );
}
