import { bigint, boolean, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const staffTable = pgTable('staff', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').notNull(),
  stores: text('stores').array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  totpSealed: bytea('totp_sealed'),
  totpSince: moment('totp_since'),
  totpStep: bigint('totp_step', { mode: 'number' }),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  endedAt: moment('ended_at'),
});

export const sessionTable = pgTable('session', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: bytea('token_hash').notNull().unique(),
  kind: text('kind', { enum: ['shopper', 'staff'] }).notNull(),
  subject: text('subject').notNull(),
  market: text('market'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  device: text('device').notNull().default(''),
  address: text('address').notNull().default(''),
  lastSeenAt: moment('last_seen_at'),
  hasSecondFactor: boolean('has_second_factor').notNull().default(false),
  confirmedAt: moment('confirmed_at'),
});

export const staffInvitationTable = pgTable('staff_invitation', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: bytea('token_hash').notNull().unique(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  stores: text('stores').array().notNull().default([]),
  staffId: uuid('staff_id'),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
});
