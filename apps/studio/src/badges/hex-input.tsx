import { useEffect, useState } from 'react';
import { FieldBox, type InputProps } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';
import { text } from '../texts/text.ts';
import styles from './badges.module.css';

/** Any colour, picked or written as #rrggbb, or none. What can't be read stays as it was typed and changes nothing. */
export function HexInput({ label, value, onChange, readOnly }: InputProps<string>) {
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);
  const isWrong = typed !== '' && !isHex(typed);
  return (
    <FieldBox label={label} problem={isWrong ? text('badges.colour_wrong') : undefined}>
      {(ties) => (
        <span className={styles.hex}>
          <input
            type="color"
            aria-label={text('badges.pick', { name: label })}
            value={value && isHex(value) ? value : '#ffffff'}
            data-none={value === undefined || undefined}
            disabled={readOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ties}
            className={fields.input}
            value={typed}
            placeholder={text('badges.no_colour')}
            maxLength={7}
            spellCheck={false}
            readOnly={readOnly}
            onChange={(event) => {
              const next = event.target.value.trim();
              setTyped(next);
              if (next === '') onChange(undefined);
              else if (isHex(next)) onChange(next.toLowerCase());
            }}
          />
        </span>
      )}
    </FieldBox>
  );
}

const isHex = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);
