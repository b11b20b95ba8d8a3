import type { InvoiceKind } from '@selvedge/contract/invoice.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/paid-order.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { invoiceCounterTable, invoiceTable } from './tables.ts';

export type InvoiceRow = typeof invoiceTable.$inferSelect;

type NewInvoice = {
  /** Its row is held by the caller: two processes with the same news make one document. */
  order: Pick<OrderRow, 'id' | 'number' | 'market' | 'currency'>;
  kind: InvoiceKind;
  /** What it is for, such as `order` or `refund:5`: the same cause again is the same document. */
  cause: string;
  total: number;
  now: Date;
  write(number: string): InvoiceDocument;
};

/** Documents of one market wait for each other from here to the commit: numbers without gaps can't be given out any other way. */
export async function fileInvoice(tx: Db, { order, kind, cause, total, now, write }: NewInvoice): Promise<InvoiceRow> {
  const { id: orderId, market, currency } = order;
  const known = await findByCause(tx, { orderId, cause });
  if (known) return known;
  const year = now.getUTCFullYear();
  const serial = await takeSerial(tx, { market, year });
  const number = `${order.number.replaceAll(/\d/g, '')}-${year}-${String(serial).padStart(6, '0')}`;
  const [row] = await tx
    .insert(invoiceTable)
    .values({ market, year, serial, number, kind, orderId, cause, currency, total, document: write(number), at: now })
    .returning();
  return row!;
}

export async function findByCause(db: Db, { orderId, cause }: { orderId: string; cause: string }): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoiceTable)
    .where(and(eq(invoiceTable.orderId, orderId), eq(invoiceTable.cause, cause)));
  return row;
}

async function takeSerial(tx: Db, { market, year }: { market: string; year: number }): Promise<number> {
  const [taken] = await tx
    .insert(invoiceCounterTable)
    .values({ market, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounterTable.market, invoiceCounterTable.year],
      set: { last: sql`${invoiceCounterTable.last} + 1` },
    })
    .returning({ last: invoiceCounterTable.last });
  return taken!.last;
}
