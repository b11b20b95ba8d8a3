import { careers } from '@selvedge/contract/careers.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';

export function careersRoutes(app: FastifyInstance): void {
  serve(app, careers.jobs, (ctx) => [...ctx.content.jobs]);
}
