import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/error-handler.ts';
import { healthRoutes } from '../http/health-routes.ts';
import type { AppDeps } from './app-deps.ts';
import { openServer } from './open-server.ts';

/** The HTTP side of a process that only works. A shopper who is led to it by mistake is to be sent to another, so it is no 404. */
export function buildWorkerApp(deps: AppDeps): FastifyInstance {
  const app = openServer(deps);
  healthRoutes(app);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, { code: 'unavailable', errors: { role: ['worker'] } }));
  return app;
}
