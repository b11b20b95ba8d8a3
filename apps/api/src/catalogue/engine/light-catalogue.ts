import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { compareSizes } from '@selvedge/domain/catalogue/compare-sizes.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { categoryTree } from '../category-tree.ts';
import { createYield } from '../create-yield.ts';
import type { FacetTable } from '../index/facet-table.ts';
import type { FindNumbered } from '../index/numbers-of.ts';
import { postingsOfScores } from '../index/postings.ts';
import { textSearch } from '../index/search-text.ts';
import { columnsOfTerms, type TextIndex } from '../index/text-index.ts';
import { facetLabels } from '../language-catalogue.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { openCatalogue } from '../open-catalogue.ts';
import type { EngineContents, EngineVocabulary, TermEntry } from './engine-vocabulary.ts';
import { termWeights } from './term-code.ts';

const noProducts = async function* () {};

/**
 * A market's catalogue with its words, values and names and without its products, so that the words of a query are read by the same
 * functions whether the goods are in memory or not.
 */
export async function lightCatalogue(contents: EngineContents, market: MarketSettings, numbers: FindNumbered): Promise<SearchableMarket> {
  const source: CatalogueSource = {
    revision: contents.revision,
    ...contents.basics,
    styles: noProducts,
    options: noProducts,
    texts: noProducts,
    prices: noProducts,
  };
  const catalogue = await (await openCatalogue(source)).market(market, new Date(0));
  const { vocabulary } = contents;
  const { baseCode } = market.language;
  const structure = {
    ...catalogue.structure,
    facets: { ...catalogue.structure.facets, ...facetsOf(contents) },
    variants: { ...catalogue.structure.variants, sizes: namesOf(vocabulary.names.size), lengths: namesOf(vocabulary.names.length) },
  };
  const { categoryNames } = catalogue.language;
  const index = await wordsOf(vocabulary, baseCode, numbers);
  return {
    ...catalogue,
    structure,
    supply: { ...catalogue.supply, facets: supplyFacets(contents) },
    language: {
      ...catalogue.language,
      labels: facetLabels(structure, baseCode, categoryNames),
      nameWords: vocabulary.nameWords.get(baseCode) ?? new Map(),
      index,
      search: textSearch(index),
    },
  };
}

function namesOf(names: ReadonlyMap<string, string>): { id: string; name: string }[] {
  return [...names].map(([id, name]) => ({ id, name }));
}

const noBits = new Uint32Array(0);

function tableOf(id: FacetTable['id'], values: readonly string[]): FacetTable {
  return {
    ...{ id, values, numberOf: new Map(values.map((value, at) => [value, at])), start: new Uint32Array(1), items: new Uint16Array(0) },
    ...{ isSingle: false, isOfStyle: false, bits: values.map(() => noBits), spans: values.map(() => ({ first: 0, last: 0 })) },
    ...{ counts: new Uint32Array(0), countedFor: new Int32Array(0) },
  };
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function facetsOf({ basics, vocabulary: { values } }: EngineContents): MarketCatalogue['structure']['facets'] {
  const tree = categoryTree(basics.categories);
  const positions = new Map(basics.attributes.map(({ facet, id, position }) => [`${facet} ${id}`, position]));
  const placeOf = (facet: string, id: string) => positions.get(`${facet} ${id}`) ?? 1e6;
  const colours: readonly string[] = facetColours;
  const of = (id: 'category' | 'colour' | 'brand' | 'fit' | 'material' | 'sustainability', compare: (a: string, b: string) => number) =>
    tableOf(id, [...values[id].keys()].sort(compare));
  const attribute = (id: 'fit' | 'material' | 'sustainability') => of(id, (a, b) => placeOf(id, a) - placeOf(id, b) || compareText(a, b));
  return {
    category: of('category', (a, b) => tree.orderOf(a) - tree.orderOf(b) || compareText(a, b)),
    colour: of('colour', (a, b) => colours.indexOf(a) - colours.indexOf(b) || compareText(a, b)),
    brand: of('brand', compareText),
    ...{ fit: attribute('fit'), material: attribute('material'), sustainability: attribute('sustainability') },
  };
}

function supplyFacets({ basics, vocabulary: { values } }: EngineContents): MarketCatalogue['supply']['facets'] {
  const positions = new Map(basics.attributes.map(({ facet, id, position }) => [`${facet} ${id}`, position]));
  const of = (id: 'size' | 'length') => {
    const placeOf = (value: string) => positions.get(`${id} ${value}`) ?? 1e6;
    return tableOf(
      id,
      [...values[id].keys()].sort((a, b) => placeOf(a) - placeOf(b) || compareSizes(a, b)),
    );
  };
  return { size: of('size'), length: of('length'), availability: tableOf('availability', ['online', 'store']) };
}

/** An index of words that knows where each word was found, and not by which products. */
async function wordsOf({ terms: byLanguage }: EngineVocabulary, language: string, numbers: FindNumbered): Promise<TextIndex> {
  const entries = [...(byLanguage.get(language) ?? new Map<string, TermEntry>())]
    .filter(([, { products }]) => products > 0)
    .sort(([a], [b]) => compareText(a, b));
  const terms = entries.map(([term]) => term);
  const none = { products: new Uint32Array(0), start: new Uint32Array(1) };
  return {
    ...{ language, count: 0, terms, numbers },
    ...(await columnsOfTerms(terms, language, createYield())),
    postings: postingsOfScores(entries.map(([, { places }]) => termWeights.filter((_, at) => places & (1 << at)))),
    productCounts: Uint32Array.from(entries, ([, { products }]) => products),
    pairs: { ...none, first: new Uint32Array(terms.length + 1), second: new Uint32Array(0) },
  };
}

/** The numbers that documents hold for the terms of an index, in its order. */
export function termNumbers({ terms: byLanguage }: EngineVocabulary, { language, terms }: TextIndex): Uint32Array {
  const known = byLanguage.get(language);
  return Uint32Array.from(terms, (term) => known?.get(term)?.number ?? 0);
}
