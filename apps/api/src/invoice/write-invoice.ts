import type { Db } from '../db/db.ts';
import { lockPaidOrder } from '../order/paid-order.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { describeOrder } from './describe-order.ts';
import { fileInvoice, type InvoiceRow } from './file-invoice.ts';

export const invoiceCause = 'order';

type Asked = { orderId: string; content: ContentSnapshot; now: Date };

/** An order's invoice, made once; undefined while its money is not there, and for an order that has no person in it any more. */
export async function writeInvoice(tx: Db, { orderId, content, now }: Asked): Promise<InvoiceRow | undefined> {
  const paid = await lockPaidOrder(tx, orderId);
  // Nothing is charged for an exchange; what was is on the invoice of the order that it came from.
  if (!paid || paid.order.document.exchangeOf !== undefined) return undefined;
  const { order, payments } = paid;
  return fileInvoice(tx, {
    ...{ order, kind: 'invoice', cause: invoiceCause, total: order.total, now },
    write: (number) => describeOrder({ order, payments, number, content, now }),
  });
}
