import { home } from '@selvedge/contract/studio/home.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { lookHome } from './look-home.ts';

export function homeStudioRoutes(app: FastifyInstance): void {
  serve(app, home.look, (ctx) => lookHome(ctx, app.shop.payments));
}
