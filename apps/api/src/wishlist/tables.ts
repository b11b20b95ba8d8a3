import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const wishlistTable = pgTable('wishlist', {
  id: uuid().primaryKey().defaultRandom(),
  shopperId: uuid('shopper_id').notNull(),
  name: text().notNull(),
  isDefault: boolean('is_default').notNull(),
  shareReference: text('share_reference').unique(),
  createdAt: moment('created_at').notNull(),
});

export const wishlistSkuTable = pgTable(
  'wishlist_sku',
  {
    wishlistId: uuid('wishlist_id').notNull(),
    sku: text().notNull(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    addedAt: moment('added_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.wishlistId, row.sku] })],
);
