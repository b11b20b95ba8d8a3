import type { Translations } from '@selvedge/contract/page-data.ts';
import { fillSentence } from '../text/fill-sentence.ts';

export type TextValues = Record<string, string | number>;

/**
 * The text of a key. A missing one shows its key in lower case, so that a gap is seen and never blank.
 * `translations` are compiled (compile-texts.ts): with values, the form that they choose is looked up first.
 */
export function translate(translations: Translations, key: string, values?: TextValues, locale = 'en'): string {
  const form = values ? formOf(translations, key, values, locale) : key;
  if (!Object.hasOwn(translations, form)) return key.toLowerCase();
  const text = translations[form]!;
  if (!values) return text;
  return fillSentence(text, values);
}

/** Of a `count` that very number, its plural form in the locale, or `other`; of these the one for a word. */
function formOf(translations: Translations, key: string, values: TextValues, locale: string): string {
  const { count } = values;
  const has = (form: string) => Object.hasOwn(translations, form);
  rules[locale] ??= new Intl.PluralRules(locale);
  const numbers = count === undefined ? [] : [`?count=${count}`, `_${rules[locale].select(Number(count))}`, '_other'];
  const form = numbers.map((ending) => key + ending).find(has) ?? key;
  const words = Object.keys(values).map((name) => `${form}?${name}=${values[name]}`);
  return words.find(has) ?? form;
}

/** One for each locale: making them costs more than all that they answer. */
const rules: Record<string, Intl.PluralRules> = {};
