import type { OpeningHours } from '@selvedge/contract/shipping.ts';
import type { Holiday, StoreService } from '@selvedge/contract/store.ts';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const storeTable = pgTable('store', {
  id: text().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  markets: text().array().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  postalCode: text('postal_code').notNull(),
  country: text().notNull(),
  phone: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
  holidays: jsonb().$type<Holiday[]>().notNull().default([]),
  services: text().array().$type<StoreService[]>().notNull().default([]),
  clickAndCollect: boolean('click_and_collect').notNull(),
  version: integer().notNull().default(1),
});
export type StoreRow = typeof storeTable.$inferSelect;
export type NewStore = typeof storeTable.$inferInsert;
