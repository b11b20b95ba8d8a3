import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { hasRegionalWords, inRegion } from '@selvedge/domain/translation/regional-words.ts';
import { inLanguage, type LanguageCatalogue, type WrittenTexts } from './language-catalogue.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

type Spoken = Pick<MarketCatalogue, 'language' | 'market'>;

/** What is written in several languages, in that of the market and in the words of its country. */
export function sayName({ language, market }: Spoken, names: Readonly<Record<string, string>>): string | undefined {
  const name = inLanguage(names, language.language);
  return name && inRegion(market.id, name);
}

export function productName({ language, market, structure }: MarketCatalogue, product: number): string {
  return inRegion(market.id, language.texts[structure.styleOf[product]!]!.name);
}

export function productTexts({ language, market, structure }: MarketCatalogue, product: number): WrittenTexts {
  const texts = language.texts[structure.styleOf[product]!]!;
  if (!hasRegionalWords(market.id)) return texts;
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, inRegion(market.id, text)])) as WrittenTexts;
}

/** As the language calls it, or as the size was written where the garment was made. */
export function sizeName({ language, market }: Spoken, { id, name }: { id: string; name: string }): string {
  return inRegion(market.id, language.sizeNames.get(id) ?? name);
}

/** A word to search with, in the country's spelling. One that it has another word for stays: the search reads words of the language. */
export function spellWord({ market }: Pick<MarketCatalogue, 'market'>, word: string): string {
  const spelt = inRegion(market.id, word);
  return foldText(spelt) === foldText(word) ? spelt : word;
}

type Labels = LanguageCatalogue['labels'];
const kept = new WeakMap<MarketCatalogue['language'], Map<string, Labels>>();

/** What the values of facets are called, with the categories among them. */
export function labelsOf({ language, market: { id: market } }: Spoken): Labels {
  if (!hasRegionalWords(market)) return language.labels;
  const known = kept.get(language) ?? new Map<string, Labels>();
  kept.set(language, known);
  const labels = known.get(market) ?? inWordsOf(market, language.labels);
  known.set(market, labels);
  return labels;
}

const inWordsOf = (market: string, labels: Labels): Labels =>
  new Map([...labels].map(([facet, names]) => [facet, new Map([...names].map(([id, name]) => [id, inRegion(market, name)]))]));
