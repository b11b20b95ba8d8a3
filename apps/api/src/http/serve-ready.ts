import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint, Received } from '@selvedge/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownCopy } from '../cache/own-copy.ts';
import type { Ctx } from '../shop/ctx.ts';
import { contentFor } from './content-for.ts';
import { inputReader } from './read-input.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { refuseInMaintenance } from './refuse-in-maintenance.ts';
import { chooseEncoding, matches } from './send-shared.ts';
import { contextOf } from './serve.ts';

/** Bytes that are JSON already. Packed forms and the tag are made when first asked for, and kept beside them. */
export type ReadyAnswer = {
  json: Buffer;
  tag?: string;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
  /** Of one that is sent once: its bytes belong to another answer afterwards. */
  giveBack?: () => void;
};

export type ReadyHandler<E extends Endpoint> = (ctx: Ctx, input: Received<E>) => ReadyAnswer | Promise<ReadyAnswer>;

/**
 * Serves what a snapshot in memory can answer with bytes. It looks at nobody's session, so it never asks the database,
 * and it sends what the handler made as it is: that it keeps the contract is proven by tests, not on every request.
 */
export function serveReady<E extends Endpoint>(app: FastifyInstance, definition: E, handle: ReadyHandler<E>): void {
  const { shop } = app;
  if (definition.access !== 'public') throw new Error(`${definition.path} is not for everybody and cannot be served as kept bytes.`);
  const read = inputReader(definition);
  const seconds = typeof definition.caching === 'object' ? definition.caching.sharedSeconds : undefined;
  shop.served.add(definition);
  app.route({
    method: definition.method,
    url: definition.path,
    config: { access: definition.access },
    onRequest: (request, _reply, done) => {
      if (definition.method !== 'GET') refuseCrossSite(request, shop.config.shopUrl);
      done();
    },
    handler: async (request, reply) => {
      await refuseInMaintenance(shop, definition, request);
      const input = read({ params: request.params, query: request.query, body: request.body });
      const params = input.params as Record<string, string>;
      const content = await contentFor(shop, request, { access: 'public', params });
      const ctx = contextOf(shop, request, { content, params, session: undefined });
      return send(request, reply, await handle(ctx, input as Received<E>), ctx.market?.isClosed ? undefined : seconds);
    },
  });
}

const smallestPacked = 1_400;

async function send(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer, seconds: number | undefined) {
  // Once the bytes are the system's, or nobody is there any more to read them.
  if (answer.giveBack) reply.raw.once('close', answer.giveBack);
  const encoding = answer.json.length < smallestPacked ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding').header('cache-control', seconds === undefined ? 'no-store' : `public, max-age=${seconds}`);
  if (seconds !== undefined) {
    answer.tag ??= createHash('sha1').update(answer.json).digest('base64url');
    const tag = `"${answer.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    reply.header('etag', tag);
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  reply.type('application/json; charset=utf-8');
  if (encoding === 'identity') return reply.send(answer.json);
  answer[encoding] ??= pack[encoding](answer.json);
  return reply.header('content-encoding', encoding).send(await answer[encoding]);
}

/** Quick rather than tight: an answer may be sent only once. */
const pack = {
  br: async (json: Buffer) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: json.length };
    return ownCopy(await promisify(brotliCompress)(json, { params }));
  },
  gzip: async (json: Buffer) => ownCopy(await promisify(gzip)(json, { level: 5 })),
};
