import type { MarketSettings } from '@selvedge/contract/market.ts';
import { hasRegionalWords, inRegion } from '@selvedge/domain/translation/regional-words.ts';
import type { PageWords } from './page-words/en.ts';
import { pageWordsOf } from './page-words/page-words.ts';
import type { Words } from './words/en.ts';
import { wordsOf } from './words/words.ts';

type Market = Pick<MarketSettings, 'id' | 'language'>;

/** The words of a market's language, as its country writes them: a Swiss page has no ß. */
export const marketWords = ({ id, language }: Market): Words => inCountry(id, wordsOf(language.baseCode));

export const marketPageWords = ({ id, language }: Market): PageWords => inCountry(id, pageWordsOf(language.baseCode));

const inCountry = <T>(market: string, texts: T): T => (hasRegionalWords(market) ? (eachText(market, texts) as T) : texts);

function eachText(market: string, value: unknown): unknown {
  if (typeof value === 'string') return inRegion(market, value);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, eachText(market, inner)]));
}
