import { FieldBox } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';

type Props = { label: string; hint: string | undefined; value: string; problem: string | undefined; onChange: (value: string) => void };

/** An id or an address: letters of one kind, whichever way the Studio is read. */
export function ScriptField({ label, hint, value, problem, onChange }: Props) {
  return (
    <FieldBox label={label} hint={hint} problem={problem}>
      {(ties) => (
        <input
          {...ties}
          className={fields.input}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      )}
    </FieldBox>
  );
}
