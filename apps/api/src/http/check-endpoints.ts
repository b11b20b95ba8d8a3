import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';

/** To be called before routes are registered. */
export function refuseUndeclared(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api') && config?.access === undefined) throw new Error(`${url} does not say who may call it (access).`);
  });
}

/** To be called after all of them. */
export function refuseUnserved(app: FastifyInstance): void {
  const missing = listEndpoints().filter(({ definition }) => !app.shop.served.has(definition));
  if (missing.length > 0) throw new Error(`These calls of the contract have no handler: ${missing.map(({ name }) => name).join(', ')}.`);
}
