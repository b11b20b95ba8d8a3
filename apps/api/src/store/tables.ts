import type { OpeningHours } from '@selvedge/contract/shipping.ts';
import { boolean, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const storeTable = pgTable('store', {
  id: text().primaryKey(),
  name: text().notNull(),
  markets: text().array().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  postalCode: text('postal_code').notNull(),
  country: text().notNull(),
  phone: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
  clickAndCollect: boolean('click_and_collect').notNull(),
});
export type StoreRow = typeof storeTable.$inferSelect;
