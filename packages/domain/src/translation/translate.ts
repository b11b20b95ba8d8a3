import type { Translations } from '@selvedge/contract/page-data.ts';

export type TextValues = Record<string, string | number>;

/**
 * The text of a key. A missing one shows its key in lower case, so that a gap is seen and never blank.
 * With a `count`, the plural form of the locale is looked up first: `key_one`, `key_other`.
 */
export function translate(translations: Translations, key: string, values?: TextValues, locale = 'en'): string {
  const text =
    (values?.count === undefined ? undefined : pluralText(translations, key, Number(values.count), locale)) ?? own(translations, key);
  if (text === undefined) return key.toLowerCase();
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

function pluralText(translations: Translations, key: string, count: number, locale: string): string | undefined {
  return own(translations, `${key}_${pluralRules(locale).select(count)}`) ?? own(translations, `${key}_other`);
}

function own(translations: Translations, key: string): string | undefined {
  return Object.hasOwn(translations, key) ? translations[key] : undefined;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
