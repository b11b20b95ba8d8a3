import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentColumn } from '../content-column.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const settingDraftTable = pgTable(
  'setting_draft',
  {
    name: text().notNull(),
    market: text().notNull(),
    content: contentColumn(),
    base: contentColumn(),
    begun: integer().notNull().default(0),
    version: integer().notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.market] })],
);

export const settingVersionTable = pgTable(
  'setting_version',
  {
    name: text().notNull(),
    market: text().notNull(),
    number: integer().notNull(),
    kind: text({ enum: ['published', 'withdrawn', 'kept'] }).notNull(),
    content: contentColumn(),
    at: moment('at').notNull(),
    who: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.market, row.number] })],
);

export const releaseSettingTable = pgTable(
  'release_setting',
  {
    releaseId: uuid('release_id').notNull(),
    name: text().notNull(),
    market: text().notNull(),
    content: contentColumn().notNull(),
    base: contentColumn(),
    draftVersion: integer('draft_version').notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.releaseId, row.name, row.market] })],
);
