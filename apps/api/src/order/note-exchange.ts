import type { Db } from '../db/db.ts';
import { orderExchangeTable } from './tables.ts';

type Exchange = { orderId: string; ofOrderId: string; lines: readonly { lineId: string; ofLineId: string }[] };

/** Whose money stands behind an order with nothing to pay. */
export async function noteExchange(tx: Db, { orderId, ofOrderId, lines }: Exchange): Promise<void> {
  await tx.insert(orderExchangeTable).values(lines.map((line) => ({ ...line, orderId, ofOrderId })));
}
