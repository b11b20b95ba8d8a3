import { analyticsCollect } from '@selvedge/contract/analytics-collect.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { collectEvents } from './collect-events.ts';

export function analyticsRoutes(app: FastifyInstance): void {
  serve(app, analyticsCollect.events, (ctx, { body }, http) => {
    const caller = {
      userAgent: http.readHeader('user-agent'),
      purpose: http.readHeader('sec-purpose'),
      bytes: Number(http.readHeader('content-length') ?? 0) || mostBytes,
      secret: app.shop.config.sessionSecret,
    };
    return collectEvents(ctx, body, { collector: app.shop.collector, caller });
  });
  // What waits in memory is written before the process ends.
  app.addHook('onClose', () => app.shop.collector.buffer.flush());
}

const { maxBodyBytes: mostBytes } = analyticsCollect.events;
