import { fromLocalInput, toLocalInput } from '../shell/moment.ts';
import { LineField } from './line-field.tsx';

type Props = { label: string; at: string | undefined; onChange: (at: string | undefined) => void };

/** A day and a time, in the clock of whoever sits here. */
export function MomentField({ label, at, onChange }: Props) {
  return (
    <LineField label={label}>
      {(ties) => (
        <input
          {...ties}
          type="datetime-local"
          value={toLocalInput(at)}
          onChange={(event) => onChange(fromLocalInput(event.target.value))}
        />
      )}
    </LineField>
  );
}
