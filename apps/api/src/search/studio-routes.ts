import { searchTools } from '@selvedge/contract/studio/search.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { explainSearch } from './explain/explain-search.ts';
import { listSearched } from './searched/list-searched.ts';

export function searchStudioRoutes(app: FastifyInstance): void {
  serve(app, searchTools.searched, (ctx, { query }) => listSearched(ctx, query));
  serve(app, searchTools.explain, (ctx, { body }) => explainSearch(ctx, body));
}
