import { intlLocale } from '../writing-style/intl-locale.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Why a market can't be called so; undefined when it can. */
export function nameProblem(id: string): string | undefined {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(id)) return 'studio.market_id_form';
  if (!languages.of(id.slice(0, 2))) return 'studio.market_language_unknown';
  return regions.of(id.slice(3)) ? undefined : 'studio.market_country_unknown';
}

/** MKT-004: Norwegian is called by one name outside, whichever the market's id uses. */
export function languageOfMarket(id: string): string {
  const language = id.slice(0, 2);
  return language === 'nb' ? 'no' : language;
}

/** Written from the right to the left, where the language is. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return ['ar', 'he', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr';
}

/** Where a language is called as its country is, 'Eesti Eesti' would read like a misprint. */
const inFull: Readonly<Record<string, string>> = { et: 'Eesti keel', fi: 'Suomen kieli' };

/** What people there call their language and their country. */
export function ownNames(id: string): { languageName: string; countryName: string } {
  const name = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames(intlLocale(id), { type, fallback: 'code' }).of(code) ?? code;
  const language = inFull[id.slice(0, 2)] ?? name('language', id.slice(0, 2));
  return { languageName: language.charAt(0).toLocaleUpperCase(id) + language.slice(1), countryName: name('region', id.slice(3)) };
}
