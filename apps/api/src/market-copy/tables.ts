import type { CopyPart, PriceRounding } from '@selvedge/contract/studio/markets.ts';
import { integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const marketCopyTable = pgTable('market_copy', {
  market: text().primaryKey(),
  source: text().notNull(),
  /** The market whose texts it begins with; null where nobody speaks its language yet. */
  wordsFrom: text('words_from'),
  rate: numeric({ mode: 'number' }).notNull(),
  rounding: text().$type<PriceRounding>().notNull(),
  startedAt: moment('started_at').notNull(),
  startedBy: text('started_by').notNull(),
  finishedAt: moment('finished_at'),
  problem: text(),
});

export const marketCopyPartTable = pgTable(
  'market_copy_part',
  {
    market: text().notNull(),
    part: text().$type<CopyPart>().notNull(),
    place: integer().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    after: text().notNull().default(''),
    finishedAt: moment('finished_at'),
  },
  (row) => [primaryKey({ columns: [row.market, row.part] })],
);
