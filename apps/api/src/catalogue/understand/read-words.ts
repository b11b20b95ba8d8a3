import { type Cache, createCache } from '../../cache/create-cache.ts';
import { hasAny } from '../index/bits.ts';
import type { Synonyms } from '../index/synonyms.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { findConcepts } from '../words/find-concepts.ts';
import { findPresents } from '../words/find-presents.ts';
import { garmentBits } from './concept-bits.ts';
import { type AskedWords, findUnderstandings } from './find-understandings.ts';
import { queryTokens, type TokenQuery } from './query-tokens.ts';
import type { Understanding } from './understanding.ts';

/** A query word by word, and what the words may be taken for. */
export type ReadWords = {
  query: TokenQuery;
  all: readonly Understanding[];
  /** Parts of its words that say when something is worn, or that it is a present, by the place of the word: beside a garment they only rank. */
  mild: ReadonlyMap<number, number>;
};

// With too few, the filters of one search push out what another shopper typed, and all of it is read again.
const mostQueries = 2_000;
const known = new WeakMap<SearchableMarket, WeakMap<Synonyms, Cache<string, ReadWords>>>();

/** The same words are read again for every page and every filter of a search. */
export function readWords(catalogue: SearchableMarket, terms: string, synonyms: Synonyms): ReadWords {
  const ofMarket = known.get(catalogue) ?? new WeakMap<Synonyms, Cache<string, ReadWords>>();
  known.set(catalogue, ofMarket);
  const queries = ofMarket.get(synonyms) ?? createCache({ name: 'read-words', maxEntries: mostQueries });
  ofMarket.set(synonyms, queries);
  const hasGarment = (id: string) => hasAny(garmentBits(catalogue, id));
  return queries.find(terms) ?? queries.keep(terms, readAnew(catalogue, terms, { synonyms, hasGarment }));
}

export function readAnew(catalogue: SearchableMarket, terms: string, asked: AskedWords): ReadWords {
  const { language } = catalogue.language;
  const query = queryTokens(terms, language);
  const mild = new Map<number, number>();
  for (const { kind, id, at, length } of findConcepts(query.words, language))
    if (kind === 'season' || (kind === 'garment' && id === 'clothing'))
      for (let offset = 0; offset < length; offset++) mild.set(at + offset, (mild.get(at + offset) ?? 0) + 1);
  for (const at of findPresents(query.words, language)) mild.set(at, 1);
  return { query, all: findUnderstandings(catalogue, query, asked), mild };
}
