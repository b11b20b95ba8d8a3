import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  restoreHash: bytea('restore_hash').unique(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  closedAt: moment('closed_at'),
  heldBy: bytea('held_by'),
});
