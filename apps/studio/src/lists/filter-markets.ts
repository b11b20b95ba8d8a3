import type { MarketSettings } from '@selvedge/contract/market.ts';

/** Markets in which every typed word is found somewhere; accents and case do not matter. */
export function filterMarkets(markets: readonly MarketSettings[], query: string): MarketSettings[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return markets.filter((market) => {
    const haystack = fold(searchable(market));
    return words.every((word) => haystack.includes(word));
  });
}

/** For people who look for the name they know: the market's own names, and those in English. */
function searchable({ id, country, language, currency, tax, dialPrefix, direction }: MarketSettings): string {
  return [id, country.name, country.code, countryName(country.code), language.name, languageName(language.baseCode)]
    .concat(currency, currencyName(currency), tax.name, dialPrefix, direction)
    .join(' ');
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const names = (type: 'region' | 'language' | 'currency') => new Intl.DisplayNames('en', { type, fallback: 'code' });
const regions = names('region');
const languages = names('language');
const currencies = names('currency');

export const countryName = (code: string): string => nameIn(regions, code);
export const languageName = (code: string): string => nameIn(languages, code);
export const currencyName = (code: string): string => nameIn(currencies, code);

/** A code that is not well-formed throws; the code itself is then the best name there is. */
function nameIn(list: Intl.DisplayNames, code: string): string {
  try {
    return list.of(code) ?? code;
  } catch {
    return code;
  }
}
