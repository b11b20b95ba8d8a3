import { categories } from '@selvedge/contract/studio/categories.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { categoryOverview } from './category-overview.ts';
import { categoryTies } from './category-ties.ts';
import { previewCategory } from './preview-category.ts';
import { ruleValues } from './rule-values.ts';

export function categoryStudioRoutes(app: FastifyInstance): void {
  serve(app, categories.overview, (ctx) => categoryOverview(ctx));
  serve(app, categories.preview, (ctx, { body }) => previewCategory(ctx, body));
  serve(app, categories.ties, (ctx, { query }) => categoryTies(ctx, query));
  serve(app, categories.values, (ctx, { query }) => ruleValues(ctx, query));
}
