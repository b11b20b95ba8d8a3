import type { MarketSettings } from '@selvedge/contract/market.ts';
import { bindLoneLetters, bindsLoneLetters } from '@selvedge/domain/text/bind-lone-letters.ts';
import { hasRegionalWords, inRegion } from '@selvedge/domain/translation/regional-words.ts';
import type { PageWords } from './page-words/en.ts';
import { pageWordsOf } from './page-words/page-words.ts';
import type { Words } from './words/en.ts';
import { wordsOf } from './words/words.ts';

type Market = Pick<MarketSettings, 'id' | 'language'>;

/** The words of a market's language, as its country writes them: a Swiss page has no ß, and no line of a Slovak one ends with its 'v'. */
export const marketWords = ({ id, language }: Market): Words => inCountry(id, wordsOf(language.baseCode));

export const marketPageWords = ({ id, language }: Market): PageWords => inCountry(id, pageWordsOf(language.baseCode));

const inCountry = <T>(market: string, texts: T): T => {
  const language = market.slice(0, 2);
  const writes = (text: string) => bindLoneLetters(language, hasRegionalWords(market) ? inRegion(market, text) : text);
  return hasRegionalWords(market) || bindsLoneLetters(language) ? (eachText(texts, writes) as T) : texts;
};

function eachText(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, eachText(inner, write)]));
}
