import type { FastifyInstance } from 'fastify';
import { isProbe } from './health-routes.ts';

/** One log line and one measurement for each answer. */
export function measureAnswers(app: FastifyInstance): void {
  const { requestSeconds } = app.shop.metrics;
  app.addHook('onResponse', async (request, reply) => {
    if (!isProbe(request.url)) request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    // The pattern, not the path: a label per address would grow without end.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
  });
}
