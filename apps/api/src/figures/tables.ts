import { date, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const exchangeRateTable = pgTable(
  'exchange_rate',
  {
    currency: text().notNull(),
    since: date().notNull(),
    rate: numeric({ precision: 20, scale: 8, mode: 'number' }).notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.currency, row.since] })],
);
