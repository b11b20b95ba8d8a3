import { editedNames, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { useState } from 'react';
import { languageName } from '../../lists/filter-markets.ts';
import { FormField } from '../../shell/form-field.tsx';
import { findText, text } from '../../texts/text.ts';
import { noTexts, type Texts } from '../product-draft.ts';
import type { ProductWork } from '../use-product-work.ts';
import { LanguageTabs } from './language-tabs.tsx';
import panel from './panel.module.css';
import styles from './text-panel.module.css';

const parts = editedNames(textFields);

/** The words of the style, a language at a time, with the English beside it. */
export function TextPanel({ work: { draft, errors, put }, languages }: { work: ProductWork; languages: readonly string[] }) {
  const [language, setLanguage] = useState('en');
  const texts = draft.texts[language];
  const english = draft.texts.en ?? noTexts;
  const change = (part: keyof Texts, value: string) => put(`texts:${language}`, { ...(texts ?? noTexts), [part]: value });
  const problemOf = (part: string) => {
    const key = errors[`texts.${language}.${part}`]?.[0] ?? (part === 'name' ? errors[`texts.${language}`]?.[0] : undefined);
    return key && (findText(key) ?? key);
  };
  return (
    <section className={panel.panel} aria-label={text('products.texts')}>
      <h2>{text('products.texts')}</h2>
      <LanguageTabs
        languages={languages}
        written={draft.texts}
        chosen={language}
        isWrong={(each) => Object.keys(errors).some((field) => field.startsWith(`texts.${each}`))}
        onChoose={setLanguage}
      />
      <p className={panel.quiet}>
        {texts
          ? text('products.texts_note', { language: languageName(language) })
          : text('products.language_missing', { language: languageName(language) })}
      </p>
      <div className={styles.texts}>
        {parts.map((part) => (
          <TextPart
            key={`${language} ${part}`}
            {...{ part, language }}
            value={texts?.[part] ?? ''}
            english={language === 'en' ? '' : english[part]}
            problem={problemOf(part)}
            onChange={(value) => change(part, value)}
          />
        ))}
      </div>
      {language !== 'en' && texts && (
        <button type="button" className={panel.plain} onClick={() => put(`texts:${language}`, undefined)}>
          {text('products.language_remove', { language: languageName(language) })}
        </button>
      )}
    </section>
  );
}

type PartProps = {
  part: (typeof parts)[number];
  language: string;
  value: string;
  english: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};

function TextPart({ part, language, value, english, problem, onChange }: PartProps) {
  const { edited } = textFields[part];
  return (
    <FormField label={edited.title} problem={problem} {...(english && { hint: english })}>
      {(ties) => {
        const shared = { ...ties, lang: language, value };
        return 'rows' in edited ? (
          <textarea {...shared} rows={edited.rows} maxLength={5_000} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...shared} maxLength={200} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </FormField>
  );
}
