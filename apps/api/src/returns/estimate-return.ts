import type { ReturnReason } from '@selvedge/contract/returns.ts';
import { isFreightReturned, worthOfReturned } from '@selvedge/domain/returns/return-worth.ts';
import type { Returnable, ReturnLine } from './load-returnable.ts';
import type { OtherSize } from './tables.ts';

export type Pieces = readonly {
  lineItemId: string;
  quantity: number;
  reason: ReturnReason;
  /** It comes back for another size, and not for money. */
  exchange?: OtherSize | null | undefined;
}[];

export type Estimate = {
  /** In minor units. */
  goods: number;
  freight: number;
  /** What each of the pieces is worth, in their order. */
  worths: readonly number[];
  /** The order's lines once it is back. */
  lines: readonly ReturnLine[];
};

type Estimated = { pieces: Pieces; isWithdrawal: boolean; lines?: readonly ReturnLine[] };

/** What comes back for pieces, before anything is written. `lines`: as they are when others have come back first. */
export function estimateReturn(of: Returnable, { pieces, isWithdrawal, lines = of.lines }: Estimated): Estimate {
  const after = [...lines];
  const worths = pieces.map(({ lineItemId, quantity, exchange }) => {
    if (exchange) return 0;
    const at = after.findIndex(({ lineId }) => lineId === lineItemId);
    const line = after[at]!;
    const worth = worthOfReturned(line.paid, quantity);
    const paid = { ...line.paid, refunded: line.paid.refunded + worth.pieces };
    after[at] = { ...line, returned: line.returned + quantity, paid };
    return worth.amount;
  });
  const goods = Math.min(
    worths.reduce((sum, worth) => sum + worth, 0),
    of.moneyLeft,
  );
  const kept = after.map((line) => ({ ...line, returned: line.returned - line.exchanged }));
  const isFreight = isFreightReturned({ lines: kept, isWithdrawal, reasons: pieces.map(({ reason }) => reason) });
  const freight = isFreight ? Math.min(of.freightLeft, of.moneyLeft - goods) : 0;
  return { goods, freight, worths, lines: after };
}
