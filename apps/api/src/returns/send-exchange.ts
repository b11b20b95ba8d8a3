import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { exchangeDocument } from '@selvedge/domain/returns/exchange-document.ts';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { noteExchange } from '../order/note-exchange.ts';
import { findPayingOrder } from '../order/paying-order.ts';
import { type WrittenOrder, writeDocument } from '../order/write-order.ts';
import { claimStock, releaseStock } from '../stock/claim-stock.ts';
import type { TakenPieces } from '../stock/reserve-stock.ts';
import type { FoundReturn } from './list-returns.ts';
import { reserveExchange } from './reserve-exchange.ts';
import type { OtherSize, ReturnRow } from './tables.ts';

type Came = { order: OrderRow; row: FoundReturn; came: readonly { lineItemId: string; quantity: number }[]; now: Date };
type Exchanged = { lineId: string; quantity: number; exchange: OtherSize };
type Sent = { facts: Partial<ReturnRow>; lines: readonly Exchanged[] };

/**
 * The other sizes of pieces that are here, as an order of their own with nothing to pay. Its basket is the return, so that one return
 * makes one order. Where pieces are gone although they were put aside (somebody counted the shelf anew), the money goes back instead.
 */
export async function sendExchange(tx: Db, { order, row, came, now }: Came): Promise<Sent> {
  if (row.exchangeState !== 'reserved' || order.email === null) return { facts: {}, lines: [] };
  const lines = row.lines.flatMap(({ lineId, exchange }) => {
    const quantity = came.find(({ lineItemId }) => lineItemId === lineId)?.quantity ?? 0;
    return exchange && quantity > 0 ? [{ lineId, quantity, exchange }] : [];
  });
  const origins = lines.length > 0 ? await claim(tx, { order, row, lines, now }) : undefined;
  if (!origins) {
    await releaseStock(tx, { attemptId: row.id });
    return { facts: { exchangeState: 'released' }, lines: [] };
  }
  const { orderNumber } = await write(tx, { order, row, lines, origins, now });
  return { facts: { exchangeState: 'sent', exchangeNumber: orderNumber }, lines };
}

type Claim = { order: OrderRow; row: FoundReturn; lines: readonly Exchanged[]; now: Date };

async function claim(tx: Db, { order: { market }, row, lines, now }: Claim): Promise<TakenPieces[] | undefined> {
  const pieces = lines.map(({ exchange: { sku }, quantity }) => ({ sku, quantity }));
  try {
    return await tx.transaction(async (inner) => {
      // Fewer may have come than were announced.
      await releaseStock(inner, { attemptId: row.id });
      await reserveExchange(inner, { returnId: row.id, market, pieces, now });
      return claimStock(inner, { attemptId: row.id, reference: row.id, now });
    });
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
}

async function write(tx: Db, { order, row, lines, origins, now }: Claim & { origins: readonly TakenPieces[] }): Promise<WrittenOrder> {
  const made = lines.map(({ lineId, quantity, exchange }) => ({ id: randomUUID(), ofLineId: lineId, quantity, ...exchange }));
  const { market, shopperId, email } = order;
  const written = await writeDocument(tx, {
    ...{ basketId: row.id, market, shopperId: shopperId ?? undefined, email: email!, payments: [], origins, now },
    document: exchangeDocument(order, made),
  });
  const paying = await findPayingOrder(tx, order);
  await noteExchange(tx, {
    orderId: written.orderId,
    ofOrderId: paying.order.id,
    lines: made.map(({ id, ofLineId }) => ({ lineId: id, ofLineId: paying.lineOf(ofLineId) })),
  });
  return written;
}
