import { captureAmount } from '@selvedge/domain/order/capture-amount.ts';
import { isSentWhole } from '@selvedge/domain/order/fulfilment.ts';
import { moneyOfFreight, moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { worthOfPieces } from '@selvedge/domain/order/worth-of-pieces.ts';
import type { Db } from '../db/db.ts';
import { addCaptured } from '../order/change-payments.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { loadParts, type OrderParts } from '../order/order-parts.ts';
import { askChange } from '../payment/ask-change.ts';

type Left = { order: OrderRow; parcelId?: string; now: Date };

/** Where a provider holds the money until the goods leave: asks for what has left, and with the last parcel for all that is still held. */
export async function askCaptures(tx: Db, { order, parcelId, now }: Left): Promise<void> {
  const { id: orderId } = order;
  const parts = await loadParts(tx, orderId);
  const dispatch = { shippedWorth: shippedWorth(order, parts), isLast: isSentWhole(order.fulfilment) };
  for (const payment of parts.payments.filter(({ isHeld }) => isHeld)) {
    const amount = captureAmount(payment, parts.payments, dispatch);
    if (amount === 0) continue;
    const { paymentId, captured } = payment;
    await addCaptured(tx, { orderId, paymentId, amount });
    // What was asked for before is in the name: the next parcel's is another one.
    const key = `${paymentId}-capture-${captured}`;
    await askChange(tx, { orderId, paymentId, kind: 'capture', amount, key, ...(parcelId && { parcelId }), now });
  }
}

function shippedWorth({ document }: OrderRow, { lines }: OrderParts): number {
  const goods = lines.map(({ lineId, quantity, shipped, cancelled, isDigital }) => {
    const line = document.lines.find(({ id }) => id === lineId);
    return line
      ? worthOfPieces({ ...moneyOfLine(line, document), quantity }, { before: 0, pieces: isDigital ? quantity - cancelled : shipped })
          .amount
      : 0;
  });
  return goods.reduce((sum, each) => sum + each, moneyOfFreight(document).amount);
}
