import { finder } from '@selvedge/contract/studio/find.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { findAnything } from './find-anything.ts';

export function findStudioRoutes(app: FastifyInstance): void {
  serve(app, finder.find, (ctx, { body }) => findAnything(ctx, body));
}
