import type { FastifyInstance } from 'fastify';
import { rollUp } from './roll-up.ts';

/** Nobody waits a minute to see what was counted: `POST /dev/analytics` writes and rolls up what waits. There is none in production. */
export function devAnalyticsRoutes(app: FastifyInstance): void {
  const { shop } = app;
  if (shop.config.isProduction) return;
  app.post('/dev/analytics', async () => {
    await shop.collector.reader.flush();
    return { batches: await rollUp(shop.db) };
  });
}
