import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process is up. `/readyz`: it can serve a shopper now. */
export function healthRoutes(app: FastifyInstance): void {
  const { shop } = app;
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    if (shop.isStopping) throw new ShopError('unavailable', { readiness: ['stopping'] });
    await shop.pool.query('select 1');
    // Throws when nothing has been loaded yet.
    const { revision } = shop.content();
    return reply.header('cache-control', 'no-store').send({ status: 'ready', revision });
  });
}

/** Load balancers ask every few seconds: neither limits nor logs are for them. */
export function isProbe(url: string): boolean {
  return url === '/healthz' || url === '/readyz';
}
