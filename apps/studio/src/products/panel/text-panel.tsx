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
          <FormField
            key={`${language} ${part}`}
            label={textFields[part].edited.title}
            problem={problemOf(part)}
            {...(language !== 'en' && english[part] && { hint: english[part] })}
          >
            {(ties) =>
              !('rows' in textFields[part].edited) ? (
                <input
                  {...ties}
                  lang={language}
                  maxLength={200}
                  value={texts?.[part] ?? ''}
                  onChange={(event) => change(part, event.target.value)}
                />
              ) : (
                <textarea
                  {...ties}
                  lang={language}
                  rows={textFields[part].edited.rows}
                  maxLength={5_000}
                  value={texts?.[part] ?? ''}
                  onChange={(event) => change(part, event.target.value)}
                />
              )
            }
          </FormField>
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
