import type { ReturnReason } from '@selvedge/contract/returns.ts';
import { moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { isFreightReturned, worthOfReturned } from '@selvedge/domain/returns/return-worth.ts';
import type { OrderLineRow } from '../order/order-parts.ts';
import type { Returnable } from './load-returnable.ts';

export type Pieces = readonly { lineItemId: string; quantity: number; reason: ReturnReason }[];

export type Estimate = {
  /** In minor units. */
  goods: number;
  freight: number;
  /** What each of the pieces is worth, in their order. */
  worths: readonly number[];
  /** The order's lines once it is back. */
  lines: readonly OrderLineRow[];
};

type Estimated = { pieces: Pieces; isWithdrawal: boolean; lines?: readonly OrderLineRow[] };

/** What comes back for pieces, before anything is written. `lines`: as they are when others have come back first. */
export function estimateReturn(of: Returnable, { pieces, isWithdrawal, lines = of.lines }: Estimated): Estimate {
  const { document } = of.order;
  const after = [...lines];
  const worths = pieces.map(({ lineItemId, quantity }) => {
    const at = after.findIndex(({ lineId }) => lineId === lineItemId);
    const line = after[at]!;
    const money = moneyOfLine(document.lines.find(({ id }) => id === lineItemId)!, document);
    const worth = worthOfReturned({ ...line, ...money }, quantity);
    after[at] = { ...line, returned: line.returned + quantity, refunded: line.refunded + worth.pieces };
    return worth.amount;
  });
  const goods = Math.min(
    worths.reduce((sum, worth) => sum + worth, 0),
    of.moneyLeft,
  );
  const isFreight = isFreightReturned({ lines: after, isWithdrawal, reasons: pieces.map(({ reason }) => reason) });
  const freight = isFreight ? Math.min(of.freightLeft, of.moneyLeft - goods) : 0;
  return { goods, freight, worths, lines: after };
}
