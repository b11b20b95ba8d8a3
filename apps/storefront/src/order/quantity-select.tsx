import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useT } from '../lib/shop-context.tsx';

/** How many of the pieces of a line. */
export function QuantitySelect({ most, value, onChange }: { most: number; value: number; onChange: (count: number) => void }) {
  const t = useT();
  return (
    <SelectField label={t('returns.how_many')} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </SelectField>
  );
}
