import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a contact says about themselves. */
export type ContactDetails = { firstName: string; lastName: string; subBrands: string[] };

export const clubContactTable = pgTable('club_contact', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  subBrands: text('sub_brands').array().notNull(),
  market: text('market').notNull(),
  joinedAt: moment('joined_at').notNull(),
  messagesSince: moment('messages_since'),
  messageKey: bytea('message_key').notNull(),
  countedSince: moment('counted_since'),
});

export const clubWishTable = pgTable('club_wish', {
  tokenHash: bytea('token_hash').primaryKey(),
  email: text('email').notNull().unique(),
  wish: jsonb('wish').$type<ContactDetails>().notNull(),
  market: text('market').notNull(),
  source: text('source').notNull(),
  termsVersion: text('terms_version').notNull(),
  address: text('address').notNull(),
  askedAt: moment('asked_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const clubConsentTable = pgTable('club_consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contactId: uuid('contact_id').notNull(),
  kind: text('kind', { enum: ['given', 'withdrawn'] }).notNull(),
  source: text('source').notNull(),
  market: text('market').notNull(),
  termsVersion: text('terms_version').notNull(),
  askedAt: moment('asked_at').notNull(),
  askedFrom: text('asked_from').notNull(),
  at: moment('at').notNull(),
  address: text('address').notNull(),
});
