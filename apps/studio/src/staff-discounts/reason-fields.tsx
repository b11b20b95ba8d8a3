import type { DiscountRules } from '@selvedge/contract/studio/staff-discounts.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { text } from '../texts/text.ts';
import styles from './staff-discounts.module.css';

type Reasons = DiscountRules['reasons'];
type ReasonProps = { reasons: Reasons; languages: readonly string[]; onChange: (reasons: Reasons) => void };

export function ReasonFields({ reasons, languages, onChange }: ReasonProps) {
  const rename = (id: string, language: string, name: string) =>
    onChange(reasons.map((each) => (each.id === id ? { ...each, names: { ...each.names, [language]: name } } : each)));
  return (
    <section aria-label={text('discounts.reasons')}>
      <h2>{text('discounts.reasons')}</h2>
      <p>{text('discounts.reasons_note')}</p>
      <ul className={styles.reasons}>
        {reasons.map(({ id, names }) => (
          <li key={id}>
            <Field
              label={text('discounts.reason')}
              required
              maxLength={60}
              value={names.en ?? ''}
              onChange={(event) => rename(id, 'en', event.target.value)}
            />
            <button
              type="button"
              aria-label={text('discounts.remove_of', { name: names.en ?? '' })}
              onClick={() => onChange(reasons.filter((each) => each.id !== id))}
            >
              {text('discounts.remove')}
            </button>
            <details>
              <summary>{text('discounts.languages')}</summary>
              <div className={styles.limits}>
                {languages.map((language) => (
                  <Field
                    key={language}
                    label={language}
                    lang={language}
                    maxLength={60}
                    value={names[language] ?? ''}
                    onChange={(event) => rename(id, language, event.target.value)}
                  />
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => onChange([...reasons, { id: `r-${crypto.randomUUID().slice(0, 8)}`, names: { en: '' } }])}>
        {text('discounts.add')}
      </button>
    </section>
  );
}
