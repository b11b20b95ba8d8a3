import type { MarketSettings } from '@selvedge/contract/market.ts';
import { inRegion } from '@selvedge/domain/translation/regional-words.ts';

/** In the words of the market's country. English is what other languages fall back to. */
export function nameIn({ id, language }: Pick<MarketSettings, 'id' | 'language'>): (names: Readonly<Record<string, string>>) => string {
  return (names) => inRegion(id, names[language.baseCode] ?? names.en ?? '');
}
