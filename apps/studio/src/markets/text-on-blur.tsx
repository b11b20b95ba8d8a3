import { FormField } from '../shell/form-field.tsx';

type Props = {
  label: string;
  hint?: string;
  value: string;
  problem: string | undefined;
  onChange: (line: string) => void;
};

/** A line that is taken when somebody leaves it: what is half typed is no value yet. */
export function TextOnBlur({ label, hint, value, problem, onChange }: Props) {
  return (
    <FormField label={label} hint={hint} problem={problem}>
      {(ties) => (
        <input
          {...ties}
          key={value}
          defaultValue={value}
          onBlur={(event) => event.target.value !== value && onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
