import type { Attempt } from '@selvedge/contract/attempt.ts';
import { cases, type StaffCase } from '@selvedge/contract/studio/cases.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { type TextKey, text } from '../texts/text.ts';
import styles from './cases.module.css';

export type RunCaseCall = (asked: Promise<Attempt<StaffCase>>, said: TextKey) => Promise<boolean>;
type Props = { shown: StaffCase; run: RunCaseCall };

/** Answer, note, hand over, close. */
export function CaseActs({ shown, run }: Props) {
  const { call } = useStudio();
  const { caseNumber, caseState, assignedTo, colleagues } = shown;
  const next = caseState === 'closed' ? 'open' : 'closed';
  return (
    <div className={styles.acts}>
      <Words
        label="cases.reply"
        send="cases.reply_send"
        rows={6}
        onSend={(body) => run(call(cases.reply, { body: { caseNumber, ...body } }), 'cases.reply_sent')}
      />
      <Words
        label="cases.note_label"
        send="cases.note_send"
        rows={2}
        onSend={(body) => run(call(cases.note, { body: { caseNumber, ...body } }), 'cases.note_kept')}
      />
      <FormField label={text('cases.assign')}>
        {(ties) => (
          <select
            {...ties}
            value={assignedTo}
            onChange={(event) => void run(call(cases.assign, { body: { caseNumber, assignedTo: event.target.value } }), 'cases.moved')}
          >
            <option value="">{text('cases.nobody')}</option>
            {/* Somebody who may no longer answer keeps what they had until it is given to another. */}
            {assignedTo && !colleagues.some(({ email }) => email === assignedTo) && <option value={assignedTo}>{assignedTo}</option>}
            {colleagues.map(({ email, name }) => (
              <option key={email} value={email}>
                {name} ({email})
              </option>
            ))}
          </select>
        )}
      </FormField>
      <p>
        <Button look="secondary" onClick={() => void run(call(cases.move, { body: { caseNumber, caseState: next } }), 'cases.moved')}>
          {text(next === 'closed' ? 'cases.close_case' : 'cases.open_case')}
        </Button>
      </p>
    </div>
  );
}

type WordsProps = { label: TextKey; send: TextKey; rows: number; onSend: (body: { key: string; text: string }) => Promise<boolean> };

function Words({ label, send, rows, onSend }: WordsProps) {
  const [written, setWritten] = useState('');
  const [isBusy, setBusy] = useState(false);
  // Another one once it has arrived: who presses again because no answer came says it once.
  const key = useRef(crypto.randomUUID());

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || written.trim() === '') return;
    setBusy(true);
    const isDone = await onSend({ key: key.current, text: written });
    setBusy(false);
    if (!isDone) return;
    key.current = crypto.randomUUID();
    setWritten('');
  }

  return (
    <form className={styles.write} onSubmit={(event) => void submit(event)}>
      <FormField label={text(label)} isWide>
        {(ties) => <textarea {...ties} rows={rows} maxLength={5000} value={written} onChange={(event) => setWritten(event.target.value)} />}
      </FormField>
      <Button type="submit" look="secondary" disabled={isBusy || written.trim() === ''}>
        {text(send)}
      </Button>
    </form>
  );
}
