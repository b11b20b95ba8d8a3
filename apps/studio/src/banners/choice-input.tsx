import { useId } from 'react';
import type { InputProps } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';
import styles from './banners.module.css';

type Props<T extends string> = Omit<InputProps<T>, 'onChange'> & {
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One of a few, all of them in sight. */
export function ChoiceInput<T extends string>({ label, value, onChange, readOnly, options }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={readOnly}>
      <legend className={fields.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
