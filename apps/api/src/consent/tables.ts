import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const consentProofTable = pgTable(
  'consent_proof',
  {
    id: uuid().notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    market: text().notNull(),
    version: integer().notNull(),
    allowed: text().array().notNull(),
  },
  (row) => [primaryKey({ columns: [row.id, row.decidedAt] })],
);
