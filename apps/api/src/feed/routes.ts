import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type ErrorCode, ShopError, statusOf } from '@selvedge/contract/error.ts';
import { feedAddress, feedPath } from '@selvedge/contract/studio/feeds.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compareFeed } from './compare-feed.ts';
import { feedSourceOf } from './preview-feed.ts';
import { readSince } from './read-since.ts';
import { findFeed, noteFetch } from './store.ts';
import type { FeedRow } from './tables.ts';
import { feedWriters, writeFeed } from './write-feed.ts';

/** Each takes a share of the one core that answers shoppers. */
const mostAtOnce = 3;

/** Feeds as partners fetch them: written while they are sent, and nothing at all for who has no address of one. */
export function feedRoutes(app: FastifyInstance): void {
  let underway = 0;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    const feed = await findAsked(app, request.url);
    if (!feed) return refuse(reply, 'not_found');
    if (underway >= mostAtOnce) return refuse(reply.header('retry-after', '30'), 'unavailable');
    underway += 1;
    try {
      return await send(app, feed, { request, reply, onEnd: () => (underway -= 1) });
    } catch (error) {
      underway -= 1;
      if (error instanceof ShopError) return refuse(reply, error.code);
      throw error;
    }
  };
  app.get(`${feedPath}:id`, answer);
  app.get(`${feedPath}:id/:token`, answer);
}

type Answering = { request: FastifyRequest; reply: FastifyReply; onEnd: () => void };

async function send({ shop }: FastifyInstance, feed: FeedRow, { request, reply, onEnd }: Answering): Promise<FastifyReply> {
  const now = shop.clock();
  const ctx = { ...shop.held(), db: shop.db, content: shop.content(), now };
  const source = await feedSourceOf(ctx, feed, shop.config.shopUrl);
  const revision = await compareFeed(source, feed, `${ctx.content.revision} ${ctx.catalogue.revision} ${feed.version}`);
  const since = await readSince(shop.db, { feedId: feed.id, given: (request.query as { since?: unknown }).since, revision });
  await noteFetch(shop.db, feed.id, now);
  const etag = `W/"${feed.id}-${feed.version}-${revision}${since === undefined ? '' : `-${since}`}"`;
  reply.header('etag', etag).header('x-feed-revision', String(revision));
  if (request.headers['if-none-match'] === etag) {
    onEnd();
    return reply.code(304).send();
  }
  const pieces = Readable.from(writeFeed(source, { format: feed.format, feedId: feed.id, revision, since }));
  pieces.once('close', onEnd);
  reply.type(feedWriters[feed.format].contentType);
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')) return reply.send(pieces);
  const packed = createGzip();
  pipeline(pieces, packed).catch((error) => request.log.warn({ err: error }, 'a product feed was not sent to its end'));
  return reply.header('content-encoding', 'gzip').send(packed);
}

/** By the whole address, as it was handed out; of an open feed the short one. */
async function findAsked({ shop }: FastifyInstance, url: string): Promise<FeedRow | undefined> {
  const [path = ''] = url.split('?', 1);
  const [, id = ''] = /^\/feeds\/([a-z0-9]{8})[./]/.exec(path) ?? [];
  const feed = id === '' ? undefined : await findFeed(shop.db, id);
  if (!feed?.isOn || !shop.content().byMarket.has(feed.market)) return undefined;
  if (feed.isOpen && path === feedAddress({ ...feed, token: undefined })) return feed;
  return isEqual(path, feedAddress(feed)) ? feed : undefined;
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A machine reads it: no page is rendered for who tries addresses. */
function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply.code(statusOf[code]).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(code);
}
