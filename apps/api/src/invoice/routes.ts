import { invoice } from '@selvedge/contract/invoice.ts';
import { staffInvoices } from '@selvedge/contract/studio/staff-invoices.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { getInvoiceFile, getStaffInvoiceFile } from './get-invoice-file.ts';
import { listInvoices, showInvoices } from './list-invoices.ts';

export function invoiceRoutes(app: FastifyInstance): void {
  serve(app, invoice.list, (ctx, { params, query }, http) => listInvoices(ctx, { ...params, ...query }, http));
  serve(app, invoice.file, (ctx, { params, query }, http) => getInvoiceFile(ctx, { ...params, ...query }, http));
}

export function invoiceStudioRoutes(app: FastifyInstance): void {
  serve(app, staffInvoices.list, (ctx, { params }) => showInvoices(ctx.db, params.orderId));
  serve(app, staffInvoices.file, (ctx, { params }, http) => getStaffInvoiceFile(ctx, params, http));
}
