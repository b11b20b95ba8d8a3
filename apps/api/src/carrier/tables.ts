import type { StockLocation } from '@selvedge/contract/basket-shape.ts';
import type { PickupState } from '@selvedge/contract/studio/staff-carrier.ts';
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const pickupTable = pgTable('carrier_pickup', {
  id: uuid().primaryKey(),
  key: uuid().notNull(),
  kind: text().$type<StockLocation>().notNull(),
  locationId: text('location_id').notNull(),
  day: date().notNull(),
  parcels: integer().notNull(),
  state: text().$type<PickupState>().notNull(),
  carrier: text().notNull(),
  reference: text().notNull().default(''),
  askedBy: text('asked_by').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});
