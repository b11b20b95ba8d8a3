import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import type { Http } from '../http/serve.ts';
import { staffOf } from '../http/staff-of.ts';
import { checkBuyer } from '../order/paid-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { InvoiceRow } from './file-invoice.ts';
import { invoiceTable } from './tables.ts';

type Asked = { orderId: string; number: string; token?: string | undefined };

export async function getInvoiceFile(ctx: Ctx, { orderId, number, token }: Asked, http: Http): Promise<Buffer> {
  await checkBuyer(ctx, { orderId, token }, http);
  const row = await findInvoice(ctx.db, number);
  if (row?.orderId !== orderId) throw new ShopError('not_found');
  return sendAs(http, row);
}

/** For service staff, who leave a note of it: the file has a name and an address in it. */
export async function getStaffInvoiceFile(ctx: Ctx, { number }: { number: string }, http: Http): Promise<Buffer> {
  const row = await findInvoice(ctx.db, number);
  if (!row) throw new ShopError('not_found');
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'invoice.look', subject: number });
  return sendAs(http, row);
}

/** For a mail that it goes along with. */
export async function invoiceAttachment(db: Db, number: string): Promise<{ name: string; type: 'application/pdf'; bytes: Buffer }> {
  const row = await findInvoice(db, number);
  if (!row) throw new Error(`there is no invoice ${number}`);
  return { name: `${number}.pdf`, type: 'application/pdf', bytes: await (await loadDrawing()).drawInvoice(row.document, row) };
}

async function findInvoice(db: Db, number: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoiceTable).where(eq(invoiceTable.number, number));
  return row;
}

function sendAs(http: Http, row: InvoiceRow): Promise<Buffer> {
  http.setHeader('content-disposition', `attachment; filename="${row.number}.pdf"`);
  return loadDrawing().then(({ drawInvoice }) => drawInvoice(row.document, row));
}

/** Fonts and documents take ten megabytes of a process; most never draw one. */
const loadDrawing = () => import('./draw-invoice.ts');
