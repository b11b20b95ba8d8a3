import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import type { ParcelState } from '@selvedge/contract/studio/order-work.ts';
import { bigint, doublePrecision, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const parcelTable = pgTable('parcel', {
  id: uuid().primaryKey(),
  orderId: text('order_id').notNull(),
  number: integer().notNull(),
  key: uuid().notNull(),
  kind: text().$type<'warehouse' | 'store'>().notNull(),
  locationId: text('location_id').notNull(),
  state: text().$type<ParcelState>().notNull(),
  courier: text().notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  trackingLink: text('tracking_link').notNull().default(''),
  packedAt: moment('packed_at').notNull(),
  packedBy: text('packed_by').notNull(),
  shippedAt: moment('shipped_at'),
  deliveredAt: moment('delivered_at'),
  /** The lost one in whose place it goes. */
  replacesId: uuid('replaces_id'),
});
export type ParcelRow = typeof parcelTable.$inferSelect;

export const parcelLineTable = pgTable(
  'parcel_line',
  {
    parcelId: uuid('parcel_id').notNull(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    quantity: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.parcelId, row.lineId] })],
);
export type ParcelLineRow = typeof parcelLineTable.$inferSelect;

export const parcelEventTable = pgTable('parcel_event', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  parcelId: uuid('parcel_id').notNull(),
  carrierEventId: text('carrier_event_id').notNull(),
  type: text().$type<ParcelEventType>().notNull(),
  at: moment('at').notNull(),
  expectedFrom: moment('expected_from'),
  expectedTo: moment('expected_to'),
  pickupAddress: text('pickup_address'),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  receivedAt: moment('received_at').notNull(),
});
export type ParcelEventRow = typeof parcelEventTable.$inferSelect;
