import { z } from 'zod';
import { MarketId } from '../market.ts';
import { attributeFacets } from './facet.ts';
import { Code, DateTime, Key, Language, Line, named } from './field-values.ts';
import { optionFields, schemasOf, styleFields, textFields } from './product-fields.ts';

/*
 * A real assortment as JSON Lines: one object a line, told apart by `type`. Categories, attribute values, badges and
 * locations may come in any order; a style names them by id. Everything but the ids and the names may be left out.
 */

/** Minor units of the market's currency: 4995 is 49.95 EUR, 4995 HUF, 4.995 KWD. */
const Amount = z.number().int().min(0).max(1_000_000_000);
const Quantity = z.number().int().min(0).max(1_000_000);
const ProductRef = z.string().regex(/^[A-Za-z0-9.-]+_[A-Za-z0-9.-]+_[A-Za-z0-9.-]+$/);

/** The price from a moment on, until the next one. History is kept: what is left out of a later file is not forgotten. */
export const AssortmentPrice = z
  .strictObject({
    from: DateTime,
    list: Amount,
    /** Below the list price it is a markdown. The list price when left out. */
    sales: Amount.optional(),
    /** For members of the customer club. */
    member: Amount.optional(),
  })
  .refine(({ list, sales }) => sales === undefined || sales <= list, { path: ['sales'], message: 'validation.sales_above_list' });
export type AssortmentPrice = z.infer<typeof AssortmentPrice>;

export const AssortmentVariant = z.strictObject({
  size: z.strictObject({ id: Code, name: Line }),
  length: z.strictObject({ id: Code, name: Line }).optional(),
  ean: z.string().regex(/^[0-9]{8,14}$/),
  /** Pieces by the id of a warehouse or of a store. A place that is not named has none. */
  stock: z.strictObject({ warehouses: z.record(Code, Quantity).default({}), stores: z.record(Code, Quantity).default({}) }).prefault({}),
  /** More is on its way and its day is known. */
  inDeliveryDateSet: z.boolean().default(false),
});
export type AssortmentVariant = z.infer<typeof AssortmentVariant>;

const ownIndexes = 100;

export const ImageIndex = z
  .strictObject({
    index: z.number().int().min(0).max(2_147_483_647),
    format: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/),
    /** For those who don't see the picture, by language. Without one the shop says what the picture is of. */
    alts: z.record(Language, z.string().trim().min(1).max(300)).optional(),
    /** The picture of the library that staff put here. Its index is a number that only this shop knows: files neither bring nor take it away. */
    media: z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .optional(),
    /** The place in the file of goods that a picture of the library stands for, fetched from where the file says it is. */
    fileIndex: z
      .number()
      .int()
      .min(0)
      .max(ownIndexes - 1)
      .optional(),
  })
  .refine(({ index, media }) => index < ownIndexes || media !== undefined, { path: ['index'], message: 'validation.invalid_value' })
  .refine(({ fileIndex, media }) => fileIndex === undefined || media !== undefined, {
    path: ['fileIndex'],
    message: 'validation.invalid_value',
  });
export type ImageIndex = z.infer<typeof ImageIndex>;

/**
 * `urlTemplate` holds `{index}` and `{format}`; the entries of `indexes` fill them. The first entry is the front, the second the back.
 * Pictures on another host are fetched by the import: browsers show none but the shop's own.
 */
export const ProductImages = z.strictObject({
  urlTemplate: z
    .string()
    .max(500)
    .refine((url) => url.includes('{index}') && url.includes('{format}') && /^(?:\/(?!\/)|https?:\/\/)/.test(url), {
      message: 'validation.invalid_url_template',
    }),
  indexes: z.array(ImageIndex).max(40),
  /** The pictures' mean colour, which fills their box until they are there. */
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
});
export type ProductImages = z.infer<typeof ProductImages>;

export const ModelMeasurements = z.strictObject({
  height: Line.optional(),
  size: Line.optional(),
  shoeSize: Line.optional(),
  chest: Line.optional(),
  innerLeg: Line.optional(),
  waist: Line.optional(),
  hip: Line.optional(),
  shoulder: Line.optional(),
});
export type ModelMeasurements = z.infer<typeof ModelMeasurements>;

/** One colour of a style: what a listing shows as a product. Its id is `{styleNumber}_{colour}_{optionId}`. */
export const AssortmentOption = z.strictObject({
  colour: Code,
  optionId: Code,
  ...schemasOf(optionFields),
  /** Since when it is in the assortment: what sorts and marks new products. */
  newFrom: DateTime,
  images: ProductImages,
  modelMeasurements: ModelMeasurements.optional(),
  variants: z.array(AssortmentVariant).max(300).default([]),
  /** Digital gift cards: the values that can be bought, in whole units of the market's currency. They take the place of variants. */
  giftCardAmounts: z.record(MarketId, z.array(z.number().int().min(1).max(1_000_000)).min(1).max(30)).optional(),
  /** By market. Without a price that has begun, a market does not show the product. */
  prices: z.record(MarketId, z.array(AssortmentPrice).min(1).max(100)),
  /** Ids of products that are worn with it, for shop-the-look. */
  look: z.array(ProductRef).max(30).default([]),
  /** Of a product set: the ids of what it is made of. */
  setOptions: z.array(ProductRef).max(30).default([]),
});
export type AssortmentOption = z.infer<typeof AssortmentOption>;

export const AssortmentTexts = z.strictObject(schemasOf(textFields));

export const AssortmentStyle = z.strictObject({
  type: z.literal('style'),
  styleNumber: Code,
  ...schemasOf(styleFields),
  texts: named(AssortmentTexts),
  options: z.array(AssortmentOption).min(1).max(200),
});
export type AssortmentStyle = z.infer<typeof AssortmentStyle>;

/** The id is the `categoryId` of the category's page. */
export const AssortmentCategory = z.strictObject({
  type: z.literal('category'),
  id: Key,
  parent: Key.optional(),
  position: z.number().int().min(0).max(100_000).default(0),
  names: named(Line),
  /** Gift cards are listed only in a category that asks for them. */
  listsGiftCards: z.boolean().default(false),
});
export type AssortmentCategory = z.infer<typeof AssortmentCategory>;

/** The name of a facet's value, for example of the fit `relaxed`. */
export const AssortmentAttribute = z.strictObject({
  type: z.literal('attribute'),
  facet: z.enum([...attributeFacets, 'colour', 'size', 'length']),
  id: z.string().regex(/^[A-Za-z0-9.-]{1,80}$/),
  position: z.number().int().min(0).max(100_000).default(0),
  names: named(Line),
});
export type AssortmentAttribute = z.infer<typeof AssortmentAttribute>;

export const AssortmentBadge = z.strictObject({
  type: z.literal('badge'),
  id: Key,
  titles: named(Line),
  /** Where it is shown, each with its display settings (see badge.ts). */
  locations: z.record(z.string().max(40), z.record(z.string(), z.unknown())).default({}),
});
export type AssortmentBadge = z.infer<typeof AssortmentBadge>;

/** A place that holds stock. One that is not described serves every market. */
export const AssortmentLocation = z.strictObject({
  type: z.literal('location'),
  kind: z.enum(['warehouse', 'store']),
  id: Code,
  name: Line,
  markets: z.array(MarketId).min(1).max(200).optional(),
});
export type AssortmentLocation = z.infer<typeof AssortmentLocation>;

export const AssortmentLine = z.discriminatedUnion('type', [
  AssortmentStyle,
  AssortmentCategory,
  AssortmentAttribute,
  AssortmentBadge,
  AssortmentLocation,
]);
export type AssortmentLine = z.infer<typeof AssortmentLine>;
