import type { InvoiceKind } from '@selvedge/contract/invoice.ts';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { InvoiceDocument } from './invoice-document.ts';

export const invoiceCounterTable = pgTable(
  'invoice_counter',
  { market: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (row) => [primaryKey({ columns: [row.market, row.year] })],
);

export const invoiceTable = pgTable(
  'invoice',
  {
    market: text().notNull(),
    year: integer().notNull(),
    serial: integer().notNull(),
    number: text().notNull().unique(),
    kind: text().$type<InvoiceKind>().notNull(),
    orderId: text('order_id').notNull(),
    cause: text().notNull(),
    currency: text().notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.market, row.year, row.serial] })],
);
