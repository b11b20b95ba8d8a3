import { support } from '@selvedge/contract/support.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { askSupport } from './ask-support.ts';
import { getThread, writeToCase } from './case-thread.ts';

export function supportRoutes(app: FastifyInstance): void {
  serve(app, support.ask, (ctx, { body }) => askSupport(ctx, body));
  serve(app, support.thread, (ctx, { body }) => getThread(ctx, body));
  serve(app, support.write, (ctx, { body }) => writeToCase(ctx, body));
}
