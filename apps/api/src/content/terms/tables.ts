import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** `base`: what held when the work on a version began. */
export type TermsWords = { title: string; text: string };

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const termsDraftTable = pgTable(
  'terms_draft',
  {
    market: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    base: jsonb().$type<TermsWords>(),
    version: integer().notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (row) => [primaryKey({ columns: [row.market, row.slug] })],
);

export const termsVersionTable = pgTable(
  'terms_version',
  {
    market: text().notNull(),
    slug: text().notNull(),
    version: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    base: jsonb().$type<TermsWords>(),
    validFrom: moment('valid_from').notNull(),
    decidedAt: moment('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
    note: text().notNull().default(''),
    liveAt: moment('live_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (row) => [primaryKey({ columns: [row.market, row.slug, row.version] })],
);
