import { content } from '@selvedge/contract/content.ts';
import { staffBadges } from '@selvedge/contract/studio/badges.ts';
import type { FastifyInstance } from 'fastify';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { previewed } from '../content/routes.ts';
import { serve } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listBadges } from './badge-looks.ts';
import { listCarriedBadges } from './list-carried-badges.ts';
import { listLooks } from './list-looks.ts';

export function pageRoutes(app: FastifyInstance): void {
  serve(app, content.badges, async (ctx) => listBadges(await sourceOf(ctx)));
  serve(app, content.shopTheLook, async (ctx) => listLooks(await sourceOf(ctx), 'shop-the-look'));
  serve(app, content.productSet, async (ctx) => listLooks(await sourceOf(ctx), 'product-set'));
  serve(app, staffBadges.list, async (ctx) => listCarriedBadges(await getMarketCatalogue(ctx)));
}

const sourceOf = async (ctx: Ctx) => ({ catalogue: await getMarketCatalogue(ctx), market: await previewed(ctx) });
