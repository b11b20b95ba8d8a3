import { fromLocalInput, toLocalInput } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { FieldBox, type InputProps } from './field-box.tsx';
import styles from './fields.module.css';

export function TextInput({
  label,
  value,
  onChange,
  readOnly,
  problem,
  long = false,
  maxLength,
}: InputProps<string> & { long?: boolean; maxLength?: number | undefined }) {
  const Input = long ? 'textarea' : 'input';
  return (
    <FieldBox label={label} problem={problem}>
      {(ties) => (
        <Input
          {...ties}
          className={styles.input}
          value={value ?? ''}
          maxLength={maxLength}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldBox>
  );
}

/** Words apart, with commas between them. */
export function StringsInput({
  label,
  value,
  onChange,
  readOnly,
  problem,
  isNumeric = false,
}: InputProps<(string | number)[]> & { isNumeric?: boolean }) {
  return (
    <FieldBox label={label} hint={text('field.commas')} problem={problem}>
      {(ties) => (
        <input
          {...ties}
          className={styles.input}
          key={JSON.stringify(value)}
          defaultValue={value?.join(', ') ?? ''}
          readOnly={readOnly}
          onBlur={(event) => {
            const words = event.target.value
              .split(',')
              .map((each) => each.trim())
              .filter(Boolean);
            const next = isNumeric ? words.map(Number).filter(Number.isInteger) : words;
            if (JSON.stringify(next) !== JSON.stringify(value ?? [])) onChange(next.length === 0 ? undefined : next);
          }}
        />
      )}
    </FieldBox>
  );
}

type NumberProps = InputProps<number> & {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  unit?: string | undefined;
};

export function NumberInput({ label, value, onChange, readOnly, problem, min, max, step, unit }: NumberProps) {
  return (
    <FieldBox label={unit ? `${label} (${unit})` : label} problem={problem}>
      {(ties) => (
        <input
          {...ties}
          className={styles.input}
          type="number"
          value={value ?? ''}
          min={min}
          max={max}
          step={step}
          readOnly={readOnly}
          onChange={(event) => onChange(Number.isNaN(event.target.valueAsNumber) ? undefined : event.target.valueAsNumber)}
        />
      )}
    </FieldBox>
  );
}

export type Option<T> = { value: T; label: string };

export function SelectInput<T extends string | number>({
  label,
  value,
  onChange,
  readOnly,
  problem,
  options,
}: InputProps<T> & { options: readonly Option<T>[] }) {
  return (
    <FieldBox label={label} problem={problem}>
      {(ties) => (
        <select
          {...ties}
          className={styles.input}
          value={value === undefined ? '' : String(value)}
          disabled={readOnly}
          onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value)}
        >
          <option value="">{text('field.standard')}</option>
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldBox>
  );
}

export function ToggleInput({ label, value, onChange, readOnly }: InputProps<boolean>) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={value ?? false} disabled={readOnly} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** Shown in the clock of whoever sits here; kept as a moment that is the same everywhere. */
export function DateTimeInput({ label, value, onChange, readOnly, problem }: InputProps<string>) {
  return (
    <FieldBox
      label={label}
      hint={value ? text('field.utc', { moment: value.slice(0, 16).replace('T', ' ') }) : undefined}
      problem={problem}
    >
      {(ties) => (
        <input
          {...ties}
          className={styles.input}
          type="datetime-local"
          value={toLocalInput(value)}
          readOnly={readOnly}
          onChange={(event) => onChange(fromLocalInput(event.target.value))}
        />
      )}
    </FieldBox>
  );
}
