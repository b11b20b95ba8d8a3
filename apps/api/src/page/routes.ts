import { content } from '@selvedge/contract/content.ts';
import { staffBadges } from '@selvedge/contract/studio/badges.ts';
import type { FastifyInstance } from 'fastify';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { previewed } from '../content/routes.ts';
import { serve } from '../http/serve.ts';
import { listBadges } from './badge-looks.ts';
import { listCarriedBadges } from './list-carried-badges.ts';

export function pageRoutes(app: FastifyInstance): void {
  serve(app, content.badges, async (ctx) => listBadges({ catalogue: await getMarketCatalogue(ctx), market: await previewed(ctx) }));
  serve(app, staffBadges.list, async (ctx) => listCarriedBadges(await getMarketCatalogue(ctx)));
}
