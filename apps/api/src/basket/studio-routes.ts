import { promotions } from '@selvedge/contract/studio/promotions.ts';
import { staffBaskets } from '@selvedge/contract/studio/staff-baskets.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { lookAtBaskets } from './look-at-baskets.ts';
import { simulatePromotions } from './simulate-promotions.ts';

export function basketStudioRoutes(app: FastifyInstance): void {
  serve(app, promotions.simulate, (ctx, { body }) => simulatePromotions(ctx, body));
  serve(app, staffBaskets.look, (ctx, { body }) => lookAtBaskets(ctx, body));
}
