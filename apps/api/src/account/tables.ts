import { customType, date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shopperProfileTable = pgTable('shopper_profile', {
  shopperId: uuid('shopper_id').primaryKey(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  birthdate: date('birthdate'),
  phoneNumber: text('phone_number'),
  dueDate: date('due_date'),
  favoriteStoreId: text('favorite_store_id'),
  preferredPayment: text('preferred_payment'),
  preferences: text('preferences').array().notNull().default([]),
  subBrands: text('sub_brands').array().notNull().default([]),
  updatedAt: moment('updated_at').notNull(),
});

export const termsAcceptanceTable = pgTable(
  'terms_acceptance',
  {
    shopperId: uuid('shopper_id').notNull(),
    slug: text('slug').notNull(),
    version: text('version').notNull(),
    market: text('market').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    consents: jsonb('consents').$type<Record<string, boolean>>().notNull().default({}),
  },
  (row) => [primaryKey({ columns: [row.shopperId, row.slug, row.version] })],
);

export const emailChangeTable = pgTable('email_change', {
  shopperId: uuid('shopper_id').primaryKey(),
  email: text('email').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
