import { carrier } from '@selvedge/contract/carrier.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { bookParcel } from './book-parcel.ts';
import { cancelPickup } from './cancel-pickup.ts';
import { getLabel } from './get-label.ts';
import { getLabels } from './get-labels.ts';
import { getReturnLabel } from './get-return-label.ts';
import { listPickups } from './list-pickups.ts';
import { requestPickup } from './request-pickup.ts';
import { takeNotice } from './take-notice.ts';

export function carrierRoutes(app: FastifyInstance): void {
  serve(app, carrier.webhook, (ctx, { body }, http) => takeNotice(ctx, { body, signature: http.readHeader('x-carrier-signature') }));
  serve(app, staffCarrier.book, (ctx, { body }) => bookParcel(ctx, body));
  serve(app, staffCarrier.label, (ctx, { params }, http) => getLabel(ctx, params, http));
  serve(app, staffCarrier.labels, (ctx, { query }, http) => getLabels(ctx, query.orders.split(','), http));
  serve(app, returns.label, (ctx, { params, query }, http) => getReturnLabel(ctx, { ...params, ...query }, http));
  serve(app, staffCarrier.requestPickup, (ctx, { body }) => requestPickup(ctx, body));
  serve(app, staffCarrier.cancelPickup, (ctx, { params }) => cancelPickup(ctx, params));
  serve(app, staffCarrier.pickups, (ctx) => listPickups(ctx));
}
