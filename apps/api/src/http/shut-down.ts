import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type ShutDown = {
  /** How long to stay open after `/readyz` says no, so that load balancers have turned away. */
  drainMs?: number;
  /** What is still unanswered then is cut off. */
  graceMs?: number;
  /** What else to end, in order: jobs, snapshots, the pool. */
  steps?: readonly (() => Promise<unknown>)[];
};

/** Finishes what is in flight, takes nothing new, and ends within a bounded time. */
export async function shutDown(app: FastifyInstance, { drainMs = 0, graceMs = 10_000, steps = [] }: ShutDown = {}): Promise<void> {
  if (app.shop.isStopping) return;
  app.shop.isStopping = true;
  await sleep(drainMs);
  const { servers } = app.shop;
  const cut = setTimeout(() => servers.forEach((server) => void server.closeAllConnections()), graceMs);
  await app.close();
  await Promise.all(servers.map(closed));
  clearTimeout(cut);
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      // The next step must still run: an open pool would keep the process alive.
      app.log.warn({ err: error }, 'a step of the shutdown failed');
    }
  }
}

/** Called back when the last connection has ended, also when the server is closing already. */
function closed(server: Server): Promise<void> {
  server.closeIdleConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
