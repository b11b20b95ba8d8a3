import { Readable } from 'node:stream';
import type { Answer, Endpoint, Received } from '@selvedge/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalMarketId } from '../published/canonical-market-id.ts';
import { armOf, inArm } from '../published/in-arm.ts';
import type { Ctx, Session } from '../shop/ctx.ts';
import type { Shop } from '../shop/shop.ts';
import { callerAddress } from './caller-address.ts';
import { checkAccess, findDevice, findStaff } from './check-access.ts';
import { contentFor, marketParam } from './content-for.ts';
import { type CookieOptions, readCookie, writeCookie } from './cookie.ts';
import { getMarket } from './get-market.ts';
import { limitCaller } from './limit-caller.ts';
import { inputReader } from './read-input.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { refuseInMaintenance } from './refuse-in-maintenance.ts';
import { refuseUnintendedGet } from './refuse-unintended-get.ts';
import { sendShared } from './send-shared.ts';

/** The few things of HTTP that a handler may need beyond its input and its answer. */
export type Http = {
  readHeader(name: string): string | undefined;
  /** A header that only a trusted proxy may write; from anybody else it is not there. */
  readProxyHeader(name: string): string | undefined;
  readCookie(name: string): string | undefined;
  /** For signatures, which cover headers too. */
  allHeaders(): FastifyRequest['headers'];
  setCookie(name: string, value: string, options: Omit<CookieOptions, 'secure'>): void;
  setHeader(name: string, value: string): void;
  /** The file of an endpoint that takes one; undefined when none was sent. */
  readUpload(): { body: Readable; contentType: string; length: number | undefined } | undefined;
  /** One of the endpoint's accepted statuses, when it is neither 200 nor 204. */
  setStatus(status: number): void;
};

export type Handler<E extends Endpoint> = (ctx: Ctx, input: Received<E>, http: Http) => Answer<E> | Promise<Answer<E>>;

/** The one bridge from the contract to Fastify: who may call, parsed input to the handler, answer out. */
export function serve<E extends Endpoint>(app: FastifyInstance, definition: E, handle: Handler<E>): void {
  const { shop } = app;
  const read = inputReader(definition);
  const shared = typeof definition.caching === 'object' ? definition.caching.sharedSeconds : undefined;
  const sessions = new WeakMap<FastifyRequest, Session>();
  shop.served.add(definition);

  async function answer(ctx: Ctx, input: ReturnType<typeof read>, http: Http): Promise<unknown> {
    const given = await handle(ctx, input as Received<E>, http);
    // Also takes out what the contract does not name: a column added later must not leak by itself.
    return given === undefined ? undefined : definition.response.parse(given);
  }

  app.route({
    method: definition.method,
    url: definition.path,
    ...(definition.changes && { exposeHeadRoute: false }),
    ...(definition.maxBodyBytes && { bodyLimit: definition.maxBodyBytes }),
    config: {
      access: definition.access,
      ...(definition.upload && { upload: definition.upload }),
      ...(definition.asSent && { asSent: true }),
      ...(definition.readLater && { readLater: true }),
    },
    // Before the body is read: a stranger must not make the server parse a megabyte.
    onRequest: async (request) => {
      // A key in a header is proof enough: no link, picture or form can send one.
      const isKeyed = definition.access === 'service' || definition.access === 'till';
      if (definition.method !== 'GET' && !isKeyed && !definition.asSent) refuseCrossSite(request, shop.config.shopUrl);
      await refuseInMaintenance(shop, definition, request);
      if (!definition.anonymous && (shared === undefined || definition.access !== 'public')) {
        const session = await checkAccess(shop, definition, request);
        if (session) sessions.set(request, session);
      }
      if (definition.changes && !isKeyed) refuseUnintendedGet(request, shop.config.shopUrl);
      await limitCaller(shop, definition, { request, session: sessions.get(request) });
    },
    handler: async (request, reply) => {
      const input = read({ params: request.params, query: request.query, body: request.body });
      const params = input.params as Params;
      const published = await contentFor(shop, request, { ...definition, params });
      // What is shared by everybody is what is published; whoever is shown something else is answered by it.
      const content = shared === undefined ? contentInArm(published, request, params) : published;
      const device = shared === undefined ? await findDevice(shop, request) : undefined;
      const ctx = contextOf(shop, request, { content, params, session: sessions.get(request), device });
      const preview = shared !== undefined && 'preview' in (request.query as object) && (await mayPreview(shop, request));
      if (shared === undefined || preview || ctx.market?.isClosed) {
        const personal = preview ? { ...ctx, preview } : ctx;
        return sendPersonal(reply, await answer(personal, input, httpOf(shop, request, reply)), definition);
      }
      const key = `${definition.method} ${definition.path} ${JSON.stringify([input.params, { ...(input.query as object), preview: undefined }])}`;
      const kept = await shop.responseCache(key, content.revision, async () => JSON.stringify(await answer(ctx, input, noHttp)));
      return sendShared(request, reply, { answer: kept, seconds: shared });
    },
  });
}

type Params = Record<string, string>;

function contentInArm(content: Ctx['content'], { headers }: FastifyRequest, params: Params): Ctx['content'] {
  const name = marketParam(params);
  const market = name && canonicalMarketId(params[name]!);
  return market ? inArm(content, market, armOf(content, market, headers.cookie)) : content;
}

export function contextOf(
  shop: Shop,
  request: FastifyRequest,
  known: { content: Ctx['content']; params: Params; session: Session | undefined; device?: Ctx['device'] },
): Ctx {
  const name = marketParam(known.params);
  const market = name && getMarket(known.content, known.params[name]!);
  if (market) known.params[name] = market.id;
  return {
    ...shop.held(),
    db: shop.db,
    now: shop.clock(),
    content: known.content,
    market: market || undefined,
    session: known.session,
    device: known.device,
    address: callerAddress(request),
    requestId: request.id,
    log: request.log,
  };
}

async function mayPreview(shop: Shop, request: FastifyRequest): Promise<boolean> {
  return (await findStaff(shop, request))?.rights.includes('content.read') ?? false;
}

type Kind = Pick<Endpoint, 'answersText' | 'answersFile'>;

function sendPersonal(reply: FastifyReply, body: unknown, { answersText, answersFile }: Kind): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (body === undefined) return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send();
  if (answersFile) return reply.type(answersFile).send(Buffer.from(body as Uint8Array));
  if (answersText) return reply.type('text/plain; charset=utf-8').send(body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function httpOf(shop: Shop, request: FastifyRequest, reply: FastifyReply): Http {
  const secure = shop.config.shopUrl.startsWith('https:');
  const readHeader = (name: string) => [request.headers[name]].flat()[0];
  return {
    readHeader,
    readProxyHeader: (name) => (shop.isTrustedProxy(request.socket.remoteAddress) ? readHeader(name) : undefined),
    readCookie: (name) => readCookie(request.headers.cookie, name),
    allHeaders: () => request.headers,
    setCookie: (name, value, options) => void reply.header('set-cookie', writeCookie(name, value, { ...options, secure })),
    setHeader: (name, value) => void reply.header(name, value),
    readUpload: () => readUpload(request, reply),
    setStatus: (status) => void reply.code(status),
  };
}

function readUpload(request: FastifyRequest, reply: FastifyReply): ReturnType<Http['readUpload']> {
  const { body } = request;
  if (!(body instanceof Readable)) return undefined;
  // A file that is refused half-way is not read to its end, so the connection cannot be used again.
  reply.header('connection', 'close');
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return { body, contentType: String(request.headers['content-type']), length: Number.isNaN(length) ? undefined : length };
}

/** What is shared by everybody can neither read nor set what belongs to one caller. */
const noHttp: Http = {
  readHeader: () => undefined,
  readProxyHeader: () => undefined,
  readCookie: () => undefined,
  allHeaders: () => ({}),
  readUpload: () => undefined,
  setCookie: () => {
    throw new Error('A shared answer cannot set a cookie.');
  },
  setHeader: () => {
    throw new Error('A shared answer cannot set a header.');
  },
  setStatus: () => {
    throw new Error('A shared answer has status 200.');
  },
};
