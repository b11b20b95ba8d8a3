import { tones } from '@selvedge/contract/content/colour.ts';
import { useId } from 'react';
import { type TextKey, text } from '../texts/text.ts';
import type { InputProps } from './field-box.tsx';
import styles from './fields.module.css';

/** The colours of the house first; any other by its own picker. */
export function ColourInput({ label, value, onChange, readOnly }: InputProps<string>) {
  const id = useId();
  const isOwn = value?.startsWith('#') ?? false;
  return (
    <fieldset className={styles.colour} disabled={readOnly}>
      <legend className={styles.label}>{label}</legend>
      <label title={text('field.standard')}>
        <input type="radio" name={id} checked={value === undefined} onChange={() => onChange(undefined)} />
        <span data-swatch="none" />
        <span className={styles.hidden}>{text('field.standard')}</span>
      </label>
      {tones.map((tone) => (
        <label key={tone} title={text(`field.tone_${tone}` as TextKey)}>
          <input type="radio" name={id} checked={value === tone} onChange={() => onChange(tone)} />
          <span data-swatch={tone} />
          <span className={styles.hidden}>{text(`field.tone_${tone}` as TextKey)}</span>
        </label>
      ))}
      <input
        type="color"
        aria-label={text('field.own_colour')}
        data-chosen={isOwn || undefined}
        value={isOwn ? value : '#8b8479'}
        onChange={(event) => onChange(event.target.value)}
      />
      {isOwn && <code>{value}</code>}
    </fieldset>
  );
}
