import { handover } from '@selvedge/contract/handover.ts';
import type { FastifyInstance } from 'fastify';
import { basketKey } from '../basket/basket-cookie.ts';
import { serve } from '../http/serve.ts';
import { offerBasket } from './offer-basket.ts';
import { takeBasket } from './take-basket.ts';
import { lookAtHandover, withdrawHandover } from './watch-handover.ts';

export function handoverRoutes(app: FastifyInstance): void {
  const { shopUrl } = app.shop.config;
  serve(app, handover.offer, (ctx, _, http) => offerBasket(ctx, basketKey(http), { purpose: 'move', shopUrl }));
  serve(app, handover.offerPayment, (ctx, { body }, http) => offerBasket(ctx, basketKey(http), { purpose: 'pay', ...body, shopUrl }));
  serve(app, handover.look, (ctx, { params }, http) => lookAtHandover(ctx, basketKey(http), params.id));
  serve(app, handover.withdraw, (ctx, { params }, http) => withdrawHandover(ctx, basketKey(http), params.id));
  serve(app, handover.take, (ctx, { body }, http) => takeBasket(ctx, basketKey(http), body));
}
