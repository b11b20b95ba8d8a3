import { AutoField, type Field } from '@puckeditor/core';
import { parseRichText } from '@selvedge/domain/content/rich-text.ts';
import { writeRichText } from '@selvedge/domain/content/write-rich-text.ts';
import type { InputProps } from './field-box.tsx';
import styles from './fields.module.css';

/** Only what the shop shows: everything else would be taken out when it is saved, and look like a loss. */
const field = {
  type: 'richtext',
  options: { code: false, codeBlock: false, textAlign: false, underline: false, heading: { levels: [2, 3, 4] } },
} as unknown as Field;

/** Words with headings, lists and links. Light markdown is shown as what it means, and kept as it is until somebody writes. */
export function RichTextInput({ label, value, onChange, readOnly }: InputProps<string>) {
  const shown = value ? writeRichText(parseRichText(value)) : '';
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <AutoField
        field={field}
        value={shown}
        readOnly={readOnly ?? false}
        onChange={(next: string) => {
          const html = next === '<p></p>' ? '' : next;
          if (html === shown) return;
          onChange(html);
        }}
      />
    </fieldset>
  );
}
