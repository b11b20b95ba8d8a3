import { bigint, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const draftTable = pgTable('draft_order', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  key: uuid().notNull().unique(),
  market: text().notNull(),
  email: text().notNull(),
  note: text().notNull().default(''),
  tokenHash: bytea('token_hash').unique(),
  sentAt: moment('sent_at'),
  expiresAt: moment('expires_at'),
  openedAt: moment('opened_at'),
  cancelledAt: moment('cancelled_at'),
  orderId: text('order_id'),
  orderNumber: text('order_number'),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});
export type DraftOrderRow = typeof draftTable.$inferSelect;

export const draftLineTable = pgTable('draft_order_line', {
  lineId: uuid('line_id').primaryKey(),
  draftId: bigint('draft_id', { mode: 'number' }).notNull(),
  place: integer().notNull(),
  sku: text().notNull(),
  quantity: integer().notNull(),
});
export type DraftLineRow = typeof draftLineTable.$inferSelect;
