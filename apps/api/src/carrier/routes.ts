import { carrier } from '@selvedge/contract/carrier.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../audit/audit.ts';
import { serve } from '../http/serve.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { askCarrier } from './ask-carrier.ts';
import { bookParcel } from './book-parcel.ts';
import { getLabel } from './get-label.ts';
import { getLabels } from './get-labels.ts';
import { getReturnLabel } from './get-return-label.ts';
import { takeNotice } from './take-notice.ts';

export function carrierRoutes(app: FastifyInstance): void {
  serve(app, carrier.webhook, (ctx, { body }, http) => takeNotice(ctx, { body, signature: http.readHeader('x-carrier-signature') }));
  serve(app, staffCarrier.book, (ctx, { body }) => bookParcel(ctx, body));
  serve(app, staffCarrier.label, (ctx, { params }, http) => getLabel(ctx, params, http));
  serve(app, staffCarrier.labels, (ctx, { query }, http) => getLabels(ctx, query.orders.split(','), http));
  serve(app, returns.label, (ctx, { params, query }, http) => getReturnLabel(ctx, { ...params, ...query }, http));
  serve(app, staffCarrier.requestPickup, (ctx, { body }) => requestPickup(ctx, body));
}

async function requestPickup(ctx: Ctx, wish: { day: string }): Promise<{ pickupId: string; day: string }> {
  const pickup = await askCarrier(ctx, (port) => port.requestPickup(wish));
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'parcel.pickup', subject: pickup.pickupId, after: pickup });
  return pickup;
}
