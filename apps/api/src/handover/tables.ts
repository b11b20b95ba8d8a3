import type { HandoverPurpose } from '@selvedge/contract/handover.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import { customType, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** `isTaken`: from the shelf of the store, had it been paid there. */
export type HandedLine = Pick<StoredLine, 'id' | 'sku' | 'quantity' | 'name'> & { isTaken?: true };

export const handoverTable = pgTable('basket_handover', {
  id: uuid().primaryKey(),
  codeHash: bytea('code_hash').notNull().unique(),
  market: text().notNull(),
  basketId: uuid('basket_id').notNull(),
  purpose: text().$type<HandoverPurpose>().notNull(),
  lines: jsonb().$type<HandedLine[]>().notNull(),
  lineIds: text('line_ids').array().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  takenAt: moment('taken_at'),
  orderId: text('order_id'),
});
export type HandoverRow = typeof handoverTable.$inferSelect;
