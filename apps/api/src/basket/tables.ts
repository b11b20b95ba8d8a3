import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BasketContent } from './basket-content.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const basketTable = pgTable('basket', {
  id: uuid().primaryKey(),
  tokenHash: bytea('token_hash').notNull().unique(),
  shopperId: text('shopper_id'),
  market: text().notNull(),
  version: integer().notNull().default(1),
  content: jsonb().$type<BasketContent>().notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  closedAt: moment('closed_at'),
  heldBy: bytea('held_by'),
});

/** Mails about baskets that were left behind. */
export const basketReminderTable = pgTable(
  'basket_reminder',
  {
    basketId: uuid('basket_id').notNull(),
    leftAt: moment('left_at').notNull(),
    shopperId: text('shopper_id').notNull(),
    sentAt: moment('sent_at').notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
  },
  (row) => [primaryKey({ columns: [row.basketId, row.leftAt] })],
);
