import { z } from 'zod';
import { BadgeDisplay } from './badge.ts';
import { Facet, PriceFacet } from './facet.ts';
import { ShownPrice } from './price.ts';
import { ProductCard } from './product.ts';
import { CategorySearch, SearchReading, SearchRequest } from './search.ts';

/** A colour of a style as its tile shows it; what is left out is as the tile has it. */
export const TileColour = ProductCard.pick({ id: true, url: true, colourName: true, images: true, staticClubPrice: true }).extend({
  colourHex: z.string().optional(),
  price: ShownPrice.optional(),
});
export type TileColour = z.infer<typeof TileColour>;

const TileExtras = ProductCard.pick({
  badges: true,
  calloutAttributes: true,
  isProductSet: true,
  comingSoonProduct: true,
  productSetOptionsCount: true,
});

/**
 * What a tile in a grid shows of a product. Every `ProductCard` is one; page data carries no more than this, and of the extras
 * only what there is: a listing has sixty tiles.
 */
export const ListingTile = ProductCard.pick({
  id: true,
  name: true,
  url: true,
  staticClubPrice: true,
  inStock: true,
  images: true,
  colourName: true,
  styleOptionCount: true,
  sizes: true,
}).extend({
  ...TileExtras.partial().shape,
  price: ShownPrice,
  /** The other colours, of which a tile shows no more than a dot. */
  productRelations: z.array(z.object({ pantoneCode: z.string() })).optional(),
  /** Part of a whole look; left out where it is not. */
  hasCompleteTheLook: z.boolean().optional(),
  /** Sold out in every size, or not sold yet: who wants it may ask to be told. */
  awaited: z.literal(true).optional(),
  /** The colour of its own dot. */
  colourHex: z.string().optional(),
  /** Where the tile stands for all colours of its style: which there are, this one among them, in the style's order. */
  colours: z.array(TileColour).optional(),
});
export type ListingTile = z.infer<typeof ListingTile>;

/** A listing or a search as its page shows it: one page of tiles, what can be chosen, and the request that found it. */
export const Listing = z.object({
  request: SearchRequest,
  results: z.array(ListingTile),
  totalResults: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  facets: z.array(Facet),
  priceFacet: PriceFacet.optional(),
  /** What the shopper may sort by; the order that a listing begins with is not among them. */
  sortings: z.array(z.string()),
  categorySearch: z.array(CategorySearch),
  /** How the words of a search were read, where they were taken for more than words. */
  reading: SearchReading.optional(),
  /** How the badges of its tiles look, by id. */
  badges: z.record(z.string(), BadgeDisplay),
  /** Of a search that found nothing: what others look at. */
  instead: z.array(ListingTile).optional(),
  /** Values in the address that nothing in the shop has, as they were written, with the comma of the language between them. */
  unknown: z.string().optional(),
});
export type Listing = z.infer<typeof Listing>;

export const tileSizes = ['1x1', '1x2', '2x1', '3x1', '2x2'] as const;
export type TileSize = (typeof tileSizes)[number];

/** A block of content among the tiles of a listing. Columns by rows of tiles. */
export const PromotionalSpot = z.object({
  id: z.string(),
  /** The cell that it takes, counted from 1. */
  position: z.number().int().min(1),
  size: z.enum(tileSizes).default('1x1'),
  /** Takes another cell every day. */
  random: z.boolean().default(false),
  disabledMobile: z.boolean().optional(),
  disabledTablet: z.boolean().optional(),
  disabledDesktop: z.boolean().optional(),
  block: z.object({ id: z.string(), _alias: z.string() }).loose(),
});
export type PromotionalSpot = z.infer<typeof PromotionalSpot>;
