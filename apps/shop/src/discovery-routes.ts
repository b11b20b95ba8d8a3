import type { FastifyInstance } from 'fastify';
import type { PageDeps } from './page-routes.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

type Discovery = Pick<PageDeps, 'content' | 'catalogue' | 'clock' | 'shopUrl' | 'production'>;

/** What search engines ask for first. Outside production they are told to stay away. */
export function discoveryRoutes(app: FastifyInstance, deps: Discovery): void {
  const { shopUrl, production } = deps;
  // Pages that are not to be kept say so themselves: who may not read them would not hear it.
  const closed = ['/api/', '/studio', '/*?*type=json', '/*?*formerMarket='];
  const robots = production
    ? `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${shopUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  sitemapRoutes(app, deps);
}
