import { staffRedirects } from '@selvedge/contract/studio/redirects.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { importRedirects } from './import-redirects.ts';
import { listRedirects } from './list-redirects.ts';
import { removeRedirect, saveRedirect } from './save-redirects.ts';

export function redirectStudioRoutes(app: FastifyInstance): void {
  serve(app, staffRedirects.list, (ctx, { query }) => listRedirects(ctx, query));
  serve(app, staffRedirects.save, (ctx, { body }) => saveRedirect(ctx, body));
  serve(app, staffRedirects.remove, (ctx, { body }) => removeRedirect(ctx, body));
  serve(app, staffRedirects.importCsv, (ctx, { body }) => importRedirects(ctx, { ...body, shopUrl: app.shop.config.shopUrl }));
}
