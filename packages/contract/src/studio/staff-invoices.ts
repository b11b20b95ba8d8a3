import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { InvoiceList, InvoiceNumber, Pdf } from '../invoice.ts';

const call = { method: 'GET', access: { staff: 'order.read' }, errors: ['not_found'] } as const;

export const staffInvoices = {
  list: endpoint({
    ...call,
    path: '/api/studio/orders/:orderId/invoices',
    summary: 'The invoice and the credit notes of an order.',
    params: z.object({ orderId: z.string().min(1).max(100) }),
    response: InvoiceList,
  }),
  file: endpoint({
    ...call,
    path: '/api/studio/invoices/:number',
    summary: 'An invoice or a credit note as PDF. Who took it is written down.',
    params: z.object({ number: InvoiceNumber }),
    response: Pdf,
    answersFile: 'application/pdf',
  }),
};
