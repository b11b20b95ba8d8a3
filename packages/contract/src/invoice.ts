import { z } from 'zod';
import { CatalogParams } from './catalogue/catalogue.ts';
import { Money } from './catalogue/price.ts';
import { endpoint } from './endpoint.ts';

export const InvoiceKind = z.enum(['invoice', 'creditNote']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

export const InvoiceSummary = z.object({ number: z.string(), kind: InvoiceKind, at: z.string(), total: Money });
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const InvoiceList = z.object({ invoices: z.array(InvoiceSummary) });
/** A file as it is. */
export const Pdf = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
export const InvoiceNumber = z.string().regex(/^[A-Z]{2,6}-\d{4}-\d{6,10}$/);

const ofOrder = CatalogParams.extend({ orderId: z.string().min(1).max(100) });
const token = { token: z.string().max(100).optional() };
const call = { method: 'GET', caching: 'no-store', access: 'public', outlivesMarket: true, errors: ['not_found'] } as const;

/** Below `/api/order`, where the cookie that payment left in the browser is sent. */
export const invoice = {
  list: endpoint({
    ...call,
    path: '/api/order/:catalog/order/:orderId/invoices',
    summary: "An order's invoice and credit notes, for its buyer: the owner's session, the browser that paid, or the token of the mail.",
    params: ofOrder,
    query: z.object(token),
    response: InvoiceList,
  }),
  file: endpoint({
    ...call,
    path: '/api/order/:catalog/order/:orderId/invoice/:number',
    summary: 'One of them as PDF, by the same proof. A link to follow: browsers send what proves it.',
    params: ofOrder.extend({ number: InvoiceNumber }),
    query: z.object(token),
    response: Pdf,
    answersFile: 'application/pdf',
  }),
};
