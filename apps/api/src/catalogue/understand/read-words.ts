import { type Cache, createCache } from '../../cache/create-cache.ts';
import type { Synonyms } from '../index/synonyms.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { findUnderstandings } from './find-understandings.ts';
import { queryTokens, type TokenQuery } from './query-tokens.ts';
import type { Understanding } from './understanding.ts';

/** A query word by word, and what the words may be taken for. */
export type ReadWords = { query: TokenQuery; all: readonly Understanding[] };

// With too few, the filters of one search push out what another shopper typed, and all of it is read again.
const mostQueries = 2_000;
const known = new WeakMap<MarketCatalogue, WeakMap<Synonyms, Cache<string, ReadWords>>>();

/** The same words are read again for every page and every filter of a search. */
export function readWords(catalogue: MarketCatalogue, terms: string, synonyms: Synonyms): ReadWords {
  const ofMarket = known.get(catalogue) ?? new WeakMap<Synonyms, Cache<string, ReadWords>>();
  known.set(catalogue, ofMarket);
  const queries = ofMarket.get(synonyms) ?? createCache({ name: 'read-words', maxEntries: mostQueries });
  ofMarket.set(synonyms, queries);
  return queries.find(terms) ?? queries.keep(terms, read(catalogue, terms, synonyms));
}

function read(catalogue: MarketCatalogue, terms: string, synonyms: Synonyms): ReadWords {
  const query = queryTokens(terms, catalogue.language.language);
  return { query, all: findUnderstandings(catalogue, query, synonyms) };
}
