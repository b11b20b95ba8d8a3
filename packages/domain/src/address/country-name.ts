import { intlLocale } from '../writing-style/intl-locale.ts';

type Names = Readonly<Record<string, string>>;

/** By market. Set by the pages of markets whose language a browser may lack; other pages do without it. */
export const ownCountries: Record<string, Names | undefined> = {};

export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return ownCountries[locale]?.[code] ?? new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;
}
