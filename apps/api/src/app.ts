import Fastify, { type FastifyInstance } from 'fastify';
import { devAnalyticsRoutes } from './analytics/dev-routes.ts';
import { devReminderRoutes } from './checkout/dev-routes.ts';
import { answerUnknown } from './http/answer-unknown.ts';
import { apiDocsRoutes } from './http/api-docs-routes.ts';
import { refuseUndeclared, refuseUnserved } from './http/check-endpoints.ts';
import { answerError } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { measureAnswers } from './http/measure-answers.ts';
import { noticeProxy } from './http/notice-proxy.ts';
import { parseJsonBodies } from './http/parse-json-bodies.ts';
import { securityHeaders } from './http/security-headers.ts';
import { watchEventLoop } from './http/watch-event-loop.ts';
import { devPointsRoutes } from './loyalty/dev-routes.ts';
import { devMailRoutes } from './mail/dev-routes.ts';
import type { AppDeps } from './server/app-deps.ts';
import { domainRoutes } from './server/domain-routes.ts';
import { serverOptions } from './server/server-options.ts';
import { toShop } from './server/to-shop.ts';

/** The whole HTTP side of the shop, not yet listening. Throws when a call of the contract has no handler. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const headers = securityHeaders({ ...deps.config, dev: deps.dev ?? false });
  const shop = toShop(deps, headers);
  const pressure = { maxInFlight: deps.config.maxInFlight ?? 250, maxDelayMs: 1_000, stallMs: 1_000, ...deps.pressure };
  const eventLoop = watchEventLoop({ metrics: shop.metrics, ...pressure });
  const app = Fastify(serverOptions(deps, { shop, eventLoop, maxInFlight: pressure.maxInFlight }));
  app.decorate('shop', shop);
  // A connection that the database closes while idle is an event without a listener otherwise, and ends the process.
  if (deps.pool.listenerCount('error') === 0)
    deps.pool.on('error', (error) => app.log.warn({ err: error }, 'a database connection was lost'));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  eventLoop.watch(app);
  noticeProxy(app);
  measureAnswers(app);
  app.setErrorHandler(answerError);
  parseJsonBodies(app);
  refuseUndeclared(app);
  answerUnknown(app);
  for (const register of [
    healthRoutes,
    apiDocsRoutes,
    devMailRoutes,
    devPointsRoutes,
    devReminderRoutes,
    devAnalyticsRoutes,
    ...domainRoutes,
    ...(deps.extraRoutes ?? []),
  ])
    register(app);
  refuseUnserved(app);
  return app;
}
