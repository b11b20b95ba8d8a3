import { useEffect, useState } from 'react';
import { text } from '../texts/text.ts';
import { LineField } from './line-field.tsx';

type Props<T> = {
  label: string;
  hint?: string;
  value: T;
  write: (value: T) => string;
  /** Undefined for what can't be read. */
  read: (line: string) => T | undefined;
  onChange: (value: T) => void;
};

/** A value that is written in one line. What can't be read stays as it was typed, and changes nothing. */
export function TextLine<T>({ label, hint, value, write, read, onChange }: Props<T>) {
  const written = write(value);
  const [typed, setTyped] = useState(written);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value from outside takes the place of what was typed
  useEffect(() => {
    const now = read(typed);
    if (now === undefined || write(now) !== written) setTyped(written);
  }, [written]);
  const isWrong = read(typed) === undefined;
  return (
    <LineField label={label} {...(hint && { hint })} problem={isWrong ? text('promotions.unreadable') : undefined}>
      {(ties) => (
        <input
          {...ties}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            const next = read(event.target.value);
            if (next !== undefined) onChange(next);
          }}
        />
      )}
    </LineField>
  );
}
