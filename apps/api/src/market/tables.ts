import type { MarketFormats, Seller } from '@selvedge/contract/market.ts';
import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { boolean, doublePrecision, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
  isOpen: boolean('is_open').notNull().default(true),
  wasOpen: boolean('was_open').notNull().default(false),
  formats: jsonb().$type<MarketFormats>().notNull().default({}),
  seller: jsonb().$type<Seller>().notNull().default({}),
  suggested: text().array().notNull().default([]),
  hiddenPaymentMethods: text('hidden_payment_methods').array().notNull().default([]),
  version: integer().notNull().default(1),
  changedAt: moment('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull().default(''),
});

export const marketVersionTable = pgTable(
  'market_version',
  {
    market: text().notNull(),
    version: integer().notNull(),
    settings: jsonb().$type<MarketEdit & { isOpen: boolean }>().notNull(),
    at: moment('at').notNull(),
    who: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.market, row.version] })],
);

export const mapCountry = pgTable('map_country', {
  countryId: text('country_id').primaryKey(),
  name: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  zoomLevel: smallint('zoom_level'),
});
