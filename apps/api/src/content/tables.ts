import type { TextOrigin } from '@selvedge/contract/studio/translations.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentColumn } from './content-column.ts';

const changedAt = () => timestamp('changed_at', { withTimezone: true }).notNull().defaultNow();

/** In the tables of this file the market `*` stands for every market without a row of its own. */
export const everyMarket = '*';

export const featureFlag = pgTable(
  'feature_flag',
  { market: text().notNull(), name: text().notNull(), value: jsonb().notNull(), changedAt: changedAt() },
  (row) => [primaryKey({ columns: [row.market, row.name] })],
);

export const translation = pgTable('translation', { scope: text().notNull(), key: text().notNull(), text: text().notNull() }, (row) => [
  primaryKey({ columns: [row.scope, row.key] }),
]);

/** What `translation` said before, number by number; the highest is what it says now. */
export const translationVersion = pgTable(
  'translation_version',
  {
    scope: text().notNull(),
    key: text().notNull(),
    number: integer().notNull(),
    text: text(),
    source: text().$type<TextOrigin>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    who: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.scope, row.key, row.number] })],
);

/** What a release will write; null takes a text back. */
export const releaseText = pgTable(
  'release_text',
  { releaseId: uuid('release_id').notNull(), scope: text().notNull(), key: text().notNull(), text: text(), basedOn: integer('based_on') },
  (row) => [primaryKey({ columns: [row.releaseId, row.scope, row.key] })],
);

export const page = pgTable('page', {
  id: text().primaryKey().default(sql`gen_random_uuid()::text`),
  market: text().notNull(),
  path: text().notNull(),
  alias: text().notNull(),
  content: contentColumn().notNull(),
  published: boolean().notNull().default(false),
  changedAt: changedAt(),
});

export const document = pgTable(
  'document',
  { market: text().notNull(), name: text().notNull(), content: contentColumn().notNull(), changedAt: changedAt() },
  (row) => [primaryKey({ columns: [row.market, row.name] })],
);
