import { text } from '../texts/text.ts';
import { FieldBox, type InputProps } from './field-box.tsx';
import styles from './fields.module.css';

type Props = InputProps<string> & {
  /** What it is where nothing is said. */
  standard: string;
  hint?: string | undefined;
};

const isWhole = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** Any colour, typed or from a palette. */
export function HexInput({ label, value, onChange, readOnly, problem, standard, hint }: Props) {
  const isTyping = value !== undefined && !isWhole(value);
  return (
    <FieldBox label={label} hint={isTyping ? text('field.hex', { example: standard }) : hint} problem={problem}>
      {(ties) => (
        <div className={styles.line}>
          <input
            type="color"
            aria-label={text('field.palette', { label })}
            value={value === undefined || isTyping ? standard : value.toLowerCase()}
            disabled={readOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ties}
            className={styles.input}
            value={value ?? ''}
            placeholder={standard}
            spellCheck={false}
            maxLength={7}
            readOnly={readOnly}
            onChange={(event) => onChange(event.target.value.trim() || undefined)}
          />
        </div>
      )}
    </FieldBox>
  );
}
