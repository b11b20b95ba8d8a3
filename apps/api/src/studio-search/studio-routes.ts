import { studioSearch } from '@selvedge/contract/studio/studio-search.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { findAnything } from './find-anything.ts';

export function studioSearchRoutes(app: FastifyInstance): void {
  serve(app, studioSearch.find, (ctx, { body }) => findAnything(ctx, body));
}
