import { order } from '@selvedge/contract/order.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { getInternalOrder, getOrder, getOrderByNumber } from './get-order.ts';
import { getReceipt } from './get-receipt.ts';
import { listHistory } from './list-history.ts';
import { trackOrder } from './track-order.ts';

export function orderRoutes(app: FastifyInstance): void {
  serve(app, order.receipt, (ctx, { params, query }, http) => getReceipt(ctx, { ...params, ...query }, http));
  serve(app, order.history, (ctx, { query }) => listHistory(ctx, query));
  serve(app, order.track, (ctx, { body }, http) => trackOrder(ctx, body, http));
  serve(app, order.byNumber, (ctx, { params }) => getOrderByNumber(ctx, params));
  serve(app, order.byInternalNumber, (ctx, { params }) => getInternalOrder(ctx, params));
  serve(app, order.get, (ctx, { params }) => getOrder(ctx, params));
}
