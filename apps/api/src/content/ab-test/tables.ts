import type { AbGoal, AbState, Arm } from '@selvedge/contract/ab-test.ts';
import type { FlagName } from '@selvedge/contract/feature-flag.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { contentColumn } from '../content-column.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const abTestTable = pgTable('ab_test', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  kind: text().$type<'flag' | 'page'>().notNull(),
  flag: text().$type<FlagName>(),
  flagValue: jsonb('flag_value').$type<boolean | number>(),
  path: text(),
  markets: text().array().notNull(),
  share: smallint().notNull(),
  goal: text().$type<AbGoal>().notNull(),
  state: text().$type<AbState>().notNull(),
  winner: text().$type<Arm>(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  startedAt: moment('started_at'),
  stoppedAt: moment('stopped_at'),
});

export const abTestPageTable = pgTable(
  'ab_test_page',
  {
    test: integer().notNull(),
    market: text().notNull(),
    draftMarket: text('draft_market').notNull(),
    draftVersion: integer('draft_version').notNull(),
    content: contentColumn().$type<EditedContent>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.test, row.market] })],
);

export type AbTestRow = typeof abTestTable.$inferSelect;
