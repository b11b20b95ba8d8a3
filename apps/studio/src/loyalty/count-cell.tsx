import { useEffect, useState } from 'react';
import { readCount } from '../promotions/number-reading.ts';

type Props = { label: string; value: number; onChange: (value: number) => void };

/** A whole number in a table. What can't be read stays as it was typed, and is no number: nothing is saved with it. */
export function CountCell({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(String(value));
  const read = readCount(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value from outside takes the place of what was typed
  useEffect(() => {
    if (Number.isInteger(value) && read(typed) !== value) setTyped(String(value));
  }, [value]);
  return (
    <input
      aria-label={label}
      aria-invalid={read(typed) === undefined || undefined}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value) ?? Number.NaN);
      }}
    />
  );
}
