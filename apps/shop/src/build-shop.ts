import { openReaderThread } from '@selvedge/api/analytics/open-reader-thread.ts';
import { buildApp } from '@selvedge/api/app.ts';
import { type Config, clock } from '@selvedge/api/config.ts';
import type { Reads } from '@selvedge/api/db/from-primary.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import type { Metrics } from '@selvedge/api/http/metrics.ts';
import { contentSecurityPolicy, type Inline, securityHeaders } from '@selvedge/api/http/security-headers.ts';
import { createProviders } from '@selvedge/api/payment/create-providers.ts';
import type { StoragePort } from '@selvedge/api/storage/storage-port.ts';
import type { Telemetry } from '@selvedge/api/telemetry/telemetry.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { FastifyInstance } from 'fastify';
import { answerEarly } from './answer-early.ts';
import { devLooksRoutes } from './dev-looks-routes.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { fileRoutes } from './file-routes.ts';
import type { HeldSnapshots } from './hold-snapshots.ts';
import { moreSources } from './more-sources.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes, revisionsOf } from './page-routes.ts';
import { pageVariant } from './page-variant.ts';
import { pictureRoutes } from './picture-routes.ts';
import { renderErrorPage } from './render-error-page.ts';
import type { Renderer } from './renderer.ts';
import { sharePictureRoutes } from './share-picture-routes.ts';
import { studioRoutes } from './studio-routes.ts';
import { webAppRoutes } from './web-app-routes.ts';

const pageCacheBytes = 48 * 1024 * 1024;
const passingCacheBytes = 24 * 1024 * 1024;

type Parts = {
  database: OpenDb;
  reads?: Reads;
  storage: StoragePort | undefined;
  snapshots: HeldSnapshots;
  renderer: Renderer;
  metrics: Metrics;
  dev: boolean;
  telemetry?: Telemetry | undefined;
};

/** Everything that visitors and staff meet: the API, pages, files, pictures and the Studio. */
export function buildShop(
  config: Config,
  { database: { db, pool }, reads, storage, snapshots, renderer, metrics, dev, telemetry }: Parts,
): FastifyInstance {
  const { content, catalogue, ...selling } = snapshots;
  const cache = createPageCache('pages', pageCacheBytes);
  const sources = { content, catalogue, clock: clock(config) };
  const pages = {
    ...{ ...sources, stock: selling.stock, renderer, cache, passing: createPageCache('passing-pages', passingCacheBytes) },
    ...{ shopUrl: config.shopUrl, production: config.isProduction, mapTiles: config.mapTiles, setupHost: config.setupHost },
    scriptHosts: config.scriptHosts,
    sharedSeconds: config.sharedCaches.length > 0 ? config.sharedSeconds : 0,
    policyOf: (inline: Inline, alias: PageAlias, id?: string) =>
      contentSecurityPolicy(
        { ...config, dev },
        inline,
        moreSources(config, alias, id === undefined ? undefined : (content().byMarket.get(id) ?? content().closed.get(id))),
      ),
  };
  const onAnswer = (status: number) => metrics.keptPages.inc({ status: String(status) });
  const moment = () => revisionsOf(sources);
  const early = answerEarly({
    variantOf: (request) => pageVariant(sources.content(), request).name,
    moment,
    cache,
    headers: securityHeaders(config),
    build: renderer.build,
    onAnswer,
  });
  return buildApp({
    ...{
      config: { ...config, build: renderer.build },
      db,
      pool,
      storage,
      reads,
      ...sources,
      stock: selling.stock,
      promotions: selling.promotions,
      metrics,
      telemetry,
      dev,
      payments: createProviders(config.payment),
      readEvents: (news) =>
        openReaderThread({
          ...{ ...news, url: pool.options.connectionString!, secret: config.sessionSecret },
          directUrl: config.databaseDirectUrl,
        }),
    },
    renderError: (request, status) => renderErrorPage(pages, request, status),
    // Hot reload changes a page without changing what is published.
    ...(!dev && { answerEarly: early }),
    extraRoutes: [
      (server) => useMiddleware(server, renderer),
      (server) => fileRoutes(server, renderer.files),
      (server) => devLooksRoutes(server, { db, isProduction: config.isProduction }),
      (server) => discoveryRoutes(server, pages),
      (server) => webAppRoutes(server, pages),
      (server) => sharePictureRoutes(server, { ...sources, config, storage, pictures: pictureRoutes(server, { config, db, storage }) }),
      (server) => studioRoutes(server, renderer),
      (server) => pageRoutes(server, pages),
    ],
  });
}

/** Hot reload: Vite looks at each request first and answers those for its own files. */
function useMiddleware(app: FastifyInstance, { middleware }: Renderer): void {
  if (middleware) app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
}
