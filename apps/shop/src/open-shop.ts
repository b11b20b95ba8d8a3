import { buildApp } from '@selvedge/api/app.ts';
import { BootError } from '@selvedge/api/boot-error.ts';
import { type Config, clock } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import type { ContentSnapshot } from '@selvedge/api/content/snapshot.ts';
import { createMetrics, startMetricsServer } from '@selvedge/api/http/metrics.ts';
import { securityHeaders } from '@selvedge/api/http/security-headers.ts';
import { type Kept, keepCurrent } from '@selvedge/api/revision/keep-current.ts';
import type { FastifyInstance } from 'fastify';
import { answerEarly } from './answer-early.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { renderErrorPage } from './error-page.ts';
import { fileRoutes } from './file-routes.ts';
import { openDatabase } from './open-database.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './page-routes.ts';
import { builtRenderer, devRenderer, type Renderer } from './renderer.ts';
import { studioRoutes } from './studio-routes.ts';

export type OpenShop = { address: string; stop(): Promise<void> };

const pageCacheBytes = 96 * 1024 * 1024;

/** Opens everything in the order in which it is needed, and closes it in the opposite order. */
export async function openShop(config: Config, { dev, say }: { dev: boolean; say: (line: string) => void }): Promise<OpenShop> {
  const database = await openDatabase(config, say);
  const { db, pool } = database;
  say('reading the shop into memory');
  const renderer = dev ? await devRenderer() : await builtRenderer();
  const metrics = createMetrics();
  const cache = createPageCache(pageCacheBytes);
  const site = { shopUrl: config.shopUrl, production: config.isProduction, dev };
  let kept: Kept<ContentSnapshot> | undefined;
  const content = () => {
    if (!kept) throw new Error('The published content has not been read yet.');
    return kept.current();
  };
  const pages = { content, renderer, cache, ...site };
  const onAnswer = (status: number) => metrics.requestSeconds.observe({ method: 'GET', route: 'kept page', status: String(status) }, 0);
  const app = buildApp({
    ...{ config, db, pool, clock: clock(config), content, metrics, dev },
    renderError: (request, status) => renderErrorPage(pages, request, status),
    ...(!dev && { answerEarly: answerEarly({ content, cache, headers: securityHeaders({ ...config, dev }), build: renderer.build, onAnswer }) }),
    extraRoutes: [
      (server) => useMiddleware(server, renderer),
      (server) => fileRoutes(server, renderer.files),
      (server) => discoveryRoutes(server, pages),
      (server) => studioRoutes(server, renderer),
      (server) => pageRoutes(server, pages),
    ],
  });
  kept = await keepCurrent({ pool, db, name: 'content', load: (from) => loadContent(from, { log: app.log }), log: app.log, metrics });
  const metricsServer = await startMetricsServer({ metrics, port: config.metricsPort });
  await listen(app, config);
  return {
    address: config.shopUrl,
    async stop() {
      app.shop.isStopping = true;
      await app.close();
      metricsServer.close();
      await Promise.all([kept?.stop(), renderer.stop()]);
      await database.close();
    },
  };
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new BootError(`Port ${port} is taken by another program.\nStop that one, or choose another port: PORT=${port + 1} npm start`);
    }
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new BootError(`This user may not open port ${port}.\nChoose one above 1023: PORT=3000 npm start`);
    throw error;
  }
}

/** Hot reload: Vite looks at each request first and answers those for its own files. */
function useMiddleware(app: FastifyInstance, { middleware }: Renderer): void {
  if (middleware) app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
}
