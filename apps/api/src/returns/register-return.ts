import type { ReturnMethod, ReturnWish } from '@selvedge/contract/returns.ts';
import { returnablePieces } from '@selvedge/domain/returns/returnable-pieces.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { loadReturnable, type Returnable } from './load-returnable.ts';
import { mailReturn } from './mail-return.ts';
import { findExchanges, reserveExchange } from './reserve-exchange.ts';
import { returnNumber } from './return-number.ts';
import { hasReturn, insertReturn } from './save-return.ts';

type Registered = { orderId: string; key: string; lines: readonly ReturnWish[]; method: ReturnMethod; pickupDay?: string | undefined };

/** ORD-029 the buyer announces which pieces come back, and why. The money follows when they are here. */
export async function registerReturn(
  actor: Actor,
  ctx: Pick<Ctx, 'content' | 'now'>,
  { orderId, key, lines, method, pickupDay }: Registered,
): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    if (await hasReturn(tx, { orderId, key })) return;
    const of = await loadReturnable(tx, ctx, order);
    if (!of.methods.includes(method)) throw refuseOrder('method', 'returns.no_such_method');
    const day = method === 'pickup' ? (pickupDay ?? of.pickupDays[0]) : undefined;
    if (day && !of.pickupDays.includes(day)) throw refuseOrder('pickupDay', 'returns.no_pickup_then');
    for (const wish of lines) refuseUnreturnable(of, wish);
    const exchanges = await findExchanges(tx, of, lines);
    const rows = lines.map(({ lineItemId: lineId, quantity, reason, words }) => ({
      ...{ lineId, quantity, reason, words, exchange: exchanges.get(lineId) ?? null },
    }));
    const made = await insertReturn(tx, {
      order,
      key,
      method,
      pickupDay: day,
      isWithdrawal: of.isWithdrawable,
      lines: rows,
      now: actor.now,
    });
    const pieces = lines.map(({ lineItemId, quantity, reason }) => ({
      ...{ lineItemId, quantity, reason },
      ...(exchanges.has(lineItemId) && { exchange: exchanges.get(lineItemId) }),
    }));
    if (exchanges.size > 0) {
      const wanted = lines.flatMap(({ lineItemId, quantity }) => {
        const size = exchanges.get(lineItemId);
        return size ? [{ sku: size.sku, quantity }] : [];
      });
      await reserveExchange(tx, { returnId: made.id, market: order.market, pieces: wanted, now: actor.now });
    }
    // Neither the audit log nor an event holds what the buyer wrote: it is forgotten with the buyer.
    await noteOrderEvent(tx, actor, {
      order,
      kind: 'returnEvent',
      detail: { type: 'registered', returnNumber: returnNumber(order, made), lines: pieces },
    });
    await mailReturn(tx, { kind: 'registered', of, pieces, returnNumber: returnNumber(order, made), now: actor.now });
  });
}

function refuseUnreturnable(of: Returnable, { lineItemId, quantity }: ReturnWish): void {
  const line = of.lines.find(({ lineId }) => lineId === lineItemId);
  if (!line) throw refuseOrder('lines', 'order.not_so_many');
  const { pieces, why } = returnablePieces(line, of);
  if (quantity > pieces) throw refuseOrder('lines', why ? `returns.not.${why}` : 'order.not_so_many');
}
