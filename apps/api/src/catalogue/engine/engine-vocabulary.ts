import type { CatalogueSource } from '../catalogue-source.ts';
import { termWeights } from './term-code.ts';

/** What is numbered: the engine holds numbers, and this says what they stand for. */
export const numbered = [
  'category',
  'brand',
  'colour',
  'fit',
  'material',
  'sustainability',
  'tag',
  'audience',
  'size',
  'length',
  'piece',
  'store',
  'language',
] as const;
export type Numbered = (typeof numbered)[number];

/** The words of one language: each with the places where it was found, as bits of `termWeights`, and by how many products. */
export type TermEntry = { number: number; places: number; products: number };

/** Everything of an assortment that a search must know to ask the engine; its size goes by words and values, not by products. */
export type EngineVocabulary = {
  values: Readonly<Record<Numbered, Map<string, number>>>;
  /** By language. Terms of all languages are numbered together. */
  terms: Map<string, Map<string, TermEntry>>;
  termCount: number;
  /** How many products have each word in their names, by language. */
  nameWords: Map<string, Map<string, number>>;
  /** Names of sizes and lengths, by their ids. */
  names: { size: Map<string, string>; length: Map<string, string> };
};

export function emptyVocabulary(): EngineVocabulary {
  const values = Object.fromEntries(numbered.map((kind) => [kind, new Map<string, number>()])) as Record<Numbered, Map<string, number>>;
  return { values, terms: new Map(), termCount: 0, nameWords: new Map(), names: { size: new Map(), length: new Map() } };
}

/** The number of a value, a new one where it has none. Numbers stay: documents hold them. */
export function numberFor({ values }: EngineVocabulary, kind: Numbered, value: string): number {
  const known = values[kind].get(value);
  if (known !== undefined) return known;
  const number = values[kind].size + 1;
  values[kind].set(value, number);
  return number;
}

export function noteTerm(vocabulary: EngineVocabulary, language: string, term: string, weight: number): TermEntry {
  const ofLanguage = vocabulary.terms.get(language) ?? new Map<string, TermEntry>();
  vocabulary.terms.set(language, ofLanguage);
  let entry = ofLanguage.get(term);
  if (!entry) {
    vocabulary.termCount += 1;
    entry = { number: vocabulary.termCount, places: 0, products: 0 };
    ofLanguage.set(term, entry);
  }
  entry.places |= 1 << termWeights.indexOf(weight);
  return entry;
}

/** What a search takes from the assortment itself, without its products. */
export type EngineBasics = Pick<CatalogueSource, 'categories' | 'attributes' | 'badges' | 'locations'>;

/** Where a market is in the columns of a document: its own, and those of all markets that the same places serve. */
export type MarketPlace = { market: number; supply: number };

/** What the engine holds and how to read it. */
export type EngineContents = {
  revision: string;
  basics: EngineBasics;
  markets: ReadonlyMap<string, MarketPlace>;
  languages: readonly string[];
  vocabulary: EngineVocabulary;
};

/** As text, in parts that fit into a column. */
export function writeContents({ vocabulary, markets, ...contents }: EngineContents): string {
  const entries = <V>(map: ReadonlyMap<string, V>) => [...map];
  return JSON.stringify({
    ...contents,
    markets: entries(markets),
    vocabulary: {
      values: numbered.map((kind) => [kind, entries(vocabulary.values[kind])]),
      terms: entries(vocabulary.terms).map(([language, terms]) => [
        language,
        entries(terms).map(([term, { number, places, products }]) => [term, number, places, products]),
      ]),
      termCount: vocabulary.termCount,
      nameWords: entries(vocabulary.nameWords).map(([language, words]) => [language, entries(words)]),
      names: { size: entries(vocabulary.names.size), length: entries(vocabulary.names.length) },
    },
  });
}

type Entries<V> = [string, V][];
type Written = Omit<EngineContents, 'markets' | 'vocabulary'> & {
  markets: Entries<MarketPlace>;
  vocabulary: {
    values: [Numbered, Entries<number>][];
    terms: Entries<[string, number, number, number][]>;
    termCount: number;
    nameWords: Entries<Entries<number>>;
    names: { size: Entries<string>; length: Entries<string> };
  };
};

export function readContents(text: string): EngineContents {
  const { markets, vocabulary, ...contents } = JSON.parse(text) as Written;
  return {
    ...contents,
    markets: new Map(markets),
    vocabulary: {
      values: Object.fromEntries(vocabulary.values.map(([kind, values]) => [kind, new Map(values)])) as EngineVocabulary['values'],
      terms: new Map(
        vocabulary.terms.map(([language, terms]) => [
          language,
          new Map(terms.map(([term, number, places, products]) => [term, { number, places, products }])),
        ]),
      ),
      termCount: vocabulary.termCount,
      nameWords: new Map(vocabulary.nameWords.map(([language, words]) => [language, new Map(words)])),
      names: { size: new Map(vocabulary.names.size), length: new Map(vocabulary.names.length) },
    },
  };
}
