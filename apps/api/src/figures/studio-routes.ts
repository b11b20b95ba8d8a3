import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
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
  serve(
    app,
    figures.sales,
    fromReplica(app, (ctx, { query }) => showSales(ctx, query)),
  );
  serve(
    app,
    figures.products,
    fromReplica(app, (ctx, { query }) => listProducts(ctx, query)),
  );
  serve(
    app,
    figures.sizes,
    fromReplica(app, (ctx, { query }) => listSizes(ctx, query)),
  );
  serve(
    app,
    figures.cover,
    fromReplica(app, (ctx, { query }) => listCover(ctx, query)),
  );
  serve(
    app,
    figures.funnel,
    fromReplica(app, (ctx, { query }) => showFunnel(ctx, query)),
  );
  serve(
    app,
    figures.searches,
    fromReplica(app, (ctx, { query }) => listSearches(ctx, query)),
  );
  serve(
    app,
    figures.promotions,
    fromReplica(app, (ctx, { query }) => listPromotions(ctx, query)),
  );
  serve(
    app,
    figures.vitals,
    fromReplica(app, (ctx, { query }) => listVitals(ctx, query)),
  );
  serve(app, figures.rates, (ctx) => listRates(ctx.db));
  serve(app, figures.writeRate, (ctx, { body }) => writeRate(ctx, body));
}
