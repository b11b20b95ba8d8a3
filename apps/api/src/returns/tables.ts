import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import type { ExchangeState, ReturnMethod, ReturnReason, ReturnState } from '@selvedge/contract/returns.ts';
import type { PieceCondition } from '@selvedge/contract/studio/returns.ts';
import { boolean, customType, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const withdrawalTable = pgTable('order_withdrawal', {
  id: uuid().primaryKey(),
  orderId: text('order_id').notNull(),
  key: uuid().notNull(),
  lines: jsonb().$type<readonly { lineItemId: string; quantity: number }[]>().notNull(),
  at: moment('at').notNull(),
});

export const returnTable = pgTable('order_return', {
  id: uuid().primaryKey(),
  orderId: text('order_id').notNull(),
  number: integer().notNull(),
  key: uuid().notNull(),
  state: text().$type<Exclude<ReturnState, 'refunded'>>().notNull(),
  method: text().$type<ReturnMethod>().notNull(),
  pickupDay: date('pickup_day'),
  isWithdrawal: boolean('is_withdrawal').notNull(),
  refusal: text().notNull().default(''),
  receivedKey: uuid('received_key'),
  refundId: uuid('refund_id'),
  courier: text().notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  trackingLink: text('tracking_link').notNull().default(''),
  trackingEvent: text('tracking_event').$type<ParcelEventType>(),
  trackedAt: moment('tracked_at'),
  exchangeState: text('exchange_state').$type<ExchangeState>(),
  exchangeNumber: text('exchange_number'),
  registeredAt: moment('registered_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});
export type ReturnRow = typeof returnTable.$inferSelect;

/** The piece that another is exchanged for, as it was called then. */
export type OtherSize = { sku: string; ean: string; size: string; length: string };

export const returnLineTable = pgTable(
  'order_return_line',
  {
    returnId: uuid('return_id').notNull(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    words: text().notNull().default(''),
    exchange: jsonb().$type<OtherSize>(),
    received: integer().notNull().default(0),
    restocked: integer().notNull().default(0),
    condition: text().$type<PieceCondition>(),
    refused: integer().notNull().default(0),
    refusal: text().notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.returnId, row.lineId] })],
);
export type ReturnLineRow = typeof returnLineTable.$inferSelect;

/** What a buyer shows of a fault. Nobody sees it but the buyer and staff. */
export const returnPictureTable = pgTable('return_picture', {
  id: uuid().primaryKey(),
  returnId: uuid('return_id').notNull(),
  orderId: text('order_id').notNull(),
  lineId: text('line_id').notNull(),
  key: uuid().notNull(),
  bytes: bytea().notNull(),
  at: moment('at').notNull(),
});
