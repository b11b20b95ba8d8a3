import { z } from 'zod';
import { ProductSafety } from '../product-safety.ts';
import { ModelMeasurements } from './assortment.ts';
import { ProductBadge } from './badge.ts';
import { Money, Price } from './price.ts';
import { optionFields, shownSchemas, styleFields, textFields } from './product-fields.ts';

export const ProductPicture = z.object({ index: z.number().int(), format: z.string(), url: z.string() });
export type ProductPicture = z.infer<typeof ProductPicture>;

/** A product as a tile shows it: one colour of a style. */
export const ProductCard = z.object({
  ...shownSchemas(styleFields, 'card'),
  ...shownSchemas(textFields, 'card'),
  ...shownSchemas(optionFields, 'card'),
  id: z.string(),
  styleNumber: z.string(),
  optionId: z.string(),
  url: z.string(),
  price: Price,
  /** The price for members of the customer club, where it is lower. */
  staticClubPrice: Money.optional(),
  badges: z.array(ProductBadge),
  calloutAttributes: z.array(z.string()),
  ean: z.string(),
  isNew: z.boolean(),
  isProductSet: z.boolean(),
  inStock: z.boolean(),
  /** Since when it will be sold; empty for what is sold already. */
  comingSoonProduct: z.string(),
  hasCompleteTheLook: z.boolean(),
  productSetOptionsCount: z.number().int(),
  isDigital: z.boolean(),
  frontImage: ProductPicture.optional(),
  backImage: ProductPicture.optional(),
  images: z.object({
    urlTemplate: z.string(),
    /** `alt`: where staff wrote one for those who don't see the picture. */
    indexes: z.array(z.object({ index: z.number().int(), format: z.string(), alt: z.string().optional() })),
    placeholder: z.string().optional(),
  }),
  colourFamilyName: z.string(),
  colourName: z.string(),
  styleOptionCount: z.number().int(),
  /** The other colours of the style. */
  productRelations: z.array(z.object({ id: z.string(), colour: z.string(), pantoneCode: z.string(), url: z.string() })),
  /** Sizes that can be bought online now, for the tile and quick buy. */
  sizes: z.array(z.string()),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Variant = z.object({
  id: z.string(),
  ean: z.string(),
  /** `local`: what the country calls the size, where it has a name of its own; the text of the system is `measure.<system>`. */
  size: z.object({ sizeId: z.string(), name: z.string(), local: z.object({ system: z.string(), name: z.string() }).optional() }),
  length: z.object({ lengthId: z.string(), name: z.string() }).optional(),
  inStockEcom: z.boolean(),
  inStockRetail: z.boolean(),
  inDeliveryDateSet: z.boolean(),
  /** The last pieces; never of what is always replenished. */
  isFewLeft: z.boolean(),
  /** Of a gift card: what it is worth. */
  price: Money.optional(),
});
export type Variant = z.infer<typeof Variant>;

export const Colour = z.object({
  id: z.string(),
  name: z.string(),
  base: z.string(),
  nuance: z.string(),
  pantoneHexCode: z.string(),
});
export type Colour = z.infer<typeof Colour>;

export const StyleOption = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  image: ProductPicture.optional(),
  inStock: z.boolean().default(true),
  optionId: z.string(),
  colour: Colour,
  price: Price,
  subGroup: z.string(),
  variants: z.array(Variant),
});
export type StyleOption = z.infer<typeof StyleOption>;

/** So many of the pieces that were sent came back because of their size. The text is `product.fit.<fit>`, which the whole of it fills. */
export const FitHint = z.object({ fit: z.enum(['small', 'large']), count: z.number().int(), sent: z.number().int() });
export type FitHint = z.infer<typeof FitHint>;

export const ProductDetail = ProductCard.extend({
  ...shownSchemas(styleFields, 'detail'),
  ...shownSchemas(textFields, 'detail'),
  ...shownSchemas(optionFields, 'detail'),
  styleOptionNumber: z.string(),
  englishFabricComposition: z.string(),
  colour: Colour,
  variants: z.array(Variant),
  /** Every colour of the style that the market sells, this one included. */
  styleOptions: z.array(StyleOption),
  /** Ids of products that are worn with it. */
  shopTheLook: z.array(z.string()),
  sustainabilityReasons: z.array(z.object({ id: z.string(), reason: z.string(), supportText: z.string() })),
  /** Of a product set: what it is made of, as far as the market sells it. */
  productSetOptions: z.array(ProductCard),
  tags: z.array(z.string()),
  /** From the widest category to the narrowest. */
  categories: z.array(z.string()),
  modelMeasurements: ModelMeasurements.optional(),
  /** Who made it and who answers for it, where the law asks for that. */
  productSafety: ProductSafety.optional(),
  /** Of the style, where enough came back to say so. */
  fitHint: FitHint.optional(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const StoreProduct = ProductDetail.extend({
  /** Stores that have it, with the variants they have. */
  stores: z.array(z.object({ storeId: z.string(), name: z.string(), variantIds: z.array(z.string()) })),
});
export type StoreProduct = z.infer<typeof StoreProduct>;
