import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createCache } from '@selvedge/api/cache/create-cache.ts';
import { sendRefusal } from '@selvedge/api/http/error-handler.ts';
import { findSitemap } from '@selvedge/api/sitemap/find-sitemap.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './compress.ts';
import { type PageDeps, revisionsOf } from './page-routes.ts';

type Deps = Pick<PageDeps, 'content' | 'catalogue' | 'clock' | 'shopUrl'>;

const keptBytes = 32 * 1024 * 1024;
const largestKept = 4 * 1024 * 1024;

/** The addresses of the whole shop for search engines: kept as long as nothing has changed, and sent while they are written. */
export function sitemapRoutes(app: FastifyInstance, deps: Deps): void {
  const kept = createCache<string, Buffer>({
    ...{ name: 'sitemaps', maxBytes: keptBytes, maxEntryBytes: largestKept, sizeOf: ({ length }: Buffer) => length },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [file = ''] = request.url.split('?', 1);
    const { content, catalogue, time } = revisionsOf(deps);
    const now = new Date(time);
    const source = { db: app.shop.db, content: deps.content(), catalogue: deps.catalogue(), shopUrl: deps.shopUrl, now };
    const pieces = findSitemap(source, file);
    if (!pieces) return sendRefusal(request, reply, { code: 'not_found' });
    // Prices begin and end with the day.
    const etag = `W/"${content}-${catalogue}-${utcDay(now)}"`;
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').header('etag', etag);
    reply.header('vary', 'accept-encoding').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(Readable.from(pieces));
    reply.header('content-encoding', 'gzip');
    const name = `${etag} ${file}`;
    const known = kept.find(name);
    if (known) return reply.send(known);
    const gzip = createGzip();
    pipeline(Readable.from(pieces), gzip).catch(() => {});
    return reply.send(Readable.from(collect(gzip, (whole) => kept.keep(name, whole))));
  };
  app.get('/sitemap.xml', answer);
  app.get('/sitemap-:name.xml', answer);
}

async function* collect(stream: AsyncIterable<Buffer>, onEnd: (whole: Buffer) => void): AsyncGenerator<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    if (bytes <= largestKept) parts.push(part);
    yield part;
  }
  if (bytes <= largestKept) onEnd(Buffer.concat(parts));
}
