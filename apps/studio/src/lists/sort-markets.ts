import type { MarketSettings } from '@selvedge/contract/market.ts';
import { countryName, languageName } from './filter-markets.ts';

export function marketTitle({ country, language }: Pick<MarketSettings, 'country' | 'language'>): string {
  return `${countryName(country.code)}, ${languageName(language.baseCode)}`;
}

/** By country, as a person looks for them; the shop's own order is by priority. */
export function sortMarkets(markets: readonly MarketSettings[]): MarketSettings[] {
  return markets.toSorted((a, b) => marketTitle(a).localeCompare(marketTitle(b), 'en'));
}
