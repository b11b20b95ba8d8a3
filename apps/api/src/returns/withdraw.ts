import { randomUUID } from 'node:crypto';
import type { SomePieces } from '@selvedge/contract/order-shape.ts';
import { splitWithdrawal, withdrawablePieces } from '@selvedge/domain/returns/returnable-pieces.ts';
import type { Db } from '../db/db.ts';
import { cancelLines } from '../fulfilment/cancel-lines.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { loadReturnable, type Returnable } from './load-returnable.ts';
import { mailReturn } from './mail-return.ts';
import { returnNumber } from './return-number.ts';
import { insertReturn } from './save-return.ts';
import { withdrawalTable } from './tables.ts';

type Withdrawn = { orderId: string; key: string; lines?: SomePieces | undefined };

/**
 * A buyer withdraws from a purchase: what nobody has packed is cancelled at once, the rest is to come back. The declaration
 * itself is kept and confirmed by mail, since from then on a day counts.
 */
export async function withdraw(actor: Actor, ctx: Pick<Ctx, 'content' | 'now'>, { orderId, key, lines }: Withdrawn): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const of = await loadReturnable(tx, ctx, order);
    if (!(await keepWords(tx, of, { orderId, key, lines, now: actor.now }))) return;
    const wanted = lines ?? everything(of);
    const split = wanted.map(({ lineItemId, quantity }) => {
      const line = of.lines.find(({ lineId }) => lineId === lineItemId)!;
      return { lineItemId, quantity, reason: 'changedMind' as const, ...splitWithdrawal(line, quantity) };
    });
    const toCancel = split.flatMap(({ lineItemId, cancelled }) => (cancelled > 0 ? [{ lineItemId, quantity: cancelled }] : []));
    const toReturn = split.flatMap(({ lineItemId, comesBack, reason }) =>
      comesBack > 0 ? [{ lineId: lineItemId, quantity: comesBack, reason, words: '' }] : [],
    );
    if (toCancel.length > 0)
      await cancelLines({ ...actor, db: tx }, { orderId, key, lines: toCancel, reason: 'withdrawal', isByShopper: false });
    const made =
      toReturn.length > 0 &&
      (await insertReturn(tx, { order, key, method: 'dropOff', isWithdrawal: true, lines: toReturn, now: actor.now }));
    const number = made ? returnNumber(order, made) : '';
    await noteOrderEvent(tx, actor, {
      order,
      kind: 'returnEvent',
      detail: { type: 'withdrawn', returnNumber: number, lines: [...wanted] },
    });
    await mailReturn(tx, { kind: 'withdrawn', of, pieces: split, returnNumber: number, now: actor.now });
  });
}

function everything({ lines }: Returnable): SomePieces {
  return lines.flatMap((line) => (withdrawablePieces(line) > 0 ? [{ lineItemId: line.lineId, quantity: withdrawablePieces(line) }] : []));
}

type Words = Withdrawn & { now: Date };

/** False when it was said before. Refused where there is nothing, or nothing any more, to withdraw from. */
async function keepWords(tx: Db, of: Returnable, { orderId, key, lines, now }: Words): Promise<boolean> {
  const wanted = lines ?? everything(of);
  const [kept] = await tx
    .insert(withdrawalTable)
    .values({ id: randomUUID(), orderId, key, lines: wanted, at: now })
    .onConflictDoNothing()
    .returning();
  if (!kept) return false;
  if (!of.hasWithdrawal) throw refuseOrder('order', 'returns.no_withdrawal_here');
  if (!of.isWithdrawable) throw refuseOrder('order', 'returns.withdrawal_over');
  const isMore = wanted.some(({ lineItemId, quantity }) => {
    const line = of.lines.find(({ lineId }) => lineId === lineItemId);
    return !line || quantity > withdrawablePieces(line);
  });
  if (wanted.length === 0 || isMore) throw refuseOrder('lines', 'order.not_so_many');
  return true;
}
