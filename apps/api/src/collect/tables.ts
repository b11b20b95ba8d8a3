import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const collectionTable = pgTable('collection', {
  parcelId: uuid('parcel_id').primaryKey(),
  orderId: text('order_id').notNull(),
  storeId: text('store_id').notNull(),
  code: text().notNull(),
  readyAt: moment('ready_at').notNull(),
  keepUntil: moment('keep_until').notNull(),
  handedAt: moment('handed_at'),
  handedBy: text('handed_by'),
});
export type CollectionRow = typeof collectionTable.$inferSelect;
