import { isUnknownToBrowsers } from '../text/is-unknown-to-browsers.ts';
import { countryName } from './country-name.ts';

type Names = Readonly<Record<string, string>>;

const known = new Map<string, Names>();

/** What a page has to bring along to name these countries in a language that browsers may lack; nothing for the languages that they know. */
export function countryNamesOf(locale: string, codes: readonly string[]): Names | undefined {
  if (!isUnknownToBrowsers(locale)) return undefined;
  const key = `${locale} ${codes.join()}`;
  const names = known.get(key) ?? Object.fromEntries(codes.map((code) => [code, countryName(code, locale)]));
  known.set(key, names);
  return names;
}
