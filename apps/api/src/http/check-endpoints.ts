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

/** A part of an address that `params` leaves out reaches no handler; where it is the market, the call would be about none. */
export function refuseUnreadParts(): void {
  for (const { name, definition } of listEndpoints()) {
    const parts = [...definition.path.matchAll(/:(\w+)/g)].map(([, part]) => part!);
    const unread = parts.filter((part) => !(part in (definition.params?.shape ?? {})));
    if (unread.length > 0) throw new Error(`The params of ${name} lack parts of its path: ${unread.join(', ')}.`);
  }
}
