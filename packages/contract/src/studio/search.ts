import { z } from 'zod';
import { ProductImages } from '../catalogue/assortment.ts';
import { Understood } from '../catalogue/search.ts';
import { SearchRedirects, SearchSynonyms } from '../catalogue/search-words.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId, MarketParams } from '../market.ts';

/** How a typed word became one that products hold. */
export const WordMatch = z.enum(['exact', 'narrower', 'synonym', 'compound', 'near', 'prefix', 'typo']);
export type WordMatch = z.infer<typeof WordMatch>;

export const SearchField = z.enum(['number', 'kind', 'name', 'category', 'brand', 'colour', 'attribute', 'fabric', 'description']);
export type SearchField = z.infer<typeof SearchField>;

/** A part of what was typed: a word, or several that staff have said are one name. */
export const QueryPart = z.object({
  typed: z.string(),
  /** Words of the index that it may mean, those of most products first. */
  meanings: z.array(z.object({ words: z.string(), how: WordMatch, products: z.number().int() })),
});

/** What one part of the query is worth for a product: points = weight of the field times how surely it was meant, at least 1. */
export const ScorePart = z.object({
  typed: z.string(),
  means: z.string(),
  how: WordMatch,
  field: SearchField,
  weight: z.number(),
  sure: z.number(),
  points: z.number().int(),
});
export type ScorePart = z.infer<typeof ScorePart>;

export const ExplainedProduct = z.object({
  id: z.string(),
  name: z.string(),
  colourName: z.string(),
  images: ProductImages,
  /** From 1; absent when it is not found. */
  place: z.number().int().optional(),
  score: z.number().int(),
  parts: z.array(ScorePart),
  /** Words that follow each other in its name as they do in the query, with what that adds. */
  pairs: z.array(z.object({ words: z.string(), points: z.number().int() })),
  /** What decides between products of the same score, in this order. */
  order: z.object({
    inStock: z.boolean(),
    rank: z.number().int(),
    /** What its visitors add to the rank. */
    popularity: z.number().int(),
    newFrom: z.string(),
  }),
});
export type ExplainedProduct = z.infer<typeof ExplainedProduct>;

export const Absence = z.enum(['unknown', 'withdrawn', 'not_sold', 'not_online', 'words', 'understood', 'quoted', 'gift_card']);
export type Absence = z.infer<typeof Absence>;

export const AskedProduct = z.object({
  id: z.string(),
  product: ExplainedProduct.optional(),
  /** Why it is not found; empty when it is. */
  reasons: z.array(Absence),
  /** Words that it does not hold. */
  missing: z.array(z.string()),
  /** What the search reads of it. */
  texts: z.array(z.object({ field: SearchField, text: z.string() })),
});
export type AskedProduct = z.infer<typeof AskedProduct>;

export const ExplainedSearch = z.object({
  parts: z.array(QueryPart),
  /** Words that were taken for filters. */
  understood: z.array(Understood.pick({ kind: true, typed: true, label: true })),
  /** Words that say nothing about clothes and are not looked for. */
  leftOut: z.array(z.string()),
  total: z.number().int(),
  results: z.array(ExplainedProduct),
  redirect: z.object({ target: z.string(), status: z.number().int() }).optional(),
  categories: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
  asked: AskedProduct.optional(),
});
export type ExplainedSearch = z.infer<typeof ExplainedSearch>;

const SearchedTerm = z.object({ term: z.string(), times: z.number().int(), empty: z.number().int() });
export type SearchedTerm = z.infer<typeof SearchedTerm>;

export const ListSearched = z.object({
  /** Left out: every market together. */
  market: MarketId.optional(),
  /** Today and the days before. */
  days: z.coerce.number().int().min(1).max(400).default(28),
});
export type ListSearched = z.infer<typeof ListSearched>;

/** Only searches of those who agreed to be counted are in it. */
export const SearchedTerms = z.object({
  searches: z.number().int(),
  inVain: z.number().int(),
  popular: z.array(SearchedTerm),
  empty: z.array(SearchedTerm),
});
export type SearchedTerms = z.infer<typeof SearchedTerms>;

export const searchTools = {
  searched: endpoint({
    method: 'GET',
    path: '/api/studio/search/searched',
    summary: 'What shoppers search for and what they search for in vain, the most frequent first.',
    access: { staff: 'catalogue.read' },
    query: ListSearched,
    response: SearchedTerms,
  }),
  explain: endpoint({
    method: 'POST',
    path: '/api/studio/search/:market/explain',
    summary: 'A search of a market with the reason for every place in it. With words that are not live yet, if wanted. Changes nothing.',
    access: { staff: 'catalogue.read' },
    params: MarketParams,
    body: z.object({
      terms: z.string().max(200),
      /** In place of those that are live. */
      synonyms: SearchSynonyms.optional(),
      redirects: SearchRedirects.optional(),
      /** A product, or a style number, to explain whether or not it is found. */
      productId: z.string().max(200).optional(),
      size: z.number().int().min(1).max(100).default(20),
    }),
    response: ExplainedSearch,
  }),
};
