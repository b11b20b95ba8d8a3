import type { Address } from '@selvedge/contract/address.ts';
import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What of an address is not a column of its own. */
export type StoredAddress = Omit<Address, 'id' | 'accountId' | 'isPreferred'>;

export const addressTable = pgTable('address', {
  id: uuid().primaryKey().defaultRandom(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  shopperId: uuid('shopper_id').notNull(),
  country: text().notNull(),
  content: jsonb().$type<StoredAddress>().notNull(),
  isPreferred: boolean('is_preferred').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});
