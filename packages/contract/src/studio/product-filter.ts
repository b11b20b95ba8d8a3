import { z } from 'zod';
import { FacetColour } from '../catalogue/facet.ts';
import { MarketId } from '../market.ts';

export const AssortmentKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
export const Language = z.string().regex(/^[a-z]{2}$/);
export const ProductId = z.string().regex(/^[A-Za-z0-9.-]{1,40}_[A-Za-z0-9.-]{1,40}_[A-Za-z0-9.-]{1,40}$/);

/** States of a price in the market that is looked at. */
export const PriceFilter = z.enum(['markdown', 'planned', 'member']);
export type PriceFilter = z.infer<typeof PriceFilter>;
/** price: none in the market. text: none in the language. */
export const MissingFilter = z.enum(['picture', 'price', 'text']);
export type MissingFilter = z.infer<typeof MissingFilter>;

/** Which products are meant. A list, a bulk edit and an export say it in the same words. */
export const ProductFilter = z.object({
  /** Words, wherever they stand in an id, a style number, a name, a colour or a brand; or a bar code. */
  search: z.string().trim().max(200).default(''),
  market: MarketId.optional(),
  language: Language.optional(),
  category: AssortmentKey.optional(),
  brand: z.string().min(1).max(200).optional(),
  colour: FacetColour.optional(),
  tag: AssortmentKey.optional(),
  badge: AssortmentKey.optional(),
  price: PriceFilter.optional(),
  stock: z.enum(['in', 'out']).optional(),
  missing: MissingFilter.optional(),
  state: z.enum(['live', 'withdrawn']).default('live'),
});
export type ProductFilter = z.infer<typeof ProductFilter>;
