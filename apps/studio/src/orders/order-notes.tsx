import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { useState } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { ActionForm } from './action-form.tsx';
import screen from './desk.module.css';
import styles from './papers.module.css';
import { type Desk, useAction } from './use-action.ts';

/** For colleagues: the shopper never sees them. */
export function OrderNotes({ work: { orderId, notes }, put }: Desk) {
  const action = useAction(put);
  const [words, setWords] = useState('');
  const what = { orderId, text: words.trim() };

  async function save(): Promise<void> {
    const said = () => text('notes.saved');
    const isDone = await action.run({ what, said, ask: (call, key) => call(fulfilment.addNote, { body: { ...what, key } }) });
    if (isDone) setWords('');
  }

  return (
    <section className={screen.card} aria-label={text('notes.title')}>
      <h3>{text('notes.title')}</h3>
      {notes.length === 0 && <p className={screen.quiet}>{text('notes.none')}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ at, who, text: said }) => (
            <li key={`${at} ${said}`}>
              <p>{said}</p>
              <p className={screen.quiet}>{text('notes.by', { who, at: formatMoment(at) })}</p>
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        right="order.write"
        action={action}
        label={text('notes.save')}
        missing={what.text === '' ? text('notes.needs') : undefined}
        onRun={save}
      >
        <FormField label={text('notes.new')} isWide>
          {(ties) => <textarea {...ties} rows={2} maxLength={2000} value={words} onChange={(event) => setWords(event.target.value)} />}
        </FormField>
      </ActionForm>
    </section>
  );
}
