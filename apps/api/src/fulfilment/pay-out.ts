import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { moveMoney } from '../gift-card/move-money.ts';
import type { OrderRow } from '../order/locked-order.ts';
import type { Actor } from '../order/note-order-event.ts';
import { loadParts } from '../order/order-parts.ts';
import { askChange } from '../payment/ask-change.ts';
import { noteIfRefunded } from './note-if-refunded.ts';
import { refundPartTable } from './tables.ts';

/** Each part by its own means: a gift card's back onto the card at once, the provider's by a change that is worked off afterwards. */
export async function payOut(
  tx: Db,
  { now }: Pick<Actor, 'now'>,
  { order, refundId }: { order: OrderRow; refundId: string },
): Promise<void> {
  const { id: orderId, currency } = order;
  const parts = await tx.select().from(refundPartTable).where(eq(refundPartTable.refundId, refundId)).orderBy(refundPartTable.paymentId);
  const { payments } = await loadParts(tx, orderId);
  for (const { paymentId, amount, released } of parts) {
    if (payments.find((payment) => payment.paymentId === paymentId)!.kind === 'giftCard') {
      const reference = `refund:${refundId}:${paymentId}`;
      await moveMoney(tx, { kind: 'credit', reference, cardId: paymentId, currency, amount, counter: 'spent', now });
      continue;
    }
    const change = { orderId, paymentId, refundId, now };
    if (released > 0) await askChange(tx, { ...change, kind: 'release', amount: released, key: `${refundId}-release` });
    if (amount > released) await askChange(tx, { ...change, kind: 'refund', amount: amount - released, key: `${refundId}-refund` });
  }
  await noteIfRefunded(tx, { order, refundId, now });
}
