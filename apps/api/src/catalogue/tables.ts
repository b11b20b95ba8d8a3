import type { ModelMeasurements, ProductImages } from '@selvedge/contract/catalogue/assortment.ts';
import { optionFields, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { columnsOf } from './field-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const texts = (name: string) => jsonb(name).$type<Record<string, string>>();

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
  ...columnsOf(styleFields),
  checksum: text().notNull().default(''),
  version: integer().notNull().default(1),
});

export const styleTextTable = pgTable(
  'style_text',
  {
    styleNumber: text('style_number').notNull(),
    language: text().notNull(),
    ...columnsOf(textFields),
  },
  (row) => [primaryKey({ columns: [row.styleNumber, row.language] })],
);

export const productTable = pgTable('product', {
  id: text().primaryKey(),
  styleNumber: text('style_number').notNull(),
  colour: text().notNull(),
  optionId: text('option_id').notNull(),
  position: integer().notNull().default(0),
  ...columnsOf(optionFields),
  newFrom: moment('new_from').notNull(),
  images: jsonb().$type<ProductImages>().notNull(),
  /** What the file says, where its pictures stand on another host. */
  sourceImages: jsonb('source_images').$type<ProductImages>(),
  modelMeasurements: jsonb('model_measurements').$type<ModelMeasurements>(),
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
