import { type RegisterReturn, type StaffReturn, staffReturns } from '@selvedge/contract/studio/returns.ts';
import type { FastifyInstance } from 'fastify';
import { staffActor } from '../fulfilment/order-actors.ts';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { getOrderRow } from '../order/locked-order.ts';
import type { Actor } from '../order/note-order-event.ts';
import type { Ctx } from '../shop/ctx.ts';
import { estimateReceipt } from './estimate-receipt.ts';
import { findReturns } from './find-returns.ts';
import { getReturnPicture } from './get-return-picture.ts';
import { listReturns } from './list-returns.ts';
import { noteReturnSent, refuseReturn } from './move-return.ts';
import { receiveReturn } from './receive-return.ts';
import { registerReturn } from './register-return.ts';
import { showReturns } from './show-returns.ts';
import { getReturnByNumber, getStaffReturn, listStaffReturns } from './show-staff-returns.ts';

export function returnStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    staffReturns.find,
    fromReplica(app, (ctx, { body }) => findReturns(ctx, body)),
  );
  serve(app, staffReturns.ofOrder, async (ctx, { body }) => ({ returns: await listStaffReturns(ctx, [body.orderId]) }));
  serve(app, staffReturns.get, (ctx, { body }) => getReturnByNumber(ctx, body.returnNumber));
  serve(app, staffReturns.estimate, (ctx, { body }) => estimateReceipt(ctx, body));
  serve(app, staffReturns.picture, (ctx, { params }) => getReturnPicture(ctx.db, params));
  serve(app, staffReturns.returnable, (ctx, { body }) => showReturnable(ctx, body.orderId));
  serve(app, staffReturns.register, (ctx, { body }) => register(ctx, body));
  serve(app, staffReturns.noteSent, (ctx, { body }) => answer(ctx, noteReturnSent, body));
  serve(app, staffReturns.receive, (ctx, { body }) => answer(ctx, (actor, asked) => receiveReturn(actor, ctx, asked), body));
  serve(app, staffReturns.refuse, (ctx, { body }) => answer(ctx, (actor, asked) => refuseReturn(actor, ctx, asked), body));
}

async function showReturnable(ctx: Ctx, orderId: string) {
  const { lines, methods } = await showReturns(ctx.db, ctx, await getOrderRow(ctx.db, orderId));
  return { lines, methods };
}

async function register(ctx: Ctx, wish: RegisterReturn): Promise<StaffReturn> {
  await registerReturn(staffActor(ctx), ctx, wish);
  const made = (await listReturns(ctx.db, [wish.orderId])).find(({ key }) => key === wish.key);
  return getStaffReturn(ctx, made!.id);
}

/** Does it, and answers the return as it is then. */
async function answer<B extends { returnId: string }>(
  ctx: Ctx,
  verb: (actor: Actor, body: B) => Promise<void>,
  body: B,
): Promise<StaffReturn> {
  await verb(staffActor(ctx), body);
  return getStaffReturn(ctx, body.returnId);
}
