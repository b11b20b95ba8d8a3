import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { findOrders } from './find-orders.ts';
import { getStaffOrder } from './get-staff-order.ts';

export function orderStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    staffOrders.find,
    fromReplica(app, (ctx, { body }) => findOrders(ctx, body)),
  );
  serve(app, staffOrders.look, (ctx, { body }) => getStaffOrder(ctx, body));
}
