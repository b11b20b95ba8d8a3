import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FoundFilm } from './find-film.ts';

/** A part of a film when a part was asked for: without that, Safari plays none at all and nobody can wind one. */
export function sendFilm(request: FastifyRequest, reply: FastifyReply, { path, size, type }: FoundFilm): FastifyReply {
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('accept-ranges', 'bytes').type(type);
  const part = readRange(request.headers.range, size);
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(createReadStream(path, { start, end }));
}

/** One part at most; whoever asks for several gets the whole, which is allowed. */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'outside';
  return end < start ? undefined : { start, end };
}
