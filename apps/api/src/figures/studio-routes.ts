import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { listRates, writeRate } from './rates.ts';
import { showSales } from './show-sales.ts';

export function figuresStudioRoutes(app: FastifyInstance): void {
  serve(app, figures.sales, (ctx, { query }) => showSales(ctx, query));
  serve(app, figures.rates, (ctx) => listRates(ctx.db));
  serve(app, figures.writeRate, (ctx, { body }) => writeRate(ctx, body));
}
