import { recommendation } from '@selvedge/contract/catalogue/recommendation.ts';
import type { FastifyInstance } from 'fastify';
import { serveReady } from '../http/serve-ready.ts';
import { recommendProducts, recommendProducts3 } from './recommend-products.ts';

export function recommendationRoutes(app: FastifyInstance): void {
  serveReady(app, recommendation.recommendations, (ctx, { body }) => recommendProducts(ctx, body));
  serveReady(app, recommendation.recommendations3, (ctx, { body }) => recommendProducts3(ctx, body));
}
