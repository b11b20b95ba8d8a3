import { searchTools } from '@selvedge/contract/studio/search.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { explainSearch } from './explain/explain-search.ts';
import { listSearched } from './searched/list-searched.ts';

export function searchStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    searchTools.searched,
    fromReplica(app, (ctx, { query }) => listSearched(ctx, query)),
  );
  serve(app, searchTools.explain, (ctx, { body }) => explainSearch(ctx, body));
}
