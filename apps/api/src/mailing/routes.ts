import { mailing } from '@selvedge/contract/mailing.ts';
import type { FastifyInstance } from 'fastify';
import { allowCounting, getCounting } from '../club/allow-counting.ts';
import { serve } from '../http/serve.ts';
import { countClicked, countOpened } from './count-reading.ts';

export function mailingRoutes(app: FastifyInstance): void {
  serve(app, mailing.opened, (ctx, { query }) => countOpened(ctx, query));
  serve(app, mailing.clicked, async (ctx, { query }, http) => {
    http.setStatus(303);
    http.setHeader('location', await countClicked(ctx, query));
    return { status: 'OK' as const };
  });
  serve(app, mailing.counting, (ctx) => getCounting(ctx));
  serve(app, mailing.allowCounting, (ctx, { body }) => allowCounting(ctx, body));
}
