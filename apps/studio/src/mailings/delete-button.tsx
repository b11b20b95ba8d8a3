import type { Attempt } from '@selvedge/contract/attempt.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './mailings.module.css';

type Props = { name: string; remove: () => Promise<Attempt<unknown>>; onDeleted: () => void };

/** Asks once more in its own place: what is deleted does not come back. */
export function DeleteButton({ name, remove, onDeleted }: Props) {
  const { notices } = useStudio();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const no = useRef<HTMLFieldSetElement>(null);
  // The button that was pressed has gone.
  useEffect(() => {
    if (isAsked) no.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, [isAsked]);

  async function send(): Promise<void> {
    const answer = await remove();
    setAsked(false);
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (answer.hasError) return;
    notices.post({ kind: 'done', text: text('mailings.deleted', { name }) });
    onDeleted();
  }

  return (
    <div className={styles.actions}>
      {!isAsked && (
        <Button look="quiet" onClick={() => setAsked(true)}>
          {text('mailings.delete')}
        </Button>
      )}
      {isAsked && (
        <fieldset ref={no} className={styles.save}>
          <legend>{text('mailings.delete_sure', { name })}</legend>
          <Button look="secondary" onClick={() => void send()}>
            {text('mailings.delete')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {text('mailings.delete_not')}
          </Button>
        </fieldset>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
