import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const searchedTermTable = pgTable(
  'searched_term',
  {
    market: text().notNull(),
    day: date().notNull(),
    term: text().notNull(),
    times: integer().notNull(),
    empty: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.market, row.day, row.term] })],
);
