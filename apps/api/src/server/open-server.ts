import Fastify, { type FastifyInstance } from 'fastify';
import { answerError } from '../http/error-handler.ts';
import { measureAnswers } from '../http/measure-answers.ts';
import { noticeProxy } from '../http/notice-proxy.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { watchEventLoop } from '../http/watch-event-loop.ts';
import type { AppDeps } from './app-deps.ts';
import { serverOptions } from './server-options.ts';
import { toShop } from './to-shop.ts';

/** What a process of any role has before its first route: the shop that handlers find, limits, headers, logs and the answer to failures. */
export function openServer(deps: AppDeps): FastifyInstance {
  const headers = securityHeaders({ ...deps.config, dev: deps.dev ?? false });
  const shop = toShop(deps, headers);
  const pressure = { maxInFlight: deps.config.maxInFlight ?? 250, maxDelayMs: 1_000, stallMs: 1_000, ...deps.pressure };
  const eventLoop = watchEventLoop({ metrics: shop.metrics, stallMs: pressure.stallMs });
  const app = Fastify(serverOptions(deps, { shop, eventLoop, pressure }));
  app.decorate('shop', shop);
  shop.telemetry?.watchServer(app);
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
  return app;
}
