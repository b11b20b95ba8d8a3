import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentColumn } from '../content-column.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const pageDraftTable = pgTable(
  'page_draft',
  {
    market: text().notNull(),
    path: text().notNull(),
    alias: text().notNull(),
    content: contentColumn().$type<EditedContent>().notNull(),
    base: contentColumn().$type<EditedContent>(),
    begun: integer().notNull().default(0),
    version: integer().notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (row) => [primaryKey({ columns: [row.market, row.path] })],
);

export const pageVersionTable = pgTable(
  'page_version',
  {
    market: text().notNull(),
    path: text().notNull(),
    number: integer().notNull(),
    kind: text({ enum: ['published', 'withdrawn', 'kept'] }).notNull(),
    content: contentColumn().$type<EditedContent>(),
    at: moment('at').notNull(),
    who: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.market, row.path, row.number] })],
);

export const releaseTable = pgTable('release', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  state: text({ enum: ['planned', 'live', 'cancelled'] })
    .notNull()
    .default('planned'),
  dueAt: moment('due_at'),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  endedAt: moment('ended_at'),
});

export const releasePageTable = pgTable(
  'release_page',
  {
    releaseId: uuid('release_id').notNull(),
    market: text().notNull(),
    path: text().notNull(),
    alias: text().notNull(),
    content: contentColumn().$type<EditedContent>().notNull(),
    base: contentColumn().$type<EditedContent>(),
    draftVersion: integer('draft_version').notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.releaseId, row.market, row.path] })],
);
