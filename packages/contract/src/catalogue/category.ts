import { z } from 'zod';

/** The id is the `categoryId` of the category's page. */
export const CategoryId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const Language = z.string().regex(/^[a-z]{2}$/);
const Value = z.string().min(1).max(100);
const Values = z
  .array(Value)
  .max(100)
  .refine((values) => values.length > 0, { message: 'categories.values_missing' });
const Days = z.number().int().min(0).max(36_500);
const Day = z.iso.date();

/** any: at least one of the values. all: every one. none: not one of them. */
const AnyAll = z.enum(['any', 'all', 'none']);

/** Facets that a condition may name. A category is the one that the assortment gives, whatever else is arranged. */
export const conditionFacets = ['category', 'brand', 'colour', 'fit', 'material', 'sustainability', 'size', 'length'] as const;

/** One thing that a product must be. Amounts are in the market's currency. */
export const CategoryCondition = z.discriminatedUnion('field', [
  z.object({ field: z.literal('tag'), is: AnyAll, values: Values }),
  z.object({ field: z.literal('facet'), facet: z.enum(conditionFacets), is: AnyAll, values: Values }),
  z
    .object({ field: z.literal('price'), from: z.number().min(0).optional(), to: z.number().min(0).optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'], message: 'categories.price_order' }),
  /** In the assortment since a day, until a day; both are included. */
  z
    .object({ field: z.literal('since'), from: Day.optional(), to: Day.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'], message: 'categories.day_order' }),
  /** In the assortment for no more than so many days. */
  z.object({ field: z.literal('new'), days: Days }),
  z.object({ field: z.literal('sale'), is: z.boolean() }),
  z.object({ field: z.literal('stock'), is: z.boolean() }),
]);
export type CategoryCondition = z.infer<typeof CategoryCondition>;

const Ids = (most: number) =>
  z
    .array(z.string().min(1).max(200))
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'categories.twice' });

/** The most products that are put in order by hand. */
export const mostOrdered = 200;

/** assigned: what the assortment puts there. rule: whatever fits every condition. picked: these and no others. */
export const CategoryProducts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assigned') }),
  z.object({ kind: z.literal('rule'), conditions: z.array(CategoryCondition).min(1).max(20) }),
  z.object({ kind: z.literal('picked'), ids: Ids(1_000) }),
]);
export type CategoryProducts = z.infer<typeof CategoryProducts>;

/** `203`, or `Apparel & Accessories > Clothing > Outerwear`. */
const GoogleCategory = z
  .string()
  .max(300)
  .regex(/^(?:[1-9]\d{0,6}|[^<>]+(?: > [^<>]+)+)$/);

/** How staff arrange one category, in a market or in all. What a category page says itself wins over it. */
export const CategorySettings = z.object({
  products: CategoryProducts.default({ kind: 'assigned' }),
  /** These come first, in this order, while the listing is sorted by relevance. */
  order: Ids(mostOrdered).default([]),
  limitTotal: z.number().int().min(1).max(1_000_000).optional(),
  maximumAgeDays: Days.optional(),
  daysForNewIn: Days.optional(),
  /** What product feeds call it and what lies below it: a number of Google's taxonomy, or its whole path. */
  googleCategory: GoogleCategory.optional(),
});
export type CategorySettings = z.infer<typeof CategorySettings>;

export const CategoryNode = z.object({
  id: CategoryId,
  parent: CategoryId.nullable(),
  /** By language; the assortment's own where there is none. */
  names: z.record(Language, z.string().trim().min(1).max(200)).default({}),
});
export type CategoryNode = z.infer<typeof CategoryNode>;

/**
 * The categories in their order, parents and children in one list. Those of the assortment that are neither here nor `removed` stand
 * where the assortment has them: an import may bring new ones at any time.
 */
export const CategoryTree = z
  .object({ categories: z.array(CategoryNode).max(3_000), removed: z.array(CategoryId).max(3_000).default([]) })
  .superRefine(({ categories }, ctx) => {
    const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
    if (parents.size < categories.length) ctx.addIssue({ code: 'custom', path: ['categories'], message: 'categories.twice' });
    for (const [at, { id }] of categories.entries()) {
      const seen = new Set<string>();
      let up: string | null | undefined = id;
      while (up && !seen.has(up)) {
        seen.add(up);
        up = parents.get(up);
      }
      if (up) ctx.addIssue({ code: 'custom', path: ['categories', at, 'parent'], message: 'categories.below_itself' });
    }
  });
export type CategoryTree = z.infer<typeof CategoryTree>;

/** The names of the documents that hold them. */
export const categoryTreeDocument = 'category-tree';
export const categoryPrefix = 'category/';
export const categoryDocument = (id: string): string => categoryPrefix + id;
