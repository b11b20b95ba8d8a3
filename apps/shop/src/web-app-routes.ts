import { getOfflinePageData } from '@selvedge/api/content/get-page-data.ts';
import { getWebAppManifest } from '@selvedge/api/content/get-web-app-manifest.ts';
import { sendRefusal } from '@selvedge/api/http/error-handler.ts';
import type { ContentSnapshot, MarketContent } from '@selvedge/api/published/content-snapshot.ts';
import { webAppFiles } from '@selvedge/contract/web-app-files.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encode } from './page-cache.ts';
import { type PageDeps, pageCaching, readRequest, revisionsOf, send } from './page-routes.ts';

const missing = { code: 'not_found' } as const;

/** What makes the shop an app: its manifest for each market, the page for the time without a connection, and the worker that shows it. */
export function webAppRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { content, renderer } = deps;
  for (const address of [webAppFiles.manifest(), webAppFiles.manifest(':market')])
    app.get(address, (request, reply) => {
      const market = findMarket(content(), request);
      if (market === 'unknown') return sendRefusal(request, reply, missing);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', pageCaching)
        .send(JSON.stringify(getWebAppManifest(market ?? content().international)));
    });
  for (const address of [webAppFiles.offlinePage(), webAppFiles.offlinePage(':market')])
    app.get(address, (request, reply) => {
      const market = findMarket(content(), request);
      return market === 'unknown' ? sendRefusal(request, reply, missing) : sendOfflinePage(deps, request, reply, market);
    });
  app.get(webAppFiles.serviceWorker, (request, reply) => {
    const workers = renderer.serviceWorkers;
    if (!workers) return sendRefusal(request, reply, missing);
    const isWanted = [...content().byMarket.values()].some(({ featureToggles }) => featureToggles.offlinePage);
    // A browser that kept the script itself would hear of its end a day later.
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(isWanted ? workers.offline : workers.removing);
  });
}

async function sendOfflinePage(deps: PageDeps, request: FastifyRequest, reply: FastifyReply, market: MarketContent | undefined) {
  const name = `offline ${market?.market.id ?? ''}`;
  const now = revisionsOf(deps);
  const make = async () => {
    const { text, inline } = await deps.renderer.renderOfflinePage(getOfflinePageData(deps.content(), readRequest(deps, request), market));
    const policy = deps.policyOf(inline, 'notFoundPage');
    return encode({ status: 200, type: 'text/html; charset=utf-8', text, policy, url: undefined });
  };
  const page = (deps.renderer.isChanging ? undefined : deps.cache.find(now, name)) ?? (await deps.cache.make(now, name, make));
  return send(request, reply.header('cache-control', pageCaching).header('x-robots-tag', 'noindex'), page, 'html');
}

/** Undefined where no market is named: what is said there is said in the shop's first language. */
function findMarket({ byMarket }: ContentSnapshot, { params }: FastifyRequest): MarketContent | undefined | 'unknown' {
  const { market: id } = params as { market?: string };
  return id === undefined ? undefined : (byMarket.get(id) ?? 'unknown');
}
