import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Translations } from '@selvedge/contract/page-data.ts';
import type { translation } from './tables.ts';

type Row = typeof translation.$inferSelect;

/** Market, then language, then English. Markets that share a language and override nothing share one object. */
export function mergeTexts(dictionaries: ReadonlyMap<string, Translations>, rows: readonly Row[]) {
  const overrides = Map.groupBy(rows, (row) => row.scope);
  const ownTexts = (scope: string) => Object.fromEntries((overrides.get(scope) ?? []).map((row) => [row.key, row.text]));
  const english = { ...dictionaries.get('en'), ...ownTexts('en') };
  const byLanguage = new Map<string, Translations>([['en', english]]);
  return (market: MarketSettings | undefined): Translations => {
    if (!market) return english;
    const language = market.language.baseCode;
    const shared = byLanguage.get(language) ?? { ...english, ...dictionaries.get(language), ...ownTexts(language) };
    byLanguage.set(language, shared);
    return overrides.has(market.id) ? { ...shared, ...ownTexts(market.id) } : shared;
  };
}
