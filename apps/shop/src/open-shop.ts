import { openReaderThread } from '@selvedge/api/analytics/open-reader-thread.ts';
import { buildApp } from '@selvedge/api/app.ts';
import { BootError } from '@selvedge/api/boot-error.ts';
import { loadCatalogue } from '@selvedge/api/catalogue/load-catalogue.ts';
import type { CatalogueSnapshot } from '@selvedge/api/catalogue/open-catalogue.ts';
import { startCompleter } from '@selvedge/api/checkout/complete-payments.ts';
import { paymentDepsOf } from '@selvedge/api/checkout/payment-deps-of.ts';
import { type Config, clock } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { rowMemoryOf } from '@selvedge/api/content/remember-rows.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import { startChanges } from '@selvedge/api/fulfilment/settle-changes.ts';
import { createMetrics, type Metrics, startMetricsServer } from '@selvedge/api/http/metrics.ts';
import { contentSecurityPolicy, type Inline, securityHeaders } from '@selvedge/api/http/security-headers.ts';
import { shutDown } from '@selvedge/api/http/shut-down.ts';
import { createProviders } from '@selvedge/api/payment/create-providers.ts';
import { loadPromotions } from '@selvedge/api/promotion/load-promotions.ts';
import type { PromotionSnapshot } from '@selvedge/api/promotion/promotion-snapshot.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import { type Kept, keepCurrent } from '@selvedge/api/revision/keep-current.ts';
import { type KeptStock, keepStock } from '@selvedge/api/stock/keep-stock.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { FastifyInstance } from 'fastify';
import { answerEarly } from './answer-early.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { moreSources } from './more-sources.ts';
import { openDatabase } from './open-database.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes, revisionsOf } from './page-routes.ts';
import { pageVariant } from './page-variant.ts';
import { pictureRoutes } from './picture-routes.ts';
import { renderErrorPage } from './render-error-page.ts';
import { builtRenderer, devRenderer, type Renderer } from './renderer.ts';
import { sharePictureRoutes } from './share-picture-routes.ts';
import { startBackground } from './start-background.ts';
import { startSandbox } from './start-sandbox.ts';
import { studioRoutes } from './studio-routes.ts';
import { webAppRoutes } from './web-app-routes.ts';

export type OpenShop = { address: string; stop(): Promise<void> };

type Opening = {
  dev: boolean;
  say: (line: string) => void;
  /** A demo that has sold nothing yet gets orders, returns and visits of the last 90 days. */
  withHistory?: boolean;
};

const pageCacheBytes = 96 * 1024 * 1024;
const passingCacheBytes = 24 * 1024 * 1024;

/** Opens everything in the order in which it is needed; closes it in the opposite order, also when a later step fails. */
export async function openShop(given: Config, { dev, say, withHistory = false }: Opening): Promise<OpenShop> {
  const closing: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  const starting = startSandbox(given);
  closing.push(() => starting.then((sandbox) => sandbox.stop()).catch(() => {}));
  try {
    const database = await openDatabase(given, say);
    closing.push(database.close);
    const config = { ...given, payment: (await starting).payment };
    say('reading the shop into memory');
    const renderer = dev ? await devRenderer(given) : await builtRenderer(given);
    closing.push(renderer.stop);
    const metrics = createMetrics();
    const { app, keep } = buildShop(config, { database, renderer, metrics, dev });
    const kept = await keep();
    closing.push(kept.stop);
    if (withHistory) {
      const { writeDemoHistory } = await import('./write-demo-history.ts');
      await writeDemoHistory({ config, database, shop: app.shop, say });
    }
    const background = await startBackground({ config, database, log: app.log, metrics, shop: app.shop });
    closing.push(background.stop);
    closing.push(startCompleter({ deps: paymentDepsOf(app), pool: database.pool, log: app.log }).stop);
    closing.push(startChanges({ deps: paymentDepsOf(app), pool: database.pool, log: app.log }).stop);
    const metricsServer = await atPort(config.metricsPort, 'METRICS_PORT', (port) =>
      startMetricsServer({ metrics, port, host: config.metricsHost }),
    );
    closing.push(metricsServer.close);
    await atPort(config.port, 'PORT', (port) => app.listen({ port, host: config.host, backlog: config.listenBacklog }));
    return { address: config.shopUrl, stop: () => shutDown(app, { drainMs: config.drainMs, steps: [closeAll] }) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Parts = { database: OpenDb; renderer: Renderer; metrics: Metrics; dev: boolean };

function buildShop(
  config: Config,
  { database, renderer, metrics, dev }: Parts,
): { app: FastifyInstance; keep: () => Promise<{ stop(): Promise<void> }> } {
  const { db, pool } = database;
  let kept: KeptSnapshots | undefined;
  const current = () => {
    if (!kept) throw new Error('The shop has not been read into memory yet.');
    return kept;
  };
  const content = () => current().content.current();
  const catalogue = () => current().catalogue.current();
  const selling = { stock: () => current().stock.current(), promotions: () => current().promotions.current() };
  const cache = createPageCache('pages', pageCacheBytes);
  const sources = { content, catalogue, clock: clock(config) };
  const pages = {
    ...{ ...sources, stock: selling.stock, renderer, cache, passing: createPageCache('passing-pages', passingCacheBytes) },
    ...{ shopUrl: config.shopUrl, production: config.isProduction, mapTiles: config.mapTiles, setupHost: config.setupHost },
    scriptHosts: config.scriptHosts,
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
  const app = buildApp({
    ...{
      config: { ...config, build: renderer.build },
      db,
      pool,
      ...sources,
      ...selling,
      metrics,
      dev,
      payments: createProviders(config.payment),
      readEvents: (news) => openReaderThread({ ...news, url: pool.options.connectionString!, secret: config.sessionSecret }),
    },
    renderError: (request, status) => renderErrorPage(pages, request, status),
    // Hot reload changes a page without changing what is published.
    ...(!dev && { answerEarly: early }),
    extraRoutes: [
      (server) => useMiddleware(server, renderer),
      (server) => fileRoutes(server, renderer.files),
      (server) => discoveryRoutes(server, pages),
      (server) => webAppRoutes(server, pages),
      (server) => sharePictureRoutes(server, { ...sources, config, pictures: pictureRoutes(server, { config, db }) }),
      (server) => studioRoutes(server, renderer),
      (server) => pageRoutes(server, pages),
    ],
  });
  const keep = async () => {
    kept = await keepSnapshots({ database, log: app.log, metrics, clock: sources.clock });
    const all = Object.values(kept);
    return { stop: async () => void (await Promise.all(all.map((each) => each.stop()))) };
  };
  return { app, keep };
}

type Snapshots = { database: OpenDb; log: FastifyInstance['log']; metrics: Metrics; clock: () => Date };

type KeptSnapshots = {
  content: Kept<ContentSnapshot>;
  catalogue: Kept<CatalogueSnapshot>;
  promotions: Kept<PromotionSnapshot>;
  stock: KeptStock;
};

async function keepSnapshots({ database: { db, pool }, log, metrics, clock: now }: Snapshots): Promise<KeptSnapshots> {
  const memory = rowMemoryOf(db);
  const shared = { pool, db, log, metrics };
  let previous: CatalogueSnapshot | undefined;
  const load = async (from: Db) => {
    previous = await loadCatalogue(from, { now: now(), previous });
    return previous;
  };
  const opened: { stop(): Promise<void> }[] = [];
  const keep = async <T extends { stop(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  try {
    const content = await keep(keepCurrent({ ...shared, name: 'content', load: (from: Db) => loadContent(from, { log, memory }) }));
    // Before the assortment is read: what moves in between must not be missed.
    const stock = await keep(keepStock({ pool, db, log }));
    const promotions = await keep(keepCurrent({ ...shared, name: 'promotion', load: (from: Db) => loadPromotions(from, { log }) }));
    return { content, stock, promotions, catalogue: await keep(keepCurrent({ ...shared, name: 'catalogue', load })) };
  } catch (error) {
    for (const one of opened) await one.stop();
    throw error;
  }
}

async function atPort<T>(port: number, name: string, open: (port: number) => Promise<T>): Promise<T> {
  try {
    return await open(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new BootError(`Port ${port} is taken by another program.\nStop that one, or choose another: ${name}=${port + 1} npm start`);
    if (code === 'EACCES')
      throw new BootError(`This user may not open port ${port}.\nChoose one above 1023: ${name}=${port + 3000} npm start`);
    throw error;
  }
}

/** Hot reload: Vite looks at each request first and answers those for its own files. */
function useMiddleware(app: FastifyInstance, { middleware }: Renderer): void {
  if (middleware) app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
}
