import type { RetailTransaction } from '@selvedge/contract/retail-transaction.ts';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const retailTransactionTable = pgTable('retail_transaction', {
  id: uuid().primaryKey().defaultRandom(),
  receiptId: text('receipt_id').notNull().unique(),
  market: text().notNull(),
  email: text(),
  memberNumber: uuid('member_number'),
  shopperId: text('shopper_id'),
  orderNumber: text('order_number'),
  document: jsonb().$type<RetailTransaction>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
