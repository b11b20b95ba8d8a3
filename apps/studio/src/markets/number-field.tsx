import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { readNumber } from './read-number.ts';

type Props = { label: string; hint?: string; value: number; problem: string | undefined; onChange: (value: number) => void };

/** What can't be read as a number stays as it was typed, is said to be wrong, and changes nothing. */
export function NumberField({ label, hint, value, problem, onChange }: Props) {
  return (
    <FormField label={label} hint={hint} problem={problem}>
      {(ties) => <NumberText key={value} {...ties} value={value} onChange={onChange} />}
    </FormField>
  );
}

type TextProps = { value: number; onChange: (value: number) => void; id?: string; 'aria-label'?: string };

/** The input alone, for a table whose head says what it is. */
export function NumberText({ value, onChange, ...ties }: TextProps) {
  return (
    <input
      {...ties}
      inputMode="decimal"
      defaultValue={String(value)}
      onBlur={(event) => {
        const next = readNumber(event.target.value);
        event.target.setCustomValidity(next === undefined ? text('markets.not_a_number') : '');
        if (next === undefined) event.target.reportValidity();
        else if (next !== value) onChange(next);
      }}
    />
  );
}
