import { boolean, doublePrecision, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const market = pgTable('market', {
  id: text().primaryKey(),
  priority: integer().notNull(),
  language: text().notNull(),
  languageName: text('language_name').notNull(),
  country: text().notNull(),
  countryName: text('country_name').notNull(),
  currency: text().notNull().default('XXX'),
  decimals: smallint().notNull(),
  taxName: text('tax_name').notNull(),
  taxRate: numeric('tax_rate', { mode: 'number' }).notNull(),
  taxIncluded: boolean('tax_included').notNull(),
  dialPrefix: text('dial_prefix').notNull(),
  direction: text().notNull(),
  paymentProviders: text('payment_providers').array().notNull(),
  hasStoreLocator: boolean('has_store_locator').notNull(),
  notes: text().notNull().default(''),
});

export const mapCountry = pgTable('map_country', {
  countryId: text('country_id').primaryKey(),
  name: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  zoomLevel: smallint('zoom_level'),
});
