import { analyticsCollect } from '@selvedge/contract/analytics-collect.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { collectEvents } from './collect-events.ts';

export function analyticsRoutes(app: FastifyInstance): void {
  serve(app, analyticsCollect.events, (ctx, { body }, { readHeader }) => {
    const caller = { userAgent: readHeader('user-agent'), purpose: readHeader('sec-purpose') };
    return collectEvents(ctx, body, { collector: app.shop.collector, caller });
  });
  // What waits in memory is written before the process ends.
  app.addHook('onClose', () => app.shop.collector.reader.close());
}
