import { useId, useState } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './feeds.module.css';

type Name = { value: string; label: string };
type Props = { label: string; values: readonly string[]; known?: readonly Name[]; onChange: (values: string[]) => void };

/** Names, added with Enter or by choosing one that is known, and taken out one by one. */
export function NameList({ label, values, known = [], onChange }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const labelOf = (value: string) => known.find((each) => each.value === value)?.label ?? value;
  function add(given: string): void {
    const wanted = known.find((each) => each.value === given || each.label === given)?.value ?? given.trim();
    if (wanted !== '' && !values.includes(wanted)) onChange([...values, wanted]);
    setTyped('');
  }
  return (
    <div className={styles.names}>
      <FormField label={label} hint={text('feeds.names_hint')}>
        {(ties) => (
          <input
            {...ties}
            list={list}
            value={typed}
            onChange={(event) =>
              known.some(({ value }) => value === event.target.value) ? add(event.target.value) : setTyped(event.target.value)
            }
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add(typed);
            }}
          />
        )}
      </FormField>
      <datalist id={list}>
        {known.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </datalist>
      {values.length > 0 && (
        <ul className={styles.chosen}>
          {values.map((value) => (
            <li key={value}>
              {labelOf(value)}
              <button
                type="button"
                aria-label={text('feeds.take_out', { name: labelOf(value) })}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
