import type { FeedFormat, FeedRules, SizeSystem } from '@selvedge/contract/studio/feeds.ts';
import type { ToldItems } from '@selvedge/domain/feed/note-items.ts';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const feedTable = pgTable('product_feed', {
  id: text().primaryKey(),
  name: text().notNull(),
  market: text().notNull(),
  format: text().$type<FeedFormat>().notNull(),
  sizeSystem: text('size_system').$type<SizeSystem>().notNull(),
  rules: jsonb().$type<FeedRules>().notNull(),
  isOpen: boolean('is_open').notNull(),
  isOn: boolean('is_on').notNull(),
  token: text().notNull(),
  version: integer().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
  revision: integer().notNull().default(0),
  comparedWith: text('compared_with').notNull().default(''),
  comparedAt: timestamp('compared_at', { withTimezone: true }),
  products: integer().notNull().default(0),
  items: integer().notNull().default(0),
  fetches: bigint({ mode: 'number' }).notNull().default(0),
  lastFetchedAt: timestamp('last_fetched_at', { withTimezone: true }),
});
export type FeedRow = typeof feedTable.$inferSelect;

export const feedStateTable = pgTable(
  'product_feed_state',
  {
    feedId: text('feed_id').notNull(),
    productId: text('product_id').notNull(),
    items: jsonb().$type<ToldItems['items']>().notNull(),
    gone: jsonb().$type<ToldItems['gone']>().notNull(),
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.productId] })],
);

export const feedRevisionTable = pgTable(
  'product_feed_revision',
  {
    feedId: text('feed_id').notNull(),
    revision: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.revision] })],
);
