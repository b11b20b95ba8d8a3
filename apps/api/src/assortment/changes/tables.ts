import type { BulkAction, ChangeState, ItemState, Selection } from '@selvedge/contract/studio/changes.ts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const changeSetTable = pgTable('change_set', {
  id: uuid().primaryKey(),
  who: text().notNull(),
  at: moment('at').notNull(),
  kind: text().$type<'edit' | 'bulk'>().notNull(),
  asked: jsonb().$type<{ selection?: Selection; action?: BulkAction }>().notNull(),
  state: text().$type<ChangeState>().notNull(),
  total: integer().notNull().default(0),
  done: integer().notNull().default(0),
  reached: text().notNull().default(''),
  appliedAt: moment('applied_at'),
  updatedAt: moment('updated_at').notNull(),
});
export type ChangeSetRow = typeof changeSetTable.$inferSelect;

export const changeItemTable = pgTable(
  'change_item',
  {
    setId: uuid('set_id').notNull(),
    productId: text('product_id').notNull(),
    field: text().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    warnings: text().array().notNull().default([]),
    state: text().$type<ItemState>().notNull(),
    changedAt: moment('changed_at'),
  },
  (row) => [primaryKey({ columns: [row.setId, row.productId, row.field] })],
);
export type ChangeItemRow = typeof changeItemTable.$inferSelect;
