import { AutoField, type Field, type Fields } from '@puckeditor/core';
import type { InputProps } from '../../fields/field-box.tsx';
import styles from '../../fields/fields.module.css';

/** Settings that belong together, folded away until somebody wants them. A group that holds nothing is not kept. */
export function GroupInput({ label, value, onChange, readOnly, fields }: InputProps<Record<string, unknown>> & { fields: Fields }) {
  const isUsed = value !== undefined && !isEmpty(value);
  return (
    <details className={styles.details} open={isUsed}>
      <summary>{label}</summary>
      <div className={styles.group}>
        {Object.entries(fields).map(([name, field]) => (
          <AutoField
            key={name}
            field={field as Field}
            value={value?.[name]}
            readOnly={readOnly ?? false}
            onChange={(next) => {
              const merged = { ...value, [name]: next };
              onChange(isEmpty(merged) ? undefined : merged);
            }}
          />
        ))}
      </div>
    </details>
  );
}

const isEmpty = (group: object): boolean => Object.values(group).every((each) => each === undefined || each === '');
