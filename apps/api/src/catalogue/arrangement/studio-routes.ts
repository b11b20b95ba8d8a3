import { categories } from '@selvedge/contract/studio/categories.ts';
import { searchTools } from '@selvedge/contract/studio/search.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { categoryOverview } from '../categories/category-overview.ts';
import { categoryTies } from '../categories/category-ties.ts';
import { previewCategory } from '../categories/preview-category.ts';
import { ruleValues } from '../categories/rule-values.ts';
import { explainSearch } from '../explain/explain-search.ts';
import { listSearched } from '../searched/list-searched.ts';

export function arrangementStudioRoutes(app: FastifyInstance): void {
  serve(app, categories.overview, (ctx) => categoryOverview(ctx));
  serve(app, categories.preview, (ctx, { body }) => previewCategory(ctx, body));
  serve(app, categories.ties, (ctx, { query }) => categoryTies(ctx, query));
  serve(app, categories.values, (ctx, { query }) => ruleValues(ctx, query));
  serve(app, searchTools.searched, (ctx, { query }) => listSearched(ctx, query));
  serve(app, searchTools.explain, (ctx, { body }) => explainSearch(ctx, body));
}
