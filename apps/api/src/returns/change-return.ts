import { ShopError } from '@selvedge/contract/error.ts';
import { canMoveReturn } from '@selvedge/domain/returns/return-state.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { getLockedOrder, type OrderRow } from '../order/locked-order.ts';
import type { Actor } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { releaseStock } from '../stock/claim-stock.ts';
import { type FoundReturn, listReturns } from './list-returns.ts';
import { type ReturnRow, returnTable } from './tables.ts';

type Change = {
  returnId: string;
  to: ReturnRow['state'];
  /** True for one that is a repetition of what is done already. */
  isSame?: (row: FoundReturn) => boolean;
  /** What it brings along, in the transaction that holds the order. */
  change: (tx: Db, found: { order: OrderRow; row: FoundReturn }) => Promise<Partial<ReturnRow>>;
};

/** Every step of a return: its order held, moved only where its state leads, once. */
export async function changeReturn(actor: Actor, { returnId, to, isSame = () => true, change }: Change): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const [known] = await tx.select({ orderId: returnTable.orderId }).from(returnTable).where(eq(returnTable.id, returnId));
    if (!known) throw new ShopError('not_found');
    const order = await getLockedOrder(tx, known.orderId);
    // Read again behind the lock: another may have moved it meanwhile.
    const row = (await listReturns(tx, [order.id])).find(({ id }) => id === returnId)!;
    if (row.state === to && isSame(row)) return;
    if (!canMoveReturn(row.state, to)) throw refuseOrder('return', `returns.is.${row.state}`);
    const isGivenUp = (to === 'refused' || to === 'cancelled') && row.exchangeState === 'reserved';
    if (isGivenUp) await releaseStock(tx, { attemptId: returnId });
    const facts = { ...(isGivenUp && { exchangeState: 'released' as const }), ...(await change(tx, { order, row })) };
    await tx
      .update(returnTable)
      .set({ ...facts, state: to, changedAt: actor.now })
      .where(eq(returnTable.id, returnId));
  });
}
