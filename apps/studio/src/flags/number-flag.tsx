import type { FlagName } from '@selvedge/contract/feature-flag.ts';
import { type FormEvent, useState } from 'react';
import { text } from '../texts/text.ts';
import type { FlagValue } from './flag-state.ts';
import styles from './flag-table.module.css';
import { flagTitle } from './flag-title.ts';
import { parseCount } from './parse-count.ts';

type Props = { name: FlagName; value: FlagValue; saved: FlagValue; canWrite: boolean; onSave: (value: number) => void };

/** Enter saves, Escape takes back what was typed. A failure keeps it. */
export function NumberFlag({ name, value, saved, canWrite, onSave }: Props) {
  const [typed, setTyped] = useState(String(value));
  const [seen, setSeen] = useState(saved);
  if (seen !== saved) {
    setSeen(saved);
    // What is being typed stays, whatever a colleague has set meanwhile.
    if (typed === String(seen)) setTyped(String(saved));
  }
  const count = parseCount(typed);
  const isTouched = typed !== String(saved);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (count !== undefined && isTouched) onSave(count);
  }

  return (
    <form className={styles.number} onSubmit={submit} noValidate>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-labelledby={`flag-${name}`}
        aria-describedby={`about-${name} ${count === undefined ? `wrong-${name}` : ''}`}
        aria-invalid={count === undefined || undefined}
        readOnly={!canWrite}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(String(saved))}
      />
      {isTouched && count !== undefined && (
        <button type="submit" className={styles.act} aria-label={text('flags.save_label', { flag: flagTitle(name) })}>
          {text('flags.save')}
        </button>
      )}
      {count === undefined && (
        <small id={`wrong-${name}`} className={styles.wrong} role="alert">
          {text('flags.whole_number')}
        </small>
      )}
    </form>
  );
}
