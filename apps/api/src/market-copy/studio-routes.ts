import { marketEditing } from '@selvedge/contract/studio/markets.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { listMarketVersions } from '../market/list-market-versions.ts';
import { openMarket, saveMarket } from '../market/save-market.ts';
import { getMarketRow, showMarket } from '../market/show-market.ts';
import { addMarket, resumeCopy } from './add-market.ts';
import { dropMarket } from './drop-market.ts';
import { planCopy, showCopy } from './show-copy.ts';

export function marketStudioRoutes(app: FastifyInstance): void {
  serve(app, marketEditing.getMarket, async ({ db }, { params }) => showMarket(db, await getMarketRow(db, params.id)));
  serve(app, marketEditing.saveMarket, (ctx, { params, body }) => saveMarket(ctx, { ...params, ...body }));
  serve(app, marketEditing.openMarket, (ctx, { params, body }) => openMarket(ctx, { ...params, ...body }));
  serve(app, marketEditing.listMarketVersions, (ctx, { params }) => listMarketVersions(ctx, params));
  serve(app, marketEditing.planCopy, (ctx, { params }) => planCopy(ctx, params));
  serve(app, marketEditing.addMarket, (ctx, { body }) => addMarket(ctx, body));
  serve(app, marketEditing.getCopy, (ctx, { params }) => showCopy(ctx, params));
  serve(app, marketEditing.resumeCopy, (ctx, { params }) => resumeCopy(ctx, params));
  serve(app, marketEditing.dropMarket, (ctx, { params }) => dropMarket(ctx, params));
}
