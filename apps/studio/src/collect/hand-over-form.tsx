import { type CollectList, collect } from '@selvedge/contract/studio/collect.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './collect.module.css';

/** A scanner types what it reads and ends with Enter, so the field is ready for the next one at once. */
export function HandOverForm({ storeId, onDone }: { storeId: string; onDone: (list: CollectList) => void }) {
  const { call, notices } = useStudio();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(collect.handOver, { body: { storeId, code } });
    field.current?.select();
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setCode('');
    notices.post({ kind: 'done', text: text('collect.handed') });
    onDone(answer.data);
  }

  return (
    <form className={styles.scan} onSubmit={(event) => void submit(event)}>
      <FormField label={text('collect.code')} hint={text('collect.code_hint')} problem={problem || undefined}>
        {(ties) => (
          <input
            {...ties}
            ref={field}
            value={code}
            required
            minLength={4}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit">{text('collect.hand_over')}</Button>
    </form>
  );
}
