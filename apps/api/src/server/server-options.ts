import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { worthReader, worths } from '@selvedge/contract/worth.ts';
import { type FastifyServerOptions, LogController } from 'fastify';
import { answerClientError } from '../http/answer-client-error.ts';
import { answerHealth } from '../http/answer-health.ts';
import { answerError } from '../http/error-handler.ts';
import { limitInFlight } from '../http/limit-in-flight.ts';
import { loggerOptions } from '../http/logger-options.ts';
import { startInTurns } from '../http/start-in-turns.ts';
import type { EventLoopWatch } from '../http/watch-event-loop.ts';
import type { Shop } from '../shop/shop.ts';
import type { AppDeps, Pressure, Timeouts } from './app-deps.ts';

/** Node looks at open requests this often: without it a limit of 15 s would be kept to the half minute. */
const defaultTimeouts: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

type Served = { shop: Shop; eventLoop: EventLoopWatch; pressure: Pick<Pressure, 'maxInFlight' | 'maxDelayMs'> };

export function serverOptions(deps: AppDeps, { shop, eventLoop, pressure }: Served): FastifyServerOptions {
  const { isTrustedProxy: isTrusted, securityHeaders: headers, servers, metrics, content } = shop;
  const limits = { maxHeaderSize: 16 * 1024, ...defaultTimeouts, ...deps.timeouts };
  const turns = startInTurns();
  const toOwnPath = belowBase(deps.config.apiBase);
  const readWorth = worthReader();
  const worthOf = (method: string, url: string) => readWorth(method, toOwnPath({ url }));
  const admit = limitInFlight({ ...pressure, lateMs: eventLoop.lateMs, worthOf, metrics, headers, content });
  return {
    logger: loggerOptions({ level: deps.config.logLevel, ...logsTo(deps) }),
    trustProxy: (address) => isTrusted(address),
    ...(deps.config.apiBase && { rewriteUrl: toOwnPath }),
    genReqId: (request) => givenId(request as IncomingMessage, isTrusted) ?? randomUUID(),
    requestIdHeader: false,
    // One line an answer, written by `measureAnswers`, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: answerClientError(headers),
    serverFactory: (handler) => {
      const server = createServer(limits, (request, response) => {
        // A caller that keeps its connection would send the next request into the moment in which it is closed.
        if (shop.isStopping) response.setHeader('connection', 'close');
        if (answerHealth(request, response, headers) || deps.answerEarly?.(request, response)) return;
        const worth = admit(request, response);
        if (!worth) return;
        // Whoever left while waiting needs no answer.
        turns.start(() => response.destroyed || handler(request, response), worths.indexOf(worth));
      });
      server.on('connection', turns.noteArrival);
      // `localhost` is two addresses and two servers, of which Fastify looks after the first.
      if (servers.push(server) > 1) server.on('clientError', answerClientError(headers));
      return server;
    },
  };
}

/** While the shop is traced, a line says which trace it belongs to. */
function logsTo({ logStream, telemetry }: AppDeps): Pick<Parameters<typeof loggerOptions>[0], 'stream' | 'mixin'> {
  if (telemetry) return { stream: logStream ?? telemetry.logStream, mixin: () => telemetry.traceIds() };
  return logStream ? { stream: logStream } : {};
}

/** API-001 calls at `/backend/api/...` are calls at `/api/...`; the latter, where providers and mails lead to, go on to answer. */
function belowBase(apiBase: string | undefined): (request: { url?: string }) => string {
  return ({ url = '/' }) => (apiBase && url.startsWith(`${apiBase}/api/`) ? url.slice(apiBase.length) : url);
}

/** A number to quote comes from us, or from a proxy that we trust; anybody else could write into our logs with it. */
function givenId(request: IncomingMessage, isTrusted: (address: string | undefined) => boolean): string | undefined {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w-]{8,64}$/.test(given)) return undefined;
  return isTrusted(request.socket?.remoteAddress) ? given : undefined;
}
