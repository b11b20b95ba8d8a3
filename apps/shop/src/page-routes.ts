import { getPageData } from '@selvedge/api/content/get-page-data.ts';
import { pageCacheKey } from '@selvedge/api/content/page-cache-key.ts';
import type { PageRequest } from '@selvedge/api/content/page-request.ts';
import type { ContentSnapshot } from '@selvedge/api/content/snapshot.ts';
import { readCookie } from '@selvedge/api/http/cookie.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, encode, type MadePage, type PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import { serveBytes } from './serve-bytes.ts';

export type PageDeps = {
  content: () => ContentSnapshot;
  renderer: Renderer;
  cache: PageCache;
  production: boolean;
  shopUrl: string;
};

/** Browsers ask each time and mostly hear 304, so that what is published is seen at once. */
export const pageCaching = 'public, no-cache';

/** Every path that is not an API call or a file is a page of the shop. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  app.get('/*', (request, reply) => servePage(deps, request, reply));
}

async function servePage(deps: PageDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const content = deps.content();
  const wanted = readRequest(deps, request);
  const asJson = wanted.query.get('type') === 'json';
  const key = pageCacheKey(content, wanted);
  reply.header('x-build', deps.renderer.build).header('cache-control', key ? pageCaching : 'private, no-store');
  const name = key && `${asJson ? 'json' : 'html'} ${key}`;
  const kept = name && deps.cache.find(content.revision, name);
  if (kept) return send(request, reply, kept, asJson);
  const page = getPageData(content, wanted);
  if (page.location.redirect && !asJson) return reply.redirect(page.location.redirect, page.statusCode);
  const make = () => render(deps, page, asJson);
  return send(request, reply, await (name ? deps.cache.make(content.revision, name, make) : make().then(encode)), asJson);
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, asJson: boolean): FastifyReply {
  if (page.status === 503) reply.header('retry-after', '120');
  // Page data tells its status in the payload; a status of its own would make it an error to whoever fetches it.
  return serveBytes(request, reply, page, { status: asJson ? 200 : page.status, type: page.type });
}

export function readRequest(deps: PageDeps, request: FastifyRequest): PageRequest {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const { production, shopUrl } = deps;
  return { path, query: new URLSearchParams(search), storedMarket: readCookie(request.headers.cookie, 'market'), production, shopUrl };
}

async function render({ renderer }: PageDeps, page: PageData, asJson: boolean): Promise<MadePage> {
  const { statusCode: status, location } = page;
  if (asJson) return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(page), url: undefined };
  const query = new URLSearchParams(
    Object.entries(location.query).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString();
  const url = status === 200 && location.market ? location.path + (query && `?${query}`) : undefined;
  return { status, type: 'text/html; charset=utf-8', text: await renderer.render(page), url };
}
