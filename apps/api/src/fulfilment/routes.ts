import { order } from '@selvedge/contract/order.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { changeAddress } from '../order/change-address.ts';
import { getOrderRowByNumber } from '../order/locked-order.ts';
import { cancelLines } from './cancel-lines.ts';
import { estimateCancellation } from './estimate-cancellation.ts';
import { shopperActor, staffActor } from './order-actors.ts';
import { getOwnOrder, showChanged } from './own-order.ts';

export function fulfilmentRoutes(app: FastifyInstance): void {
  serve(app, order.cancel, async (ctx, { params, body: { key, lines, reason, token } }, http) => {
    const { id: orderId } = await getOwnOrder(ctx, { ...params, token }, http);
    await cancelLines(shopperActor(ctx), { orderId, key, lines, reason: `shopper: ${reason}`, isByShopper: true });
    return showChanged(ctx, orderId);
  });
  serve(app, order.cancelWorth, async (ctx, { params, body: { lines, token } }, http) =>
    estimateCancellation(ctx.db, await getOwnOrder(ctx, { ...params, token }, http), lines),
  );
  serve(app, order.changeAddress, async (ctx, { params, body: { shippingAddress, token } }, http) => {
    const { id: orderId } = await getOwnOrder(ctx, { ...params, token }, http);
    await changeAddress(shopperActor(ctx), ctx, { orderId, shippingAddress });
    return showChanged(ctx, orderId);
  });
  serve(app, order.partCancel, async (ctx, { body: { orderNumber, key, lineItems: lines, reason } }) => {
    const { id: orderId } = await getOrderRowByNumber(ctx.db, orderNumber);
    await cancelLines(staffActor(ctx), { orderId, key, lines, reason, isByShopper: false });
    return showChanged(ctx, orderId);
  });
}
