import { useId } from 'react';
import styles from './filter-field.module.css';
import { Keys } from './keys.tsx';

type Props = { label: string; hint: string; value: string; onChange: (value: string) => void };

/** Narrows what is on the screen while one types. Escape empties it. */
export function FilterField({ label, hint, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        data-filter
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (value === '') event.currentTarget.blur();
          else onChange('');
        }}
      />
      <Keys of="filter" />
    </div>
  );
}
