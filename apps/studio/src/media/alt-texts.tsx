import { useState } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import type { Language } from './languages-of.ts';
import styles from './media.module.css';
import parts from './picture-screen.module.css';

type Props = {
  alts: Record<string, string>;
  languages: readonly Language[];
  readOnly: boolean;
  onChange: (alts: Record<string, string>) => void;
};

const shownMissing = 6;

/** A line for each language that has words, and a way to add one. English is always asked for: it stands in for the others. */
export function AltTexts({ alts, languages, readOnly, onChange }: Props) {
  const [opened, setOpened] = useState<readonly string[]>(['en']);
  const shown = languages.filter(({ code }) => alts[code] !== undefined || opened.includes(code));
  const missing = languages.filter(({ code }) => (alts[code] ?? '').trim() === '');
  const list = missing.slice(0, shownMissing).map(({ name }) => name);
  return (
    <fieldset className={parts.alts}>
      <legend>{text('media.alts')}</legend>
      <p className={styles.hint}>{text('media.alts_note')}</p>
      {shown.map(({ code, name }) => (
        <FormField key={code} label={name}>
          {(ties) => (
            <input
              {...ties}
              lang={code}
              dir="auto"
              maxLength={300}
              readOnly={readOnly}
              value={alts[code] ?? ''}
              onChange={(event) => onChange({ ...alts, [code]: event.target.value })}
            />
          )}
        </FormField>
      ))}
      {missing.length > 0 ? (
        <p className={styles.warning}>
          {text('media.alts_missing', { count: missing.length, list: list.join(', ') + (missing.length > shownMissing ? ' …' : '') })}
        </p>
      ) : (
        <p className={styles.hint}>{text('media.alts_all')}</p>
      )}
      {!readOnly && shown.length < languages.length && (
        <label className={styles.add}>
          <span>{text('media.add_language')}</span>
          <select value="" onChange={(event) => setOpened([...opened, event.target.value])}>
            <option value="" />
            {languages
              .filter(({ code }) => !shown.some((each) => each.code === code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
