import { listPublicPaths } from '@selvedge/api/content/list-public-paths.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import type { FastifyInstance } from 'fastify';

type Discovery = { content: () => ContentSnapshot; shopUrl: string; production: boolean };

/** What search engines ask for first. Outside production they are told to stay away. */
export function discoveryRoutes(app: FastifyInstance, { content, shopUrl, production }: Discovery): void {
  const robots = production
    ? `User-agent: *\nDisallow: /api/\nDisallow: /studio\nSitemap: ${shopUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
  app.get('/sitemap.xml', (_, reply) => {
    const maps = content().markets.map(({ id }) => `<sitemap><loc>${shopUrl}/sitemap-${id}.xml</loc></sitemap>`);
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`));
  });
  app.get<{ Params: { market: string } }>('/sitemap-:market.xml', (request, reply) => {
    const market = content().byMarket.get(request.params.market);
    if (!market) return reply.callNotFound();
    const urls = listPublicPaths(content(), market.market.id).map((path) => `<url><loc>${shopUrl}${escapeXml(path)}</loc></url>`);
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`));
  });
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
