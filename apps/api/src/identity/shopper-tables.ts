import { bigint, boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shopperTable = pgTable('shopper', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  emailVerifiedAt: moment('email_verified_at'),
  market: text('market').notNull(),
  createdAt: moment('created_at').notNull(),
  orderCount: integer('order_count').notNull().default(0),
  lastOrderAt: moment('last_order_at'),
});

export const shopperIdentityTable = pgTable(
  'shopper_identity',
  {
    provider: text('provider', { enum: ['google', 'facebook', 'apple', 'azuread'] }).notNull(),
    subject: text('subject').notNull(),
    shopperId: uuid('shopper_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** As the provider last showed the shopper. */
    picture: text('picture'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

export const shopperSessionTable = pgTable('shopper_session', {
  id: uuid('id').primaryKey().defaultRandom(),
  shopperId: uuid('shopper_id').notNull(),
  market: text('market').notNull(),
  recipe: text('recipe').notNull(),
  isEmployee: boolean('is_employee').notNull().default(false),
  currentHash: bytea('current_hash').notNull(),
  deviceId: text('device_id'),
  userAgent: text('user_agent').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  waitsForFactor: boolean('waits_for_factor').notNull().default(false),
  factorAt: moment('factor_at'),
});

export const shopperSecondFactorTable = pgTable('shopper_second_factor', {
  shopperId: uuid('shopper_id').primaryKey(),
  totpSealed: bytea('totp_sealed').notNull(),
  totpSince: moment('totp_since'),
  totpStep: bigint('totp_step', { mode: 'number' }),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});

export const refreshTokenTable = pgTable('refresh_token', {
  hash: bytea('hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  parentHash: bytea('parent_hash'),
  createdAt: moment('created_at').notNull(),
});

export const signingKeyTable = pgTable('signing_key', {
  id: uuid('id').primaryKey(),
  sealed: bytea('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const shopperTokenTable = pgTable('shopper_token', {
  hash: bytea('hash').primaryKey(),
  shopperId: uuid('shopper_id').notNull(),
  purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
