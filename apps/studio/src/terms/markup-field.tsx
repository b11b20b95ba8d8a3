import { useRef } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { insertMarkup, type Markup } from './insert-markup.ts';
import styles from './terms.module.css';

const marks: readonly Markup[] = ['heading', 'bold', 'list', 'link'];

/** Long words with light markup; a way to write it for those who do not know it. */
export function MarkupField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);

  function mark(markup: Markup): void {
    const box = area.current;
    if (!box) return;
    const next = insertMarkup({ value: box.value, start: box.selectionStart, end: box.selectionEnd }, markup, text('terms.mark_words'));
    onChange(next.value);
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(next.start, next.end);
    });
  }

  return (
    <FormField label={label}>
      {(ties) => (
        <div className={styles.markup}>
          <div role="toolbar" aria-label={text('terms.marks')}>
            {marks.map((each) => (
              <button key={each} type="button" onClick={() => mark(each)}>
                {text(`terms.mark_${each}`)}
              </button>
            ))}
          </div>
          <textarea {...ties} ref={area} value={value} maxLength={200_000} rows={24} onChange={(event) => onChange(event.target.value)} />
        </div>
      )}
    </FormField>
  );
}
