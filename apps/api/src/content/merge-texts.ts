import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Translations } from '@selvedge/contract/page-data.ts';
import { layTexts } from '@selvedge/domain/translation/compile-texts.ts';
import { hasRegionalWords, inRegion } from '@selvedge/domain/translation/regional-words.ts';
import type { translation } from './tables.ts';

type Row = typeof translation.$inferSelect;

/**
 * Market, then language in the words of the country, then English, compiled for `translate`. Markets that share a language, its words and
 * override nothing share one object.
 */
export function mergeTexts(dictionaries: ReadonlyMap<string, Translations>, rows: readonly Row[]) {
  const overrides = Map.groupBy(rows, (row) => row.scope);
  const ownTexts = (scope: string) => Object.fromEntries((overrides.get(scope) ?? []).map((row) => [row.key, row.text]));
  const english = layTexts(layTexts({}, dictionaries.get('en') ?? {}), ownTexts('en'));
  const byLanguage = new Map<string, Translations>([['en', english]]);
  return (market: MarketSettings | undefined): Translations => {
    if (!market) return english;
    const language = market.language.baseCode;
    const shared = byLanguage.get(language) ?? layTexts(layTexts(english, dictionaries.get(language) ?? {}), ownTexts(language));
    byLanguage.set(language, shared);
    const spoken = hasRegionalWords(market.id) ? mapValues(shared, (text) => inRegion(market.id, text)) : shared;
    return overrides.has(market.id) ? layTexts(spoken, ownTexts(market.id)) : spoken;
  };
}

const mapValues = (texts: Translations, change: (text: string) => string): Translations =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]));
