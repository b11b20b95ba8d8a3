import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const passkeyTable = pgTable('shopper_passkey', {
  id: text('id').primaryKey(),
  shopperId: uuid('shopper_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: text('transports').array().notNull().default([]),
  relyingParty: text('relying_party').notNull(),
  device: text('device').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const passkeyChallengeTable = pgTable('passkey_challenge', {
  id: uuid('id').primaryKey().defaultRandom(),
  purpose: text('purpose', { enum: ['register', 'sign-in'] }).notNull(),
  challenge: text('challenge').notNull(),
  shopperId: uuid('shopper_id'),
  expiresAt: moment('expires_at').notNull(),
});
