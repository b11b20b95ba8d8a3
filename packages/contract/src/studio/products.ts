import { z } from 'zod';
import { AssortmentTexts, ImageIndex, ModelMeasurements, ProductImages } from '../catalogue/assortment.ts';
import { FacetColour } from '../catalogue/facet.ts';
import { editedSchemas, optionFields, styleFields } from '../catalogue/product-fields.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { AssortmentKey, Language, ProductFilter, ProductId } from './product-filter.ts';

/** In the currency's own units. */
const Amount = z.number().min(0).max(1_000_000_000);
const Version = z.number().int().min(1);

export const StaffPrice = z.object({ from: z.string(), list: Amount, sales: Amount, member: Amount.optional() });
export type StaffPrice = z.infer<typeof StaffPrice>;

export const StaffProductRow = z.object({
  id: z.string(),
  styleNumber: z.string(),
  name: z.string(),
  brand: z.string(),
  colour: z.string(),
  colourFamily: z.string(),
  picture: z.string().optional(),
  badges: z.array(z.string()),
  tags: z.array(z.string()),
  isWithdrawn: z.boolean(),
  pieces: z.number().int(),
  newFrom: z.string(),
  currency: z.string(),
  /** In the market that was asked about; missing where it has none. */
  price: StaffPrice.optional(),
  planned: StaffPrice.optional(),
});
export type StaffProductRow = z.infer<typeof StaffProductRow>;

export const FindProducts = ProductFilter.extend({
  sorting: z.enum(['number', 'newest']).default('number'),
  limit: z.number().int().min(1).max(200).default(50),
  /** `next` of the answer before. */
  after: z.string().max(200).optional(),
});
export type FindProducts = z.infer<typeof FindProducts>;

export const StockPlace = z.object({ kind: z.enum(['warehouse', 'store']), id: z.string(), name: z.string() });
export type StockPlace = z.infer<typeof StockPlace>;

export const StaffVariant = z.object({
  id: z.string(),
  ean: z.string(),
  size: z.string(),
  length: z.string().optional(),
  /** By `{kind} {id}` of a place; `reserved` of them somebody is paying for. */
  stock: z.array(z.object({ kind: z.enum(['warehouse', 'store']), id: z.string(), pieces: z.number().int(), reserved: z.number().int() })),
});
export type StaffVariant = z.infer<typeof StaffVariant>;

export const MarketPrices = z.object({
  market: z.string(),
  currency: z.string(),
  decimals: z.number().int(),
  /** In the order of time; those after now are planned. */
  rows: z.array(StaffPrice),
  /** Of a markdown: the lowest price of the 30 days before. */
  historic: z.number().optional(),
  /** Where it can be seen; missing where the market does not show it. */
  url: z.string().optional(),
});
export type MarketPrices = z.infer<typeof MarketPrices>;

/** What staff change of a colour, and of its style, beside its texts. */
export const ProductFacts = z.object(editedSchemas(optionFields));
export type ProductFacts = z.infer<typeof ProductFacts>;
export const StyleFacts = z.object(editedSchemas(styleFields));
export type StyleFacts = z.infer<typeof StyleFacts>;

export const ProductChange = z.object({
  setId: z.string(),
  at: z.string(),
  who: z.string(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  state: z.string(),
});
export type ProductChange = z.infer<typeof ProductChange>;

export const StaffProduct = z.object({
  id: z.string(),
  styleNumber: z.string(),
  kind: z.enum(['garment', 'set', 'giftCard']),
  brand: z.string(),
  subBrand: z.string(),
  version: Version,
  styleVersion: Version,
  isWithdrawn: z.boolean(),
  newFrom: z.string(),
  /** Of the style: every colour reads the same. */
  texts: z.record(z.string(), AssortmentTexts),
  colourNames: z.record(z.string(), z.string()),
  colourFamily: z.union([FacetColour, z.string()]),
  colourHex: z.string(),
  attributes: z.record(z.string(), z.array(z.string())),
  tags: z.array(z.string()),
  styleTags: z.array(z.string()),
  badges: z.array(z.string()),
  images: ProductImages,
  /** Short texts on the tile, by language. */
  callouts: z.record(z.string(), z.array(z.string())),
  /** Since when it is not sold any more, or from when on it will not be. */
  leavesAt: z.string().nullable(),
  modelMeasurements: ModelMeasurements.optional(),
  facts: ProductFacts,
  styleFacts: StyleFacts,
  variants: z.array(StaffVariant),
  places: z.array(StockPlace),
  prices: z.array(MarketPrices),
  /** named: by the style itself. above: because a category inside it is named. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), why: z.enum(['named', 'above']) })),
  relations: z.array(z.object({ kind: z.enum(['look', 'set', 'colour']), id: z.string(), name: z.string() })),
  history: z.array(ProductChange),
});
export type StaffProduct = z.infer<typeof StaffProduct>;

/** What is planned in a market from now on; rows that have begun are history. Without `from`: at once. */
export const PricePlanRow = z.object({ from: z.iso.datetime().optional(), list: Amount, sales: Amount, member: Amount.optional() });
export type PricePlanRow = z.infer<typeof PricePlanRow>;

/** Only what is named is changed. */
export const SaveProduct = z.object({
  basedOn: z.object({ product: Version, style: Version }),
  texts: z.record(Language, AssortmentTexts.nullable()).optional(),
  tags: z.array(AssortmentKey).max(100).optional(),
  badges: z.array(AssortmentKey).max(20).optional(),
  /** The pictures in their order. */
  pictures: z.array(ImageIndex).max(40).optional(),
  colourNames: z.record(Language, z.string().trim().min(1).max(200)).optional(),
  callouts: z.record(Language, z.array(z.string().trim().min(1).max(200)).max(5)).optional(),
  /** Takes it out of sale from then on; a moment that is past means at once, `null` brings it back. */
  leavesAt: z.iso.datetime().nullable().optional(),
  facts: ProductFacts.optional(),
  styleFacts: StyleFacts.optional(),
  prices: z.record(MarketId, z.array(PricePlanRow).max(100)).optional(),
});
export type SaveProduct = z.infer<typeof SaveProduct>;
/** As it is sent, before anything is filled in. */
export type SaveProductSent = z.input<typeof SaveProduct>;

export const AdjustStock = z.object({
  sku: z.string().min(1).max(240),
  kind: z.enum(['warehouse', 'store']),
  locationId: z.string().regex(/^[A-Za-z0-9.-]{1,40}$/),
  /** What was counted there. */
  pieces: z.number().int().min(0).max(1_000_000),
  /** What the screen showed: a sale in between must not be counted away. */
  basedOn: z.number().int().min(0),
  reason: z.string().trim().min(1).max(200),
});
export type AdjustStock = z.infer<typeof AdjustStock>;

const ofProduct = z.object({ id: ProductId });

export const staffProducts = {
  find: endpoint({
    method: 'POST',
    path: '/api/studio/products/find',
    summary: 'Products by words and by what they have or lack, a page at a time.',
    access: { staff: 'catalogue.read' },
    body: FindProducts,
    response: z.object({ products: z.array(StaffProductRow), next: z.string().optional() }),
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/studio/products/count',
    summary: 'How many products a filter finds.',
    access: { staff: 'catalogue.read' },
    body: ProductFilter,
    response: z.object({ count: z.number().int() }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/studio/products/choices',
    summary: 'What products can be filtered and marked by: brands, categories, badges, tags, languages.',
    access: { staff: 'catalogue.read' },
    response: z.object({
      brands: z.array(z.string()),
      categories: z.array(z.object({ id: z.string(), name: z.string(), parent: z.string().optional() })),
      badges: z.array(z.object({ id: z.string(), name: z.string() })),
      tags: z.array(z.string()),
      languages: z.array(z.string()),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/studio/products/:id',
    summary: 'Everything about a product.',
    access: { staff: 'catalogue.read' },
    params: ofProduct,
    response: StaffProduct,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/studio/products/:id',
    summary: 'Changes what is named of a product. Refused when somebody changed it since; live on every process within a second.',
    access: { staff: 'catalogue.write' },
    params: ofProduct,
    body: SaveProduct,
    /** `change` can be undone. */
    response: z.object({ product: StaffProduct, change: z.string().optional() }),
    errors: ['not_found', 'conflict'],
  }),
  adjustStock: endpoint({
    method: 'POST',
    path: '/api/studio/products/stock',
    summary: 'What was counted at a place. Written down with its reason.',
    access: { staff: 'catalogue.write' },
    body: AdjustStock,
    response: z.object({ pieces: z.number().int() }),
    errors: ['not_found', 'conflict'],
  }),
  stockMoves: endpoint({
    method: 'GET',
    path: '/api/studio/products/:id/stock-moves',
    summary: 'What orders and staff took out of stock or put in, newest first.',
    access: { staff: 'catalogue.read' },
    params: ofProduct,
    response: z.array(
      z.object({
        at: z.string(),
        sku: z.string(),
        kind: z.string(),
        locationId: z.string(),
        pieces: z.number().int(),
        remaining: z.number().int(),
        who: z.string().optional(),
        reason: z.string().optional(),
      }),
    ),
  }),
};
