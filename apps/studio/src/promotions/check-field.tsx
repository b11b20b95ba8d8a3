import { LineField } from './line-field.tsx';

export function CheckField({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <LineField label={label}>
      {(ties) => <input {...ties} type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />}
    </LineField>
  );
}
