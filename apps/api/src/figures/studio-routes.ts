import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { listCover } from './list-cover.ts';
import { listProducts } from './list-products.ts';
import { listPromotions } from './list-promotions.ts';
import { listSearches } from './list-searches.ts';
import { listSizes } from './list-sizes.ts';
import { listVitals } from './list-vitals.ts';
import { listRates, writeRate } from './rates.ts';
import { showFunnel } from './show-funnel.ts';
import { showSales } from './show-sales.ts';

export function figuresStudioRoutes(app: FastifyInstance): void {
  serve(app, figures.sales, (ctx, { query }) => showSales(ctx, query));
  serve(app, figures.products, (ctx, { query }) => listProducts(ctx, query));
  serve(app, figures.sizes, (ctx, { query }) => listSizes(ctx, query));
  serve(app, figures.cover, (ctx, { query }) => listCover(ctx, query));
  serve(app, figures.funnel, (ctx, { query }) => showFunnel(ctx, query));
  serve(app, figures.searches, (ctx, { query }) => listSearches(ctx, query));
  serve(app, figures.promotions, (ctx, { query }) => listPromotions(ctx, query));
  serve(app, figures.vitals, (ctx, { query }) => listVitals(ctx, query));
  serve(app, figures.rates, (ctx) => listRates(ctx.db));
  serve(app, figures.writeRate, (ctx, { body }) => writeRate(ctx, body));
}
