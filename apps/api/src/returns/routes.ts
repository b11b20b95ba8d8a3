import { ShopError } from '@selvedge/contract/error.ts';
import { type ReturnsAnswer, returns } from '@selvedge/contract/returns.ts';
import type { FastifyInstance } from 'fastify';
import { shopperActor } from '../fulfilment/order-actors.ts';
import { getOwnOrder } from '../fulfilment/own-order.ts';
import { serve } from '../http/serve.ts';
import { getOrderRow } from '../order/locked-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { addReturnPicture } from './add-return-picture.ts';
import { getReturnPicture } from './get-return-picture.ts';
import { listOwnReturns } from './list-own-returns.ts';
import { cancelReturn } from './move-return.ts';
import { registerReturn } from './register-return.ts';
import { showReturns } from './show-returns.ts';
import { withdraw } from './withdraw.ts';

export function returnRoutes(app: FastifyInstance): void {
  serve(app, returns.get, async (ctx, { params, body: { token, lines } }, http) =>
    showReturns(ctx.db, ctx, await getOwnOrder(ctx, { ...params, token }, http), lines),
  );
  serve(app, returns.register, async (ctx, { params, body: { token, ...wish } }, http) => {
    const { id: orderId } = await getOwnOrder(ctx, { ...params, token }, http);
    await registerReturn(shopperActor(ctx), ctx, { orderId, ...wish });
    return showNow(ctx, orderId);
  });
  serve(app, returns.cancel, async (ctx, { params, body: { token, returnNumber } }, http) => {
    const { id: orderId } = await getOwnOrder(ctx, { ...params, token }, http);
    await cancelReturn(shopperActor(ctx), { orderId, returnNumber });
    return showNow(ctx, orderId);
  });
  serve(app, returns.withdraw, async (ctx, { params, body: { token, key, lines } }, http) => {
    const { id: orderId } = await getOwnOrder(ctx, { ...params, token }, http);
    await withdraw(shopperActor(ctx), ctx, { orderId, key, lines });
    return showNow(ctx, orderId);
  });
  serve(app, returns.addPicture, async (ctx, { params, query: { token, ...picture } }, http) => {
    const file = http.readUpload();
    const order = await getOwnOrder(ctx, { ...params, token }, http);
    if (!file) throw new ShopError('unsupported_media_type');
    await addReturnPicture(ctx, { order, returnNumber: params.returnNumber, ...picture, file });
    return showNow(ctx, order.id);
  });
  serve(app, returns.picture, async (ctx, { params, query }, http) => {
    const { id: orderId } = await getOwnOrder(ctx, { ...params, ...query }, http);
    return getReturnPicture(ctx.db, { pictureId: params.pictureId, orderId });
  });
  serve(app, returns.mine, (ctx) => listOwnReturns(ctx));
}

async function showNow(ctx: Ctx, orderId: string): Promise<ReturnsAnswer> {
  return showReturns(ctx.db, ctx, await getOrderRow(ctx.db, orderId));
}
