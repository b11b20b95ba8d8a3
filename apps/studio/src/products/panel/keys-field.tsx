import { type KeyboardEvent, useId, useState } from 'react';
import { toSlug } from '../../lib/to-slug.ts';
import { FormField } from '../../shell/form-field.tsx';
import { text } from '../../texts/text.ts';
import styles from '../bulk/bulk.module.css';

type Props = {
  label: string;
  values: readonly string[];
  known: readonly { id: string; name: string }[];
  problem?: string | undefined;
  onChange: (values: readonly string[]) => void;
};

/** Badges or tags: typed or chosen, taken away by their cross. */
export function KeysField({ label, values, known, problem, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const list = useId();
  const nameOf = (id: string) => known.find((each) => each.id === id)?.name ?? id;

  function take(given: string): void {
    const id = known.find(({ name }) => name === given)?.id ?? toSlug(given);
    if (id) onChange([...new Set([...values, id])]);
    setTyped('');
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      take(typed.trim());
    }
    if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1));
  }

  return (
    <FormField label={label} problem={problem}>
      {(ties) => (
        <div className={styles.keys}>
          {values.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={text('products.key_remove', { key: nameOf(id) })}
              onClick={() => onChange(values.filter((each) => each !== id))}
            >
              {nameOf(id)} <span aria-hidden="true">×</span>
            </button>
          ))}
          <input
            {...ties}
            list={list}
            value={typed}
            placeholder={text('products.key_add')}
            onChange={(event) => {
              // What was picked from the list comes whole.
              const isPicked = known.some(({ id, name }) => id === event.target.value || name === event.target.value);
              if (isPicked && !(event.nativeEvent as InputEvent).data) take(event.target.value);
              else setTyped(event.target.value);
            }}
            onKeyDown={onKey}
            onBlur={() => typed.trim() && take(typed.trim())}
          />
          <datalist id={list}>
            {known.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </div>
      )}
    </FormField>
  );
}
