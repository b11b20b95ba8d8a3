import type { RefundKind, RefundState } from '@selvedge/contract/studio/order-work.ts';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

export const refundTable = pgTable('refund', {
  id: uuid().primaryKey(),
  orderId: text('order_id').notNull(),
  key: uuid().notNull(),
  kind: text().$type<RefundKind>().notNull(),
  state: text().$type<RefundState>().notNull(),
  amount: amount('amount').notNull(),
  freight: amount('freight').notNull().default(0),
  reason: text().notNull(),
  returnId: uuid('return_id'),
  askedBy: text('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: moment('decided_at'),
});
export type RefundRow = typeof refundTable.$inferSelect;

export const refundLineTable = pgTable(
  'refund_line',
  {
    refundId: uuid('refund_id').notNull(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    quantity: integer().notNull(),
    amount: amount('amount').notNull(),
    tax: amount('tax').notNull(),
  },
  (row) => [primaryKey({ columns: [row.refundId, row.lineId] })],
);
export type RefundLineRow = typeof refundLineTable.$inferSelect;

export const refundPartTable = pgTable(
  'refund_part',
  {
    refundId: uuid('refund_id').notNull(),
    orderId: text('order_id').notNull(),
    paymentId: text('payment_id').notNull(),
    amount: amount('amount').notNull(),
    released: amount('released').notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.refundId, row.paymentId] })],
);

export const orderCancellationTable = pgTable('order_cancellation', {
  id: uuid().primaryKey(),
  orderId: text('order_id').notNull(),
  key: uuid().notNull(),
  who: text().notNull(),
  reason: text().notNull(),
  at: moment('at').notNull(),
  refundId: uuid('refund_id'),
});

export const orderCancellationLineTable = pgTable(
  'order_cancellation_line',
  {
    cancellationId: uuid('cancellation_id').notNull(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    quantity: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.cancellationId, row.lineId] })],
);

export const orderNoteTable = pgTable('order_note', {
  id: uuid().primaryKey(),
  orderId: text('order_id').notNull(),
  key: uuid().notNull(),
  who: text().notNull(),
  text: text().notNull(),
  at: moment('at').notNull(),
});
