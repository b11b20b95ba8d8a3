import type { DeviceKey } from '@selvedge/contract/device.ts';
import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const deviceTable = pgTable('device', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  market: text().notNull(),
  storeId: text('store_id').notNull(),
  terminalId: text('terminal_id'),
  codeHash: bytea('code_hash').unique(),
  codeUntil: moment('code_until'),
  publicKey: jsonb('public_key').$type<DeviceKey>(),
  enrolledAt: moment('enrolled_at'),
  seenAt: moment('seen_at'),
  revokedAt: moment('revoked_at'),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type DeviceRow = typeof deviceTable.$inferSelect;

export const staffBadgeTable = pgTable('staff_badge', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id').notNull(),
  codeHash: bytea('code_hash').notNull().unique(),
  pinHash: text('pin_hash').notNull(),
  failures: integer().notNull().default(0),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
});

export const deviceStaffTable = pgTable('device_staff', {
  deviceId: uuid('device_id').primaryKey(),
  badgeId: uuid('badge_id').notNull(),
  since: moment('since').notNull(),
  until: moment('until').notNull(),
});
