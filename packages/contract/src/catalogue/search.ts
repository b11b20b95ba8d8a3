import { z } from 'zod';
import { Facet, PriceFacet } from './facet.ts';
import { ProductCard } from './product.ts';

/** The most products that one call answers with. */
export const mostProducts = 200;

export const ProductIds = z.array(z.string().max(200)).max(mostProducts);
const Tags = z.array(z.string().max(100)).max(50);
const Days = z.number().int().min(0).max(36_500);

export const sortings = ['relevance', 'newest', 'price-ascending', 'price-descending', 'discount', 'name'] as const;
export type Sorting = (typeof sortings)[number];

/** Either bound may be left out. */
export const PriceRange = z.object({
  lowerBoundingValue: z.number().min(0).optional(),
  upperBoundingValue: z.number().min(0).optional(),
});
export type PriceRange = z.infer<typeof PriceRange>;

/** Nothing in it is required: an empty request lists everything, 20 at a time. */
export const SearchRequest = z.object({
  /** Below 0 it is 0. */
  from: z.number().int().nullish(),
  /** Below 1 it is 3; left out it is 20. */
  size: z.number().int().max(mostProducts).nullish(),
  /** Only the first 200 characters are read. */
  searchTerms: z.string().max(20_000).nullish(),
  /** Keys of what is not to be understood: these words are only looked for as they stand. */
  plain: z.array(z.string().max(100)).max(20).nullish(),
  /** How many ways to go on with the words are wanted; without words, what others search for. */
  completions: z.number().int().min(0).max(10).nullish(),
  /** All of them. */
  tags: Tags.nullish(),
  /** Any of them: products of several brands gathered in one listing. */
  multiBrandTags: Tags.nullish(),
  /** Any value of a facet, all of the facets. A facet that does not exist is left aside. */
  facets: z
    .array(z.object({ id: z.string().max(40), values: z.array(z.string().max(100)).max(100) }))
    .max(30)
    .nullish(),
  priceRange: PriceRange.nullish(),
  /** Of the listing itself: its bounds are not the shopper's choice, so they also bound what is available. */
  initialPriceRangeFilter: PriceRange.nullish(),
  /** One of `sortings`; anything else sorts by relevance. */
  sorting: z.string().max(40).nullish(),
  /** Ids that come first, in this order, while the listing is sorted by relevance. */
  customSorting: ProductIds.nullish(),
  /** The format of the picture to show as the front, where the product has one. */
  imageSort: z.string().max(40).nullish(),
  /** Only products that came into the assortment within this many days. */
  limitProductsByMaximumAvailabilityInDays: Days.nullish(),
  /** Only the first so many of the listing, before facets are chosen. */
  limitTotalProductsInCategory: z.number().int().min(0).max(1_000_000).nullish(),
  daysToTreatAsNew: Days.nullish(),
  /** `iso` is a device in a store, which also shows what is sold in stores only. */
  origin: z.string().max(40).nullish(),
  /** What this store has comes first, unless the shopper sorts. */
  storeFirst: z.string().max(40).nullish(),
  /** Only what this store has. */
  storeId: z.string().max(40).nullish(),
  /** Also what is sold in stores only. */
  getRetailModels: z.boolean().nullish(),
  category: z.string().max(100).nullish(),
  /** Of each style the one colour that comes first in the order. Totals and counts are of styles then, not of colours. */
  onePerStyle: z.boolean().nullish(),
});
export type SearchRequest = z.infer<typeof SearchRequest>;

export const SearchRedirect = z.object({
  /** Always a path of this shop, with a leading slash. */
  url: z.string().regex(/^\/(?![/\\])/),
  statusCode: z.union([z.literal(301), z.literal(302)]),
});
export type SearchRedirect = z.infer<typeof SearchRedirect>;

export const CategorySearch = z.object({
  displayName: z.string(),
  productsInCategory: z.number().int(),
  categoryUri: z.string(),
  /** The picture of what stands first in it, where completions are asked for. */
  images: ProductCard.shape.images.optional(),
});
export type CategorySearch = z.infer<typeof CategorySearch>;

export const understoodKinds = [
  'colour',
  'garment',
  'gender',
  'size',
  'length',
  'price',
  'brand',
  'material',
  'occasion',
  'offer',
  'without',
] as const;

/** Words of a search that were taken for a filter. */
export const Understood = z.object({
  /** Names it in `plain` of a request that is to take the words as they stand. */
  key: z.string(),
  kind: z.enum(understoodKinds),
  /** As it was typed. */
  typed: z.string(),
  /** In the market's language. */
  label: z.string(),
  /** Of a price. */
  priceRange: PriceRange.optional(),
});
export type Understood = z.infer<typeof Understood>;

/** How the words of a search were read. */
export const SearchReading = z.object({
  understood: z.array(Understood),
  /** Where nothing has all of the words: the words that the results are for. */
  shownFor: z.string().optional(),
  /** The same with other letters, which finds something. */
  didYouMean: z.string().optional(),
});
export type SearchReading = z.infer<typeof SearchReading>;

export const SearchResult = z.object({
  results: z.array(ProductCard),
  totalResults: z.number().int(),
  startingFrom: z.number().int(),
  facets: z.array(Facet),
  /** Missing when there is nothing to choose between. */
  priceFacet: PriceFacet.optional(),
  /** The first one is what a listing begins with; a screen leaves it out of the choice. */
  sortings: z.array(z.string()),
  redirect: SearchRedirect.optional(),
  /** Categories that the search terms name, best first. */
  categorySearch: z.array(CategorySearch),
  /** Left out where all words are only looked for as they stand. */
  reading: SearchReading.optional(),
  /** How the words may go on, where that is asked for. */
  completions: z.array(z.string()).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchIds = z.object({ ids: z.array(z.string()), totalResults: z.number().int(), startingFrom: z.number().int() });
export const TagCounts = z.array(z.object({ tag: z.string(), count: z.number().int() }));
