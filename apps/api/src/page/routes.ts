import { content } from '@selvedge/contract/content.ts';
import type { FastifyInstance } from 'fastify';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { previewed } from '../content/routes.ts';
import { serve } from '../http/serve.ts';
import { listBadges } from './badge-looks.ts';

export function pageRoutes(app: FastifyInstance): void {
  serve(app, content.badges, async (ctx) => listBadges({ catalogue: await getMarketCatalogue(ctx), market: await previewed(ctx) }));
}
