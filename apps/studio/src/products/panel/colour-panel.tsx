import { useState } from 'react';
import { languageName } from '../../lists/filter-markets.ts';
import { FormField } from '../../shell/form-field.tsx';
import { findText, text } from '../../texts/text.ts';
import type { ProductDraft } from '../product-draft.ts';
import type { ProductWork } from '../use-product-work.ts';
import { LanguageTabs } from './language-tabs.tsx';
import panel from './panel.module.css';
import styles from './text-panel.module.css';

type Props = { work: ProductWork; languages: readonly string[] };

/** What is said of this colour alone, a language at a time: its name, call-outs, and its pictures in words. */
export function ColourPanel({ work: { draft, errors, put }, languages }: Props) {
  const [language, setLanguage] = useState('en');
  const { colourNames, callouts, pictures } = draft;
  const problemOf = (field: string) => {
    const key = errors[`${field}.${language}`]?.[0];
    return key && (findText(key) ?? key);
  };
  const hint = (english: string | undefined) => (language !== 'en' && english ? { hint: english } : {});
  return (
    <section className={panel.panel} aria-label={text('products.this_colour')}>
      <h2>{text('products.this_colour')}</h2>
      <LanguageTabs
        languages={languages}
        written={colourNames}
        chosen={language}
        isWrong={(each) => Object.keys(errors).some((field) => field.endsWith(`.${each}`) && /^(colourNames|callouts)/.test(field))}
        onChoose={setLanguage}
      />
      <p className={panel.quiet}>{text('products.this_colour_note', { language: languageName(language) })}</p>
      <div className={styles.texts}>
        <FormField label={text('products.colour_name')} problem={problemOf('colourNames')} {...hint(colourNames.en)}>
          {(ties) => (
            <input
              {...ties}
              lang={language}
              maxLength={200}
              value={colourNames[language] ?? ''}
              onChange={(event) => put('colourNames', withName(colourNames, language, event.target.value))}
            />
          )}
        </FormField>
        <FormField
          label={text('products.callouts')}
          problem={problemOf('callouts')}
          hint={(language !== 'en' && callouts.en) || text('products.callouts_hint')}
        >
          {(ties) => (
            <textarea
              {...ties}
              lang={language}
              rows={2}
              maxLength={1_000}
              value={callouts[language] ?? ''}
              onChange={(event) => put('callouts', withName(callouts, language, event.target.value))}
            />
          )}
        </FormField>
        {pictures.map((picture, at) => (
          <FormField
            key={`${picture.index} ${picture.format}`}
            label={text('products.alt', { number: at + 1 })}
            hint={(language !== 'en' && picture.alts?.en) || (at === 0 ? text('products.alt_hint') : undefined)}
          >
            {(ties) => (
              <input
                {...ties}
                lang={language}
                maxLength={300}
                value={picture.alts?.[language] ?? ''}
                onChange={(event) => put('pictures', withAlt(pictures, at, { language, alt: event.target.value }))}
              />
            )}
          </FormField>
        ))}
      </div>
    </section>
  );
}

/** Emptied is as if it had never been there. */
function withName(names: Readonly<Record<string, string>>, language: string, name: string): Readonly<Record<string, string>> {
  const { [language]: _, ...others } = names;
  return name === '' ? others : { ...others, [language]: name };
}

type Pictures = ProductDraft['pictures'];

function withAlt(pictures: Pictures, at: number, { language, alt }: { language: string; alt: string }): Pictures {
  return pictures.map((picture, place) => {
    if (place !== at) return picture;
    const { alts: before = {}, ...rest } = picture;
    const alts = withName(before, language, alt);
    return Object.keys(alts).length > 0 ? { ...rest, alts } : rest;
  });
}
