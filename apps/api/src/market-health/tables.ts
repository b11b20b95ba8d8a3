import type { MarketHealth } from '@selvedge/contract/studio/market-health.ts';
import { date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const staffPreferenceTable = pgTable(
  'staff_preference',
  {
    staffId: uuid('staff_id').notNull(),
    name: text().notNull(),
    value: jsonb().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.staffId, row.name] })],
);

export const healthReportTable = pgTable('doctor_report', {
  day: date({ mode: 'string' }).primaryKey(),
  at: moment('at').notNull(),
  markets: jsonb().$type<MarketHealth[]>().notNull(),
});
