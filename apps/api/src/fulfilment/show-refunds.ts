import type { WorkRefund } from '@selvedge/contract/studio/order-work.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OrderRow, PaymentRow } from '../order/locked-order.ts';
import { refundLineTable, refundPartTable, refundTable } from './tables.ts';

export async function showRefunds(db: Db, { id, currency }: OrderRow, payments: readonly PaymentRow[]): Promise<WorkRefund[]> {
  const rows = await db.select().from(refundTable).where(eq(refundTable.orderId, id)).orderBy(refundTable.askedAt, refundTable.id);
  if (rows.length === 0) return [];
  const lines = await db.select().from(refundLineTable).where(eq(refundLineTable.orderId, id));
  const parts = await db.select().from(refundPartTable).where(eq(refundPartTable.orderId, id));
  const money = (amount: number) => ({ amount: toDecimal(amount, currency), currency });
  return rows.map(({ id: refundId, kind, state, amount, freight, reason, askedBy, askedAt, decidedBy, decidedAt }) => ({
    ...{ refundId, kind, state, amount: money(amount), freight: money(freight), reason, askedBy, askedAt: askedAt.toISOString() },
    ...(decidedBy !== null && { decidedBy }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    lines: lines
      .filter((line) => line.refundId === refundId)
      .map((line) => ({ lineItemId: line.lineId, quantity: line.quantity, amount: money(line.amount) })),
    parts: parts
      .filter((part) => part.refundId === refundId)
      .map((part) => ({ ...meansOf(payments, part.paymentId), amount: money(part.amount) })),
  }));
}

/** A gift card by its hidden number: its id acts as a key elsewhere. */
function meansOf(payments: readonly PaymentRow[], paymentId: string): Pick<WorkRefund['parts'][number], 'paymentId' | 'kind' | 'label'> {
  const { kind, method, label } = payments.find((payment) => payment.paymentId === paymentId)!;
  return { paymentId: kind === 'giftCard' ? '' : paymentId, kind, label: label ?? method };
}
