import type { MarketSettings } from '@selvedge/contract/market.ts';

export type Language = { code: string; name: string };

/** The languages of the shop, English first: it stands in where another is missing. */
export function languagesOf(markets: readonly MarketSettings[]): Language[] {
  const byCode = new Map(markets.map(({ language }) => [language.baseCode, language.name]));
  return [...byCode]
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => Number(b.code === 'en') - Number(a.code === 'en') || a.name.localeCompare(b.name));
}
