import { ShopError } from '@selvedge/contract/error.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import type { Ctx } from '../shop/ctx.ts';
import { changeReturn } from './change-return.ts';
import { listReturns } from './list-returns.ts';
import { loadReturnable } from './load-returnable.ts';
import { mailReturn } from './mail-return.ts';
import { returnNumber } from './return-number.ts';

/** The buyer keeps the pieces after all. */
export async function cancelReturn(
  actor: Actor,
  { orderId, returnNumber: given }: { orderId: string; returnNumber: string },
): Promise<void> {
  const row = (await listReturns(actor.db, [orderId])).find(({ number }) => given.endsWith(`-R${number}`));
  if (!row) throw new ShopError('not_found');
  await noteMove(actor, { returnId: row.id, to: 'cancelled' });
}

/** The carrier has it. */
export async function noteReturnSent(actor: Actor, { returnId }: { returnId: string }): Promise<void> {
  await noteMove(actor, { returnId, to: 'onItsWay' });
}

function noteMove(actor: Actor, { returnId, to }: { returnId: string; to: 'cancelled' | 'onItsWay' }): Promise<void> {
  return changeReturn(actor, {
    ...{ returnId, to },
    change: async (tx, { order, row }) => {
      await noteOrderEvent(tx, actor, { order, kind: 'returnEvent', detail: { type: to, returnNumber: returnNumber(order, row) } });
      return {};
    },
  });
}

/** Nothing comes back for it; its buyer reads why. */
export async function refuseReturn(
  actor: Actor,
  ctx: Pick<Ctx, 'content' | 'now'>,
  { returnId, reason }: { returnId: string; reason: string },
): Promise<void> {
  await changeReturn(actor, {
    ...{ returnId, to: 'refused' },
    change: async (tx, { order, row }) => {
      const number = returnNumber(order, row);
      await noteOrderEvent(tx, actor, { order, kind: 'returnEvent', detail: { type: 'refused', returnNumber: number, reason } });
      const pieces = row.lines.map(({ lineId, quantity, reason: why }) => ({ lineItemId: lineId, quantity, reason: why }));
      await mailReturn(tx, {
        kind: 'refused',
        reason,
        of: await loadReturnable(tx, ctx, order),
        pieces,
        returnNumber: number,
        now: actor.now,
      });
      return { refusal: reason };
    },
  });
}
