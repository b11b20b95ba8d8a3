import { z } from 'zod';
import { facetIds } from './facet-ids.ts';

/** The 18 colours a shopper can filter by. Every colour option belongs to one of them. */
export const facetColours = [
  'black',
  'grey',
  'white',
  'off-white',
  'beige',
  'brown',
  'camel',
  'navy',
  'blue',
  'light-blue',
  'turquoise',
  'green',
  'khaki',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
] as const;
export const FacetColour = z.enum(facetColours);
export type FacetColour = z.infer<typeof FacetColour>;

export const FacetId = z.enum(facetIds);
export type FacetId = z.infer<typeof FacetId>;

/** Facets whose values an assortment may name freely. */
export const attributeFacets = ['fit', 'material', 'sustainability'] as const satisfies readonly FacetId[];

export const FacetValue = z.object({
  value: z.string(),
  count: z.number().int(),
  selected: z.boolean(),
  /** In the market's language, where the assortment gives one; otherwise the translation key `facet.{id}.{value}` names it. */
  label: z.string().optional(),
});
export type FacetValue = z.infer<typeof FacetValue>;

export const Facet = z.object({ id: FacetId, values: z.array(FacetValue) });
export type Facet = z.infer<typeof Facet>;

/** Amounts in the market's currency. */
export const PriceBounds = z.object({ lowerBoundingValue: z.number(), upperBoundingValue: z.number() });
export type PriceBounds = z.infer<typeof PriceBounds>;

export const PriceFacet = z.object({ selected: PriceBounds.optional(), available: PriceBounds });
export type PriceFacet = z.infer<typeof PriceFacet>;
