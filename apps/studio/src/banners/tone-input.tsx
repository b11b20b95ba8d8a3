import { tones } from '@selvedge/contract/content/colour.ts';
import { useId } from 'react';
import type { InputProps } from '../fields/field-box.tsx';
import styles from '../fields/fields.module.css';
import { text } from '../texts/text.ts';

/** The colours of the house, for what is shown before any script could paint another. */
export function ToneInput({ label, value, onChange, readOnly }: InputProps<string>) {
  const name = useId();
  return (
    <fieldset className={styles.colour} disabled={readOnly}>
      <legend className={styles.label}>{label}</legend>
      <label title={text('field.standard')}>
        <input type="radio" name={name} checked={value === undefined} onChange={() => onChange(undefined)} />
        <span data-swatch="none" />
        <span className={styles.hidden}>{text('field.standard')}</span>
      </label>
      {tones.map((tone) => (
        <label key={tone} title={text(`field.tone_${tone}`)}>
          <input type="radio" name={name} checked={value === tone} onChange={() => onChange(tone)} />
          <span data-swatch={tone} />
          <span className={styles.hidden}>{text(`field.tone_${tone}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
