import type { LedgerEntry, MoneyLedger, WorkRefund } from '@selvedge/contract/studio/order-work.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { moneyOfFreight, moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { type RefundLimits, refundLimit } from '@selvedge/domain/order/refund-limit.ts';
import { leftToRefund } from '@selvedge/domain/order/spread-refund.ts';
import type { Db } from '../db/db.ts';
import type { OrderRow, PaymentRow } from '../order/locked-order.ts';
import { freightLeft } from './freight-left.ts';

type Booked = {
  order: OrderRow;
  payments: readonly PaymentRow[];
  refunds: readonly WorkRefund[];
  limits?: RefundLimits | undefined;
};

/** The money of an order, line by line. */
export async function showLedger(db: Db, { order, payments, refunds, limits }: Booked): Promise<MoneyLedger> {
  const { currency, document, placedAt, total } = order;
  const money = (amount: number) => ({ amount: toDecimal(amount, currency), currency });
  const at = placedAt.toISOString();
  const freight = moneyOfFreight(document).amount;
  const bought = document.lines.map((line): LedgerEntry => {
    return { at, kind: 'line', text: line.name, amount: money(moneyOfLine(line, document).amount), lineItemId: line.id };
  });
  const sent: LedgerEntry[] = freight > 0 ? [{ at, kind: 'freight', text: '', amount: money(freight) }] : [];
  const paid = payments.map(
    ({ method, label, amount }): LedgerEntry => ({ at, kind: 'payment', text: label ?? method, amount: money(-amount) }),
  );
  const back = refunds
    .filter(({ state }) => state === 'approved')
    .map(
      ({ askedAt, decidedAt, reason, amount, refundId }): LedgerEntry => ({
        at: decidedAt ?? askedAt,
        kind: 'refund',
        text: reason,
        amount,
        refundId,
      }),
    );
  const refundable = leftToRefund(payments);
  return {
    entries: [...bought, ...sent, ...paid, ...back],
    total: money(total),
    paid: money(payments.reduce((sum, { amount }) => sum + amount, 0)),
    refunded: money(payments.reduce((sum, { refunded }) => sum + refunded, 0)),
    refundable: money(refundable),
    refundableFreight: money(Math.min(refundable, await freightLeft(db, order))),
    aloneUpTo: { amount: refundLimit(currency, limits), currency },
  };
}
