import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

type Shared = { answer: CachedResponse; seconds: number; type?: string };

/** An answer for everybody: cacheable, compressed as the caller can read it, 304 when it is known already. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, { answer, seconds, type = 'application/json' }: Shared) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // Different bytes are different representations; a strong tag must not call them equal.
  const tag = `"${answer.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.header('etag', tag).header('cache-control', `public, max-age=${seconds}`).header('vary', 'accept-encoding');
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(`${type}; charset=utf-8`);
  return reply.send(encoding === 'identity' ? answer.json : answer[encoding]);
}

export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const offered = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase());
  const takes = (name: string) => offered.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(?:\.0*)?$/.test(part)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
}
