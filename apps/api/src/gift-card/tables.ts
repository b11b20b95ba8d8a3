import { bigint, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const giftCardTable = pgTable('gift_card', {
  id: uuid().primaryKey(),
  number: text().notNull().unique(),
  codeHash: bytea('code_hash').notNull(),
  currency: text().notNull(),
  balance: bigint({ mode: 'number' }).notNull().default(0),
  mostPercent: integer('most_percent'),
  blockedAt: moment('blocked_at'),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull(),
});

export const giftCardMovementTable = pgTable('gift_card_movement', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  kind: text().$type<'issue' | 'redeem' | 'credit' | 'void'>().notNull(),
  reference: text().notNull().unique(),
  at: moment('at').notNull(),
});

export const giftCardEntryTable = pgTable(
  'gift_card_entry',
  {
    movementId: bigint('movement_id', { mode: 'number' }).notNull(),
    account: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.movementId, row.account] })],
);
