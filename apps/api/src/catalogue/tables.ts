import type { ModelMeasurements, ProductImages } from '@selvedge/contract/catalogue/assortment.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

type ByLanguage<T = string> = Record<string, T>;
const moment = (name: string) => timestamp(name, { withTimezone: true });
const texts = (name: string) => jsonb(name).$type<ByLanguage>();
const list = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const categoryTable = pgTable('category', {
  id: text().primaryKey(),
  parentId: text('parent_id'),
  position: integer().notNull().default(0),
  names: texts('names').notNull(),
  listsGiftCards: boolean('lists_gift_cards').notNull().default(false),
});

export const attributeValueTable = pgTable(
  'attribute_value',
  { facet: text().notNull(), id: text().notNull(), position: integer().notNull().default(0), names: texts('names').notNull() },
  (row) => [primaryKey({ columns: [row.facet, row.id] })],
);

export const badgeTable = pgTable('badge', {
  id: text().primaryKey(),
  titles: texts('titles').notNull(),
  locations: jsonb().$type<Record<string, Record<string, unknown>>>().notNull().default({}),
});

export const styleTable = pgTable('style', {
  styleNumber: text('style_number').primaryKey(),
  kind: text().$type<'garment' | 'set' | 'giftCard'>().notNull().default('garment'),
  brand: text().notNull(),
  subBrand: text('sub_brand').notNull().default(''),
  subGroup: text('sub_group').notNull().default(''),
  ediCategory: text('edi_category').notNull().default(''),
  ediSubCategory: text('edi_sub_category').notNull().default(''),
  categories: list('categories'),
  tags: list('tags'),
  attributes: jsonb().$type<Partial<Record<string, string[]>>>().notNull().default({}),
  sustainabilityReasons: jsonb('sustainability_reasons')
    .$type<{ id: string; reason: ByLanguage; supportText: ByLanguage }[]>()
    .notNull()
    .default([]),
  checksum: text().notNull().default(''),
  version: integer().notNull().default(1),
});

export const styleTextTable = pgTable(
  'style_text',
  {
    styleNumber: text('style_number').notNull(),
    language: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    careInstructions: text('care_instructions').notNull().default(''),
    fabricComposition: text('fabric_composition').notNull().default(''),
    sustainabilityText: text('sustainability_text').notNull().default(''),
    disclaimer: text().notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.styleNumber, row.language] })],
);

export const productTable = pgTable('product', {
  id: text().primaryKey(),
  styleNumber: text('style_number').notNull(),
  colour: text().notNull(),
  optionId: text('option_id').notNull(),
  position: integer().notNull().default(0),
  colourNames: texts('colour_names').notNull(),
  colourFamily: text('colour_family').notNull(),
  colourBase: text('colour_base').notNull().default(''),
  colourNuance: text('colour_nuance').notNull().default(''),
  pantoneCode: text('pantone_code').notNull().default(''),
  pantoneHexCode: text('pantone_hex_code').notNull().default(''),
  newFrom: moment('new_from').notNull(),
  comingSoon: moment('coming_soon'),
  isPreorder: boolean('is_preorder').notNull().default(false),
  isNoos: boolean('is_noos').notNull().default(false),
  isInDeliverySet: boolean('is_in_delivery_set').notNull().default(false),
  hasEcom: boolean('has_ecom').notNull().default(true),
  hasRetail: boolean('has_retail').notNull().default(true),
  allowInStockNotifications: boolean('allow_in_stock_notifications').notNull().default(true),
  tags: list('tags'),
  badges: list('badges'),
  callouts: jsonb().$type<ByLanguage<string[]>>().notNull().default({}),
  images: jsonb().$type<ProductImages>().notNull(),
  /** What the file says, where its pictures stand on another host. */
  sourceImages: jsonb('source_images').$type<ProductImages>(),
  modelMeasurements: jsonb('model_measurements').$type<ModelMeasurements>(),
  rank: integer().notNull().default(0),
  withdrawnAt: moment('withdrawn_at'),
  leavesAt: moment('leaves_at'),
  version: integer().notNull().default(1),
});

export const variantTable = pgTable('variant', {
  id: text().primaryKey(),
  productId: text('product_id').notNull(),
  position: integer().notNull().default(0),
  ean: text().notNull(),
  sizeId: text('size_id').notNull(),
  sizeName: text('size_name').notNull(),
  lengthId: text('length_id'),
  lengthName: text('length_name'),
  inDeliveryDateSet: boolean('in_delivery_date_set').notNull().default(false),
});

export const giftCardAmountTable = pgTable(
  'gift_card_amount',
  { productId: text('product_id').notNull(), market: text().notNull(), amount: integer().notNull() },
  (row) => [primaryKey({ columns: [row.productId, row.market, row.amount] })],
);

export const priceTable = pgTable(
  'price',
  {
    market: text().notNull(),
    productId: text('product_id').notNull(),
    validFrom: moment('valid_from').notNull(),
    list: bigint({ mode: 'number' }).notNull(),
    sales: bigint({ mode: 'number' }).notNull(),
    member: bigint({ mode: 'number' }),
  },
  (row) => [primaryKey({ columns: [row.market, row.productId, row.validFrom] })],
);

export const stockLocationTable = pgTable(
  'stock_location',
  {
    kind: text().$type<'warehouse' | 'store'>().notNull(),
    id: text().notNull(),
    name: text().notNull().default(''),
    markets: text().array(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.id] })],
);

export const stockTable = pgTable(
  'stock',
  {
    variantId: text('variant_id').notNull(),
    kind: text().$type<'warehouse' | 'store'>().notNull(),
    locationId: text('location_id').notNull(),
    quantity: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.variantId, row.kind, row.locationId] })],
);

export const productRelationTable = pgTable(
  'product_relation',
  {
    productId: text('product_id').notNull(),
    kind: text().$type<'look' | 'set'>().notNull(),
    relatedId: text('related_id').notNull(),
    position: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.productId, row.kind, row.relatedId] })],
);

export const rewardProductTable = pgTable(
  'reward_product',
  {
    promotionId: text('promotion_id').notNull(),
    rewardId: text('reward_id').notNull(),
    market: text().notNull().default('*'),
    productId: text('product_id').notNull(),
    position: integer().notNull().default(0),
    promocode: text(),
  },
  (row) => [primaryKey({ columns: [row.promotionId, row.rewardId, row.market, row.productId] })],
);
