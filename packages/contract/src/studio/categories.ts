import { z } from 'zod';
import { ProductImages } from '../catalogue/assortment.ts';
import { CategoryId, CategorySettings, CategoryTree, conditionFacets } from '../catalogue/category.ts';
import { ShownPrice } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { MarketParams } from '../market.ts';

const Names = z.record(z.string(), z.string());

/** A category as the assortment brings it. */
export const AssortmentNode = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  position: z.number().int(),
  names: Names,
});

/** What is known of a category in a market. */
export const CategoryFacts = z.object({
  id: z.string(),
  /** That shoppers find there now. */
  products: z.number().int(),
  /** Its page below the market; absent where it has none. */
  path: z.string().optional(),
  kind: z.enum(['assigned', 'rule', 'picked']),
});
export type CategoryFacts = z.infer<typeof CategoryFacts>;

export const CategoryOverview = z.object({ given: z.array(AssortmentNode), facts: z.array(CategoryFacts) });
export type CategoryOverview = z.infer<typeof CategoryOverview>;

/** A product as it stands in a listing that is not live yet. */
export const PreviewTile = z.object({
  id: z.string(),
  name: z.string(),
  colourName: z.string(),
  url: z.string(),
  images: ProductImages,
  price: ShownPrice,
  inStock: z.boolean(),
  isNew: z.boolean(),
  /** Put there by hand. */
  isPinned: z.boolean(),
  /** Not in the listing that is live. */
  hasEntered: z.boolean(),
});
export type PreviewTile = z.infer<typeof PreviewTile>;

export const CategoryPreview = z.object({
  total: z.number().int(),
  liveTotal: z.number().int(),
  tiles: z.array(PreviewTile),
  entered: z.number().int(),
  left: z.number().int(),
  /** The first of those that leave. */
  leaving: z.array(PreviewTile),
  /** Ids that were pinned or picked and are not listed, with the reason. */
  missing: z.array(z.object({ id: z.string(), why: z.enum(['unknown', 'not_sold', 'not_online', 'not_matching', 'beyond_limit']) })),
});
export type CategoryPreview = z.infer<typeof CategoryPreview>;

/** What else hangs on a category. */
export const CategoryTies = z.object({
  products: z.number().int(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  /** Menu entries that lead to its pages, from the top: `Women › Knitwear`. */
  menus: z.array(z.string()),
  /** Searches that are led to its pages. */
  searches: z.array(z.string()),
  /** Categories below it. */
  below: z.array(z.string()),
  /** Categories whose rule names it. */
  rules: z.array(z.string()),
});
export type CategoryTies = z.infer<typeof CategoryTies>;

export const RuleValue = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
export type RuleValue = z.infer<typeof RuleValue>;

const inMarket = { access: { staff: 'catalogue.read' }, params: MarketParams } as const;
const base = '/api/studio/categories/:market';

export const categories = {
  overview: endpoint({
    ...inMarket,
    method: 'GET',
    path: base,
    summary: 'The categories of the assortment, and what a market makes of them.',
    response: CategoryOverview,
  }),
  preview: endpoint({
    ...inMarket,
    method: 'POST',
    path: `${base}/preview`,
    summary: 'A listing as it would be, beside the one that is live. Changes nothing.',
    body: z.object({
      id: CategoryId,
      settings: CategorySettings,
      tree: CategoryTree.optional(),
      from: z.number().int().min(0).max(100_000).default(0),
      size: z.number().int().min(1).max(200).default(60),
    }),
    response: CategoryPreview,
  }),
  ties: endpoint({
    ...inMarket,
    method: 'GET',
    path: `${base}/ties`,
    summary: 'What hangs on a category: its pages, menu entries, searches and the categories below it.',
    query: z.object({ id: CategoryId }),
    response: CategoryTies,
  }),
  values: endpoint({
    ...inMarket,
    method: 'GET',
    path: `${base}/values`,
    summary: 'Tags or values of a facet that a rule may name, those of most products first.',
    query: z.object({ of: z.enum(['tag', ...conditionFacets]), q: z.string().max(100).default('') }),
    response: z.array(RuleValue),
  }),
};
