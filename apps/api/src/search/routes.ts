import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { serveReady } from '../http/serve-ready.ts';
import { countTags } from './count-tags.ts';
import { search } from './search.ts';
import { searchIds } from './search-ids.ts';

export function searchRoutes(app: FastifyInstance): void {
  serveReady(app, catalogue.search, (ctx, { body }) => search(ctx, body));
  serve(app, catalogue.searchIds, (ctx, { body }) => searchIds(ctx, body));
  serve(app, catalogue.searchTags, (ctx, { body }) => countTags(ctx, body, { onlyPromotions: false }));
  serve(app, catalogue.searchPromotionTags, (ctx, { body }) => countTags(ctx, body, { onlyPromotions: true }));
}
