import { bigint, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const redirectTable = pgTable(
  'redirect',
  {
    market: text().notNull(),
    path: text().notNull(),
    target: text().notNull(),
    status: smallint().$type<301 | 302 | 410>().notNull(),
    origin: text().$type<'staff' | 'moved'>().notNull(),
    hits: bigint({ mode: 'number' }).notNull().default(0),
    lastHitAt: timestamp('last_hit_at', { withTimezone: true }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.path] })],
);
