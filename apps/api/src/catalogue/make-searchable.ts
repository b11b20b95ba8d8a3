import { createYield } from './create-yield.ts';
import { numbersOf } from './index/numbers-of.ts';
import { type TextSearch, textSearch } from './index/search-text.ts';
import { buildTextIndex, type TextIndex } from './index/text-index.ts';
import type { LanguageCatalogue } from './language-catalogue.ts';
import { mapInSlices } from './map-in-slices.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import { productTexts, styleTexts } from './searched-texts.ts';
import type { Structure } from './structure.ts';
import { countNameWords, type NameWords } from './words/name-words.ts';

/** What searches read of a language. Two thirds of the work that a language is: a listing must not wait for it. */
type LanguageWords = {
  index: TextIndex;
  search: TextSearch;
  nameWords: NameWords;
};

export type SearchableLanguage = LanguageCatalogue & LanguageWords;
export type SearchableMarket = MarketCatalogue & { language: SearchableLanguage };

const underway = new WeakMap<LanguageCatalogue, Promise<unknown>>();

/** The same market with the words of its language: at once when somebody has searched in that language before, a promise the first time. */
export function makeSearchable(market: MarketCatalogue): SearchableMarket | Promise<SearchableMarket> {
  if (isSearchable(market)) return market;
  const { structure, language } = market;
  const making = underway.get(language) ?? addWords(structure, language).finally(() => underway.delete(language));
  underway.set(language, making);
  return making.then(() => market as SearchableMarket);
}

export function isSearchable(market: MarketCatalogue): market is SearchableMarket {
  return hasWords(market.language);
}

export function hasWords(language: LanguageCatalogue): language is SearchableLanguage {
  return 'index' in language;
}

/** Into the language itself: all of its markets have it, and what is kept by a market or a language stays true of it. */
async function addWords(structure: Structure, language: LanguageCatalogue): Promise<void> {
  Object.assign(language, await buildWords(structure, language));
}

export async function buildWords(structure: Structure, { language, texts, labels }: LanguageCatalogue): Promise<LanguageWords> {
  const yieldToEventLoop = createYield();
  const { styles, count } = structure;
  const index = await buildTextIndex({
    ...{ language, count, styles, numbers: await numbersOf(structure), yieldToEventLoop },
    sharedTextsOf: (at) => styleTexts(styles[at]!, texts[at]!, { labels, language }),
    textsOf: (product) => productTexts(structure, product, language, labels),
  });
  const countedAt = (at: number) => ({ name: texts[at]!.name, products: styles[at]!.products.length });
  const counted = await mapInSlices(styles.length, countedAt, yieldToEventLoop);
  return { index, search: textSearch(index), nameWords: await countNameWords(counted, language, yieldToEventLoop) };
}
