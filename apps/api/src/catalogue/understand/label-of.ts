import { inRegion } from '@selvedge/domain/translation/regional-words.ts';
import { withCapital } from '@selvedge/domain/translation/with-capital.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { wordsIn } from '../words/words-in.ts';
import type { Understanding } from './understanding.ts';

/** What a filter is called in the market: as the shop names it, else as people do. */
export function labelOf(
  { market, language: { labels, sizeNames, language } }: MarketCatalogue,
  { kind, values }: Pick<Understanding, 'kind' | 'values'>,
  typed: string,
): string {
  if (kind === 'price') return typed;
  if (kind === 'without') return withCapital(typed, language);
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined = wordsIn(language) ?? wordsIn('en');
  const [id = ''] = values;
  const own = (kind === 'size' ? sizeNames.get(id) : undefined) ?? labels.get(kind)?.get(id);
  const name = own ?? table?.[kind]?.[id]?.split(', ')[0] ?? id;
  return withCapital(inRegion(market.id, name), language);
}
