import type { Db } from '../db/db.ts';
import { lockPaidOrder } from '../order/paid-order.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { describeCredit } from './describe-credit.ts';
import { fileInvoice, findByCause, type InvoiceRow } from './file-invoice.ts';
import { findRefund } from './find-refund.ts';
import { invoiceCause } from './write-invoice.ts';

type Asked = { refundId: string; content: ContentSnapshot; now: Date };

/** What of an invoice is given back, once per refund. Undefined where there is no invoice that it could correct. */
export async function writeCreditNote(tx: Db, { refundId, content, now }: Asked): Promise<InvoiceRow | undefined> {
  const refund = await findRefund(tx, refundId);
  const paid = refund && (await lockPaidOrder(tx, refund.orderId));
  if (!paid) return undefined;
  const { order } = paid;
  const invoice = await findByCause(tx, { orderId: order.id, cause: invoiceCause });
  if (!invoice) return undefined;
  return fileInvoice(tx, {
    ...{ order, kind: 'creditNote', cause: `refund:${refundId}`, total: refund.amount, now },
    write: (number) => describeCredit({ order, refund, invoice, number, content, now }),
  });
}
