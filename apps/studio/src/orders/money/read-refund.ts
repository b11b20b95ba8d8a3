import type { RefundWish } from '@selvedge/contract/studio/fulfilment.ts';
import type { MoneyLedger, WorkLine } from '@selvedge/contract/studio/order-work.ts';
import { mostMovable } from '@selvedge/domain/order/line-pieces.ts';

export type TypedRefund = { kind: RefundWish['kind']; lineItemId: string; quantity: number; amount: string };

export type ReadRefund =
  | { wish: RefundWish }
  | { missing: 'refund.no_line' | 'refund.no_freight' | 'refund.needs_amount' | 'refund.too_much' };

/** What the form asks for, or why it can't be asked: never more than is left of what was paid. */
export function readRefund({ kind, quantity, amount }: TypedRefund, line: WorkLine | undefined, money: MoneyLedger): ReadRefund {
  if (kind === 'line') {
    if (!line) return { missing: 'refund.no_line' };
    return { wish: { kind, lineItemId: line.lineItemId, quantity: Math.min(quantity, mostMovable('refund', line)) } };
  }
  if (kind === 'freight') return money.refundableFreight.amount > 0 ? { wish: { kind } } : { missing: 'refund.no_freight' };
  // A comma is a decimal point: read as thousands, it would pay out too much.
  const asked = /^\d+([.,]\d{1,3})?$/.test(amount.trim()) ? Number(amount.trim().replace(',', '.')) : Number.NaN;
  if (!(asked > 0)) return { missing: 'refund.needs_amount' };
  return asked <= money.refundable.amount ? { wish: { kind, amount: asked } } : { missing: 'refund.too_much' };
}
