import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { customerStudioRoutes } from './account/service/studio-routes.ts';
import { addressRoutes } from './address/routes.ts';
import { importStudioRoutes } from './assortment/import/studio-routes.ts';
import { productStudioRoutes } from './assortment/products/studio-routes.ts';
import { findVisitor } from './basket/find-visitor.ts';
import { basketRoutes } from './basket/routes.ts';
import { basketStudioRoutes } from './basket/studio-routes.ts';
import { careersRoutes } from './careers/routes.ts';
import { carrierRoutes } from './carrier/routes.ts';
import { categoryStudioRoutes } from './catalogue/categories/studio-routes.ts';
import { emptyCatalogue } from './catalogue/empty-catalogue.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { devReminderRoutes } from './checkout/dev-routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { clubRoutes } from './club/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { contentStudioRoutes } from './content/studio-routes.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { fulfilmentStudioRoutes } from './fulfilment/studio-routes.ts';
import { giftCardStudioRoutes } from './gift-card/studio-routes.ts';
import { homeStudioRoutes } from './home/studio-routes.ts';
import { answerClientError } from './http/answer-client-error.ts';
import { answerHealth } from './http/answer-health.ts';
import { answerUnknown } from './http/answer-unknown.ts';
import { apiDocsRoutes } from './http/api-docs-routes.ts';
import { answerError } from './http/error-handler.ts';
import { healthRoutes, isProbe } from './http/health-routes.ts';
import { limitInFlight } from './http/limit-in-flight.ts';
import { loggerOptions } from './http/logger-options.ts';
import { createMetrics } from './http/metrics.ts';
import { noticeProxy } from './http/notice-proxy.ts';
import { parseJsonBodies } from './http/parse-json-bodies.ts';
import { createResponseCache } from './http/response-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { startInTurns } from './http/start-in-turns.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { type EventLoopWatch, watchEventLoop } from './http/watch-event-loop.ts';
import { findCaller } from './identity/find-caller.ts';
import { identityRoutes } from './identity/routes.ts';
import { findSession } from './identity/session.ts';
import { createSigningKeys } from './identity/signing-keys.ts';
import { identityStudioRoutes } from './identity/studio-routes.ts';
import { invoiceRoutes, invoiceStudioRoutes } from './invoice/routes.ts';
import { devMailRoutes } from './mail/dev-routes.ts';
import { marketRoutes } from './market/routes.ts';
import { marketStudioRoutes } from './market-copy/studio-routes.ts';
import { marketHealthStudioRoutes } from './market-health/studio-routes.ts';
import { uploadRoutes } from './media/upload/routes.ts';
import { orderRoutes } from './order/routes.ts';
import { orderStudioRoutes } from './order/studio-routes.ts';
import { orderMailStudioRoutes } from './order-mail/studio-routes.ts';
import { pageRoutes } from './page/routes.ts';
import { noProviders } from './payment/providers.ts';
import { openPorts } from './ports/open-ports.ts';
import { noPromotions } from './promotion/promotion-snapshot.ts';
import { promotionStudioRoutes } from './promotion/studio-routes.ts';
import { recommendationRoutes } from './recommendation/routes.ts';
import { returnRoutes } from './returns/routes.ts';
import { returnStudioRoutes } from './returns/studio-routes.ts';
import { searchRoutes } from './search/routes.ts';
import { searchStudioRoutes } from './search/studio-routes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import type { Ports } from './shop/ctx.ts';
import type { Shop } from './shop/shop.ts';
import { stockRoutes } from './stock/routes.ts';
import { noStockChanges } from './stock/stock-changes.ts';
import { stockStudioRoutes } from './stock/studio-routes.ts';
import { storeRoutes } from './store/routes.ts';
import { studioSearchRoutes } from './studio-search/studio-routes.ts';
import { supportRoutes } from './support/routes.ts';
import { caseStudioRoutes } from './support/studio-routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

export type AppDeps = Pick<Shop, 'config' | 'db' | 'pool' | 'clock' | 'content' | 'renderError'> & {
  /** A shop without an assortment when left out. */
  catalogue?: Shop['catalogue'];
  stock?: Shop['stock'];
  promotions?: Shop['promotions'];
  /** The environment's own when left out. */
  ports?: Partial<Ports>;
  /** Nobody takes money when left out. */
  payments?: Shop['payments'];
  metrics?: Shop['metrics'];
  /** Hot reload needs a looser policy for scripts; only `npm run dev` sets it. */
  dev?: boolean;
  /** Where log lines go instead of standard output. */
  logStream?: { write(line: string): void };
  pressure?: Partial<Pressure>;
  /** How long a caller may take; in milliseconds. */
  timeouts?: Partial<typeof defaultTimeouts>;
  /** Looks at a request before Fastify does; true when it has answered. Kept pages are written here as bytes. */
  answerEarly?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Pages, files and the Studio, which this package knows nothing of. */
  extraRoutes?: readonly ((app: FastifyInstance) => void)[];
};

/** What the shop takes on at a time, and what counts as standing still. */
type Pressure = { maxInFlight: number; maxDelayMs: number; stallMs: number };

/** Node looks at open requests this often: without it a limit of 15 s would be kept to the half minute. */
const defaultTimeouts = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 1_000 };

const domains = [
  basketRoutes,
  basketStudioRoutes,
  orderRoutes,
  orderStudioRoutes,
  invoiceRoutes,
  invoiceStudioRoutes,
  fulfilmentRoutes,
  fulfilmentStudioRoutes,
  orderMailStudioRoutes,
  returnRoutes,
  returnStudioRoutes,
  carrierRoutes,
  giftCardStudioRoutes,
  promotionStudioRoutes,
  shippingRoutes,
  stockRoutes,
  stockStudioRoutes,
  storeRoutes,
  accountRoutes,
  customerStudioRoutes,
  addressRoutes,
  careersRoutes,
  catalogueRoutes,
  categoryStudioRoutes,
  searchRoutes,
  searchStudioRoutes,
  checkoutRoutes,
  importStudioRoutes,
  productStudioRoutes,
  contentRoutes,
  contentStudioRoutes,
  marketRoutes,
  marketStudioRoutes,
  pageRoutes,
  recommendationRoutes,
  identityRoutes,
  clubRoutes,
  wishlistRoutes,
  identityStudioRoutes,
  supportRoutes,
  caseStudioRoutes,
  marketHealthStudioRoutes,
  studioSearchRoutes,
  homeStudioRoutes,
  uploadRoutes,
];

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
    if (app.shop.isStopping) reply.header('connection', 'close');
  });
  eventLoop.watch(app);
  noticeProxy(app);
  measure(app);
  app.setErrorHandler(answerError);
  parseJsonBodies(app);
  refuseUndeclared(app);
  answerUnknown(app);
  for (const register of [healthRoutes, apiDocsRoutes, devMailRoutes, devReminderRoutes, ...domains, ...(deps.extraRoutes ?? [])])
    register(app);
  refuseUnserved(app);
  return app;
}

type Served = { shop: Shop; eventLoop: EventLoopWatch; maxInFlight: number };

function serverOptions(deps: AppDeps, { shop, eventLoop, maxInFlight }: Served): FastifyServerOptions {
  const { isTrustedProxy: isTrusted, securityHeaders: headers, servers, metrics, content } = shop;
  const limits = { maxHeaderSize: 16 * 1024, ...defaultTimeouts, ...deps.timeouts };
  const turns = startInTurns();
  const mayGoOn = limitInFlight({ maxInFlight, isLate: eventLoop.isLate, metrics, headers, content });
  return {
    logger: loggerOptions({ level: deps.config.logLevel, ...(deps.logStream && { stream: deps.logStream }) }),
    trustProxy: (address) => isTrusted(address),
    ...(deps.config.apiBase && { rewriteUrl: belowBase(deps.config.apiBase) }),
    genReqId: (request) => givenId(request as IncomingMessage, isTrusted) ?? randomUUID(),
    requestIdHeader: false,
    // One line an answer, written by `measure`, instead of two.
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
        if (answerHealth(request, response, headers) || deps.answerEarly?.(request, response)) return;
        if (!mayGoOn(request, response)) return;
        // Whoever left while waiting needs no answer.
        turns.start(() => response.destroyed || handler(request, response));
      });
      server.on('connection', turns.noteArrival);
      // `localhost` is two addresses and two servers, of which Fastify looks after the first.
      if (servers.push(server) > 1) server.on('clientError', answerClientError(headers));
      return server;
    },
  };
}

/** API-001 calls at `/backend/api/...` are calls at `/api/...`; the latter, where providers and mails lead to, go on to answer. */
function belowBase(apiBase: string): NonNullable<FastifyServerOptions['rewriteUrl']> {
  return ({ url = '/' }) => (url.startsWith(`${apiBase}/api/`) ? url.slice(apiBase.length) : url);
}

function toShop(deps: AppDeps, headers: Shop['securityHeaders']): Shop {
  const { config, db, pool, clock, content, renderError } = deps;
  const { catalogue = () => emptyCatalogue, stock = () => noStockChanges, promotions = () => noPromotions } = deps;
  const ports = { ...openPorts(config), ...deps.ports };
  const shop: Shop = {
    ...{ config, db, pool, clock, content, catalogue, stock, promotions, ports },
    ...(renderError && { renderError }),
    held: () => ({ catalogue: catalogue(), stock: stock(), promotions: promotions(), ports }),
    findShopper: (request) => findCaller(shop, request),
    findStaffSession: (token) => findSession(db, { token, now: clock(), secondFactor: config.staffSecondFactor }),
    findVisitor: (request) => findVisitor(db, request.headers.cookie),
    payments: deps.payments ?? noProviders,
    signingKeys: createSigningKeys({ db, secret: config.sessionSecret }),
    metrics: deps.metrics ?? createMetrics(),
    responseCache: createResponseCache(),
    securityHeaders: headers,
    isTrustedProxy: trustedProxies(config.trustedProxies),
    served: new Set(),
    servers: [],
    isStopping: false,
  };
  return shop;
}

/** A number to quote comes from us, or from a proxy that we trust; anybody else could write into our logs with it. */
function givenId(request: IncomingMessage, isTrusted: (address: string | undefined) => boolean): string | undefined {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w-]{8,64}$/.test(given)) return undefined;
  return isTrusted(request.socket?.remoteAddress) ? given : undefined;
}

function measure(app: FastifyInstance): void {
  const { requestSeconds } = app.shop.metrics;
  app.addHook('onResponse', async (request, reply) => {
    if (!isProbe(request.url)) request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    // The pattern, not the path: a label per address would grow without end.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
  });
}

function refuseUndeclared(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api') && config?.access === undefined) throw new Error(`${url} does not say who may call it (access).`);
  });
}

function refuseUnserved(app: FastifyInstance): void {
  const missing = listEndpoints().filter(({ definition }) => !app.shop.served.has(definition));
  if (missing.length > 0) throw new Error(`These calls of the contract have no handler: ${missing.map(({ name }) => name).join(', ')}.`);
}
