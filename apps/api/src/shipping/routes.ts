import { shipping } from '@selvedge/contract/shipping.ts';
import type { FastifyInstance } from 'fastify';
import { basketKey } from '../basket/basket-cookie.ts';
import { serve } from '../http/serve.ts';
import { listAllMethods, listBasketMethods, listCarriers, listDeliveryTypes } from './list-methods.ts';
import { listPackstations, listPickupPoints } from './list-pickup-points.ts';
import { setShipment } from './set-shipment.ts';

export function shippingRoutes(app: FastifyInstance): void {
  serve(app, shipping.getShippingMethods, (ctx, _input, http) => listBasketMethods(ctx, basketKey(http)));
  serve(app, shipping.setShipment, (ctx, { body }, http) => setShipment(ctx, basketKey(http), body.shipments));
  serve(app, shipping.getPickupPoints, (ctx, { query }, http) => listPickupPoints(ctx, basketKey(http), query));
  serve(app, shipping.getPackstations, (ctx, { query }, http) => listPackstations(ctx, basketKey(http), query));
  serve(app, shipping.shippingProviders, (ctx, { query }, http) => listCarriers(ctx, basketKey(http), query.basketId));
  serve(app, shipping.shipmentMethods, (ctx) => listDeliveryTypes(ctx));
  serve(app, shipping.shippingMethods, (ctx) => listAllMethods(ctx));
  serve(app, shipping.shippingMethodsForDropdown, (ctx) => listAllMethods(ctx).map(({ id, name }) => ({ value: id, label: name })));
}
