import type { InvoiceSummary } from '@selvedge/contract/invoice.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Http } from '../http/serve.ts';
import { checkBuyer } from '../order/paid-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { invoiceTable } from './tables.ts';

type Asked = { orderId: string; token?: string | undefined };

export async function listInvoices(ctx: Ctx, asked: Asked, http: Http): Promise<{ invoices: InvoiceSummary[] }> {
  await checkBuyer(ctx, asked, http);
  return showInvoices(ctx.db, asked.orderId);
}

export async function showInvoices(db: Db, orderId: string): Promise<{ invoices: InvoiceSummary[] }> {
  const { number, kind, at, total, currency, serial, year } = invoiceTable;
  const rows = await db
    .select({ number, kind, at, total, currency })
    .from(invoiceTable)
    .where(eq(invoiceTable.orderId, orderId))
    .orderBy(asc(year), asc(serial));
  return {
    invoices: rows.map((row) => ({
      ...{ number: row.number, kind: row.kind, at: row.at.toISOString() },
      total: { amount: toDecimal(row.total, row.currency), currency: row.currency },
    })),
  };
}
