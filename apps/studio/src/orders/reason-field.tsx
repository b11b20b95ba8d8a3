import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';

export const shortestReason = 3;

export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <FormField label={text('desk.reason')} hint={text('desk.reason_hint')} isWide>
      {(ties) => <input {...ties} maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />}
    </FormField>
  );
}
